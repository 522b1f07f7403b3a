import DeviceEngine
import Foundation
import HostLink

// Pushes from a gateway. Each returns a verdict.
extension WidgetHost {
  /// Handles a push of type `liveactivity`. Returns when its pictures have arrived or failed.
  ///
  /// - Parameters:
  ///   - bundle: The app's bundle identifier in the push's topic; nil skips the check.
  ///   - receipt: The number of a push of a cluster. One that was handled before changes nothing.
  public func push(
    _ push: ActivityPush, to token: Data, bundle: String? = nil, receipt: PushReceipt? = nil
  ) async -> HostPushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    guard let facts = pushTokenFacts(token) else {
      return HostPushVerdict(.unknownToken, PushSentences.unknownToken)
    }
    if let verdict = wrongTarget(facts, [.activityUpdate, .activityStart], bundle) {
      return verdict
    }
    guard let event = push.event else {
      return HostPushVerdict(.eventMissing, PushSentences.eventMissing, activity: facts.activity)
    }
    switch (facts.kind, event) {
    case (.activityStart, .start): return await start(push, facts, receipt)
    case (.activityStart, _): return HostPushVerdict(.wrongTopic, PushSentences.startToken)
    case (_, .start): return HostPushVerdict(.wrongTopic, PushSentences.startWithUpdateToken)
    case (_, .update), (_, .end):
      guard let id = facts.activity, activityEngine.activities[id] != nil else {
        let sentence = PushSentences.activityGone(facts.activity ?? "")
        return HostPushVerdict(.staleToken, sentence, activity: facts.activity)
      }
      return await change(id, push, event, receipt)
    }
  }

  /// Handles a broadcast to the activities of an app that listen to a channel. Returns when their
  /// contents are stored; pictures follow later. Complexity: linear in the number of listeners.
  public func broadcast(
    _ push: ActivityPush, channel: String, bundle: String, receipt: PushReceipt? = nil
  ) async -> HostPushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    guard let event = push.event else {
      return HostPushVerdict(.eventMissing, PushSentences.eventMissing)
    }
    guard event != .start else { return HostPushVerdict(.refused, PushSentences.startByChannel) }
    if let verdict = push.problem(for: event) { return verdict }
    let ids = activitiesListening(to: channel, of: bundle)
    guard !ids.isEmpty else {
      return HostPushVerdict(.unknownToken, PushSentences.noSubscribers(channel), count: 0)
    }
    var pushes: [ExtensionID: ActivityPush] = [:]
    let decisions = ids.compactMap { id -> ActivityDecision? in
      guard let app = activityEngine.activities[id]?.stored.extension else { return nil }
      let own = pushes[app] ?? localized(push, for: app)
      pushes[app] = own
      return try? activityEngine.decision(on: own, event, of: id, at: clock.now)
    }
    do {
      try carryOut(decisions, with: changes(receipt), isUrgent: false)
      note(receipt)
    } catch {
      return HostPushVerdict(.failed, "\(error)")
    }
    flush()
    let taken = decisions.count { $0.outcome == .accepted }
    let others = decisions.filter { $0.outcome != .accepted }
    return HostPushVerdict(
      taken > 0 ? .delivered : others.first?.outcome.verdict ?? .failed,
      PushSentences.broadcast(taken, of: ids.count, others: others.map(\.sentence)), count: taken)
  }

  /// Handles a push of type `widgets`: requests the timelines of the app's widgets that have a push
  /// handler, within their budgets.
  public func pushWidgets(
    to token: Data, bundle: String? = nil, receipt: PushReceipt? = nil
  ) async -> HostPushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    guard let facts = pushTokenFacts(token) else {
      return HostPushVerdict(.unknownToken, PushSentences.unknownToken)
    }
    if let verdict = wrongTarget(facts, [.widgets], bundle) { return verdict }
    guard let app = installed[facts.extension], app.acceptsWidgetPushes else {
      return HostPushVerdict(.staleToken, PushSentences.noHandler(facts.extension))
    }
    let sentence = reloadPushedWidgets(of: app)
    try? store(receipt)
    return HostPushVerdict(.delivered, sentence)
  }

  /// Handles a push of type `controls`: requests the control's value.
  public func pushControls(
    to token: Data, bundle: String? = nil, receipt: PushReceipt? = nil
  ) async -> HostPushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    guard let facts = pushTokenFacts(token) else {
      return HostPushVerdict(.unknownToken, PushSentences.unknownToken)
    }
    if let verdict = wrongTarget(facts, [.control], bundle) { return verdict }
    do {
      try await pushControl(token: token)
      try store(receipt)
      return HostPushVerdict(.delivered, PushSentences.reloaded)
    } catch {
      return HostPushVerdict(.staleToken, "\(error)")
    }
  }

  // MARK: Steps

  private func start(
    _ push: ActivityPush, _ facts: PushTokenFacts, _ receipt: PushReceipt?
  ) async -> HostPushVerdict {
    guard let app = installed[facts.extension], let type = facts.attributesType else {
      return HostPushVerdict(.staleToken, PushSentences.notInstalled(facts.extension))
    }
    if let verdict = push.problem(for: .start) { return verdict }
    guard let given = push.attributesType, let attributes = push.attributes,
      let content = push.content
    else { return HostPushVerdict(.incomplete, PushSentences.missing("attributes", .start)) }
    guard given == type else {
      return HostPushVerdict(.wrongTopic, PushSentences.otherType(given, type))
    }
    let record: ActivityRecord
    do {
      record = try start(
        ActivityStart(
          attributesType: type, attributes: attributes, content: content,
          push: push.channel.map { .channel($0) }, alert: localized(push, for: app.id).alert),
        of: app, by: push.requester, wantsToken: push.wantsToken, with: changes(receipt))
      note(receipt)
    } catch let refusal as ActivityRefusal {
      return HostPushVerdict(.refused, refusal.message)
    } catch {
      return HostPushVerdict(.failed, "\(error)")
    }
    let id = ActivityID(record.id)
    let failure = await pictures(of: id)
    guard let failure, failure.isUnusable, activityEngine.activities[id]?.isLoaded == false
    else { return verdict(id, failure) }
    // The activity could never show anything.
    activityEngine.dismiss(
      id, .failure, ActivitySentences.undecodableStart, at: clock.now)
    flush()
    return HostPushVerdict(
      .undecodable, failure.failure.message, details: failure.details.map { .init($0) })
  }

  func change(
    _ id: ActivityID, _ push: ActivityPush, _ event: ActivityPush.Event,
    _ receipt: PushReceipt? = nil
  ) async -> HostPushVerdict {
    if let verdict = push.problem(for: event) { return verdict }
    do {
      let app = activityEngine.activities[id]?.stored.extension
      let own = app.map { localized(push, for: $0) } ?? push
      let decision = try activityEngine.decision(on: own, event, of: id, at: clock.now)
      if decision.outcome == .accepted {
        try carryOut([decision], with: changes(receipt))
        note(receipt)
      } else {
        try carryOut([decision])
      }
      flush()
      guard decision.outcome == .accepted else {
        return HostPushVerdict(decision.outcome.verdict, decision.sentence, activity: id)
      }
      return verdict(id, await pictures(of: id))
    } catch {
      return HostPushVerdict(.failed, "\(error)", activity: id)
    }
  }

  private func verdict(_ id: ActivityID, _ failure: ActivityFailure?) -> HostPushVerdict {
    guard let failure else { return HostPushVerdict(.delivered, PushSentences.drawn, activity: id) }
    if failure.isUndecodable {
      return HostPushVerdict(
        .undecodable, failure.failure.message, activity: id,
        details: failure.details.map { .init($0) })
    }
    return HostPushVerdict(
      .notDrawn, PushSentences.notDrawn(failure.failure.message), activity: id)
  }

  private func wrongTarget(
    _ facts: PushTokenFacts, _ kinds: Set<PushTokenFacts.Kind>, _ bundle: String?
  ) -> HostPushVerdict? {
    guard kinds.contains(facts.kind) else {
      return HostPushVerdict(.wrongTopic, PushSentences.wrongKind(facts.kind))
    }
    if let bundle, let app = installed[facts.extension], !app.isApp(bundle) {
      return HostPushVerdict(
        .wrongTopic, PushSentences.otherApp(bundle, owner: app.bundleIdentifier))
    }
    return nil
  }
}

extension ActivityFailure {
  /// True if a retry cannot succeed: the attributes, the content or the type do not fit the
  /// extension.
  fileprivate var isUnusable: Bool { !failure.isRetryable && failure.heldBackUntil == nil }
}

extension InstalledExtension {
  /// Whether a bundle identifier names this extension's app. `com.example.App` is the app of
  /// `com.example.App.Widget`; an extension's own identifier counts, too.
  func isApp(_ bundle: String) -> Bool {
    bundleIdentifier == bundle || bundleIdentifier.hasPrefix(bundle + ".")
  }
}
