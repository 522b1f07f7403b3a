import DeviceEngine
import Foundation
import HostLink
import NoticeCatalog
import PushValues

// Pushes from a gateway. Each returns a verdict.
extension WidgetHost {
  /// Handles a push of type `liveactivity`. Returns when its pictures have arrived or failed.
  ///
  /// - Parameters:
  ///   - bundle: The app's bundle identifier in the push's topic; nil skips the check.
  ///   - receipt: The number of a push of a cluster. One that was handled before changes nothing.
  public func push(
    _ push: ActivityPush, to token: Data, bundle: String? = nil, receipt: PushReceipt? = nil
  ) async -> PushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    let facts = pushTokenFacts(token)
    return await carryOut(
      activityEngine.decision(
        on: facts.map { localized(push, for: $0.extension) } ?? push, to: facts, topic: bundle,
        isInstalled: facts.map { installed[$0.extension] != nil } ?? false, at: clock.now),
      of: push, receipt)
  }

  /// Handles a broadcast to the activities of an app that listen to a channel. Returns when their
  /// contents are stored; pictures follow later. Complexity: linear in the number of listeners.
  public func broadcast(
    _ push: ActivityPush, channel: String, bundle: String, receipt: PushReceipt? = nil
  ) async -> PushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    let decision = activityEngine.decision(
      onBroadcast: push, to: activitiesListening(to: channel, of: bundle), channel: channel,
      at: clock.now
    ) { localized($0, for: $1) }
    switch decision {
    case .rejected(let verdict): return verdict
    case .change(let changes):
      do {
        try carryOut(changes, with: self.changes(receipt), isUrgent: false)
        note(receipt)
      } catch {
        return PushVerdict(.failed, "\(error)")
      }
      flush()
      return PushVerdict(onBroadcast: changes)
    }
  }

  /// Handles a push of type `widgets`: requests the timelines of the app's widgets that have a push
  /// handler, within their budgets.
  public func pushWidgets(
    to token: Data, bundle: String? = nil, receipt: PushReceipt? = nil
  ) async -> PushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    guard let facts = pushTokenFacts(token) else {
      return PushVerdict(.unknownToken, PushSentences.unknownToken)
    }
    if let verdict = problem(facts, .widgets, bundle) { return verdict }
    guard let app = installed[facts.extension], app.acceptsWidgetPushes else {
      return PushVerdict(.staleToken, PushSentences.noHandler(facts.extension))
    }
    let sentence = reloadPushedWidgets(of: app)
    try? store(receipt)
    return PushVerdict(.delivered, sentence)
  }

  /// Handles a push of type `controls`: requests the control's value.
  public func pushControls(
    to token: Data, bundle: String? = nil, receipt: PushReceipt? = nil
  ) async -> PushVerdict {
    if let verdict = repetition(receipt) { return verdict }
    guard let facts = pushTokenFacts(token) else {
      return PushVerdict(.unknownToken, PushSentences.unknownToken)
    }
    if let verdict = problem(facts, .control, bundle) { return verdict }
    do {
      try await pushControl(token: token)
      try store(receipt)
      return PushVerdict(.delivered, PushSentences.reloaded)
    } catch {
      return PushVerdict(.staleToken, "\(error)")
    }
  }

  // MARK: Steps

  /// Stores and applies a decision. Returns when the pictures have arrived or failed.
  func carryOut(
    _ decision: PushDecision, of push: ActivityPush, _ receipt: PushReceipt? = nil
  ) async -> PushVerdict {
    switch decision {
    case .rejected(let verdict): return verdict
    case .start(let start, let id): return await carryOut(start, of: id, push, receipt)
    case .change(let change): return await carryOut(change, receipt)
    }
  }

  private func carryOut(
    _ start: ActivityStart, of app: ExtensionID, _ push: ActivityPush,
    _ receipt: PushReceipt?
  ) async -> PushVerdict {
    let id: ActivityID
    do {
      let record = try self.start(
        start, of: self.app(app), by: push.requester, wantsToken: push.wantsToken,
        with: changes(receipt))
      id = ActivityID(record.id)
      note(receipt)
    } catch let refusal as ActivityRefusal {
      return PushVerdict(.refused, refusal.message)
    } catch {
      return PushVerdict(.failed, "\(error)")
    }
    if let stored = activityEngine.activities[id]?.stored, !stored.isPresented {
      flush()
      let sentence = ActivitySentences(now: clock.now, time: activityEngine.time)
        .notPresented(stored.content.staleDate ?? stored.updated)
      return PushVerdict(.delivered, sentence, activity: id)
    }
    let failure = await pictures(of: id)
    guard let verdict = activityEngine.completeStart(of: id, failure, at: clock.now) else {
      return PushVerdict(.delivered, drawnSentence(of: id), activity: id)
    }
    flush()
    return verdict
  }

  private func carryOut(_ change: ActivityDecision, _ receipt: PushReceipt?) async -> PushVerdict {
    let id = change.activity.id
    do {
      // A rejected push is not remembered.
      try carryOut([change], with: change.isAccepted ? changes(receipt) : [])
      if change.isAccepted { note(receipt) }
    } catch {
      return PushVerdict(.failed, "\(error)", activity: id)
    }
    flush()
    guard change.isAccepted else { return change.verdict }
    if !change.activity.isPresented {
      return PushVerdict(.delivered, change.rows.last?.reason ?? "", activity: id)
    }
    return await pictures(of: id)?.verdict(on: id)
      ?? PushVerdict(.delivered, drawnSentence(of: id), activity: id)
  }

  /// That the pictures arrived, and what is probably wrong in the content of the push.
  private func drawnSentence(of id: ActivityID) -> String {
    let doubts = (activities.notices[id] ?? []).filter { NoticeKind(notice: $0) == .unixDate }
    return ([PushSentences.drawn] + doubts).joined(separator: " ")
  }

  private func problem(
    _ facts: PushTokenFacts, _ kind: PushTokenKind, _ bundle: String?
  ) -> PushVerdict? {
    facts.problem([kind], topic: bundle, isInstalled: installed[facts.extension] != nil)
  }
}
