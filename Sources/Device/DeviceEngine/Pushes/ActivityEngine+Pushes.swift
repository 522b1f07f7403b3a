import Foundation
import HostLink
import PushValues

// Decisions on pushes. All devices use them: a `WidgetHost`, which stores decisions and draws
// pictures, and the devices of a fleet, which do neither.
//
// The device knows its tokens and its installed apps, and recognizes redelivered pushes. Everything
// else is decided here, in the order of the checks.
extension ActivityEngine {
  /// Decides on a push of type `liveactivity` to a token.
  ///
  /// - Parameters:
  ///   - push: The push, with the texts of its alert in the user's language.
  ///   - facts: The facts of the token; nil if the device did not issue it.
  ///   - topic: The app in the push's topic; nil skips the check.
  ///   - isInstalled: Whether the token's app is installed.
  package func decision(
    on push: ActivityPush, to facts: PushTokenFacts?, topic: String?, isInstalled: Bool = true,
    at now: Date
  ) -> PushDecision {
    guard let facts else {
      return .rejected(PushVerdict(.unknownToken, PushSentences.unknownToken))
    }
    if let verdict = facts.problem(
      [.activityUpdate, .activityStart], topic: topic, isInstalled: isInstalled)
    {
      return .rejected(verdict)
    }
    guard let event = push.event else {
      return .rejected(
        PushVerdict(.eventMissing, PushSentences.eventMissing, activity: facts.activity))
    }
    switch (facts.kind, event) {
    case (.activityStart, .start): return start(push, facts, isInstalled)
    case (.activityStart, _):
      return .rejected(PushVerdict(.wrongTopic, PushSentences.startToken))
    case (_, .start):
      return .rejected(PushVerdict(.wrongTopic, PushSentences.startWithUpdateToken))
    case (_, .update), (_, .end): return change(facts.activity, push, event, at: now)
    }
  }

  /// Decides on the message that a channel stored before an activity started to listen.
  ///
  /// The stored message replaces the initial content, which comes from the app, even if the message
  /// is older. Once the activity was updated, the later timestamp wins.
  ///
  /// - Parameters:
  ///   - topic: The app that the channel belongs to.
  ///   - owner: The bundle identifier of the activity's app; nil if it is not installed.
  package func decision(
    onStored push: ActivityPush, for id: ActivityID, topic: String, owner: String?,
    at now: Date
  ) -> PushDecision {
    guard let activity = activities[id], activity.stored.channel != nil else {
      return .rejected(PushVerdict(.staleToken, PushSentences.activityGone(id), activity: id))
    }
    guard let owner, topic == owner else {
      return .rejected(
        PushVerdict(.wrongTopic, PushSentences.otherAppsChannel(topic, id), activity: id))
    }
    guard let event = push.event, event != .start else {
      return .rejected(PushVerdict(.eventMissing, PushSentences.eventMissing, activity: id))
    }
    var push = push
    if activity.isUntouched { push.timestamp = max(push.timestamp, activity.stored.timestamp) }
    return change(id, push, event, at: now)
  }

  /// Decides on a broadcast to a channel. Complexity: linear in the number of listeners.
  ///
  /// - Parameters:
  ///   - listeners: The activities that listen to the channel.
  ///   - isChecked: True if the caller has checked `ActivityPush.problem(for:)`, because it has
  ///     many devices.
  ///   - localize: Returns the push with the texts of its alert in the user's language.
  package func decision(
    onBroadcast push: ActivityPush, to listeners: [ActivityID], channel: String,
    isChecked: Bool = false, at now: Date,
    localize: (ActivityPush, ExtensionID) -> ActivityPush = { push, _ in push }
  ) -> BroadcastDecision {
    guard let event = push.event else {
      return .rejected(PushVerdict(.eventMissing, PushSentences.eventMissing))
    }
    guard event != .start else {
      return .rejected(PushVerdict(.refused, PushSentences.startByChannel))
    }
    if !isChecked, let verdict = push.problem(for: event) { return .rejected(verdict) }
    guard !listeners.isEmpty else {
      return .rejected(
        PushVerdict(.unknownToken, PushSentences.noSubscribers(channel), count: 0))
    }
    var pushes: [ExtensionID: ActivityPush] = [:]
    // The ended activities after the changes so far.
    var ended: [ExtensionID: [ActivityID]] = [:]
    var changes: [ActivityDecision] = []
    for id in listeners {
      guard let app = activities[id]?.stored.extension else { continue }
      let own = pushes[app] ?? localize(push, app)
      pushes[app] = own
      guard var change = try? decision(on: own, event, of: id, at: now) else { continue }
      if change.isAccepted, change.activity.state == .ended {
        let known = ended[app] ?? self.app(app).ended
        change.evicted = evicted(by: change.activity, from: known)
        ended[app] = known.dropFirst(change.evicted.count) + [id]
      }
      changes.append(change)
    }
    return .change(changes)
  }

  /// Completes a start by push after its pictures arrived or failed. An activity that could never
  /// show anything is removed.
  ///
  /// - Returns: The verdict on the push if the pictures failed.
  package mutating func completeStart(
    of id: ActivityID, _ failure: ActivityFailure?, at now: Date
  ) -> PushVerdict? {
    guard let failure else { return nil }
    guard failure.isUnusable, activities[id]?.isLoaded == false else {
      return failure.verdict(on: id)
    }
    dismiss(id, .failure, ActivitySentences.undecodableStart, at: now)
    return failure.undecodable(nil)
  }

  // MARK: Steps

  private func start(
    _ push: ActivityPush, _ facts: PushTokenFacts, _ isInstalled: Bool
  ) -> PushDecision {
    guard isInstalled, let type = facts.attributesType else {
      return .rejected(PushVerdict(.staleToken, PushSentences.notInstalled(facts.extension)))
    }
    if let verdict = push.problem(for: .start) { return .rejected(verdict) }
    guard let given = push.attributesType, let attributes = push.attributes,
      let content = push.content
    else {
      return .rejected(PushVerdict(.incomplete, PushSentences.missing("attributes", .start)))
    }
    guard given == type else {
      return .rejected(PushVerdict(.wrongTopic, PushSentences.otherType(given, type)))
    }
    return .start(
      ActivityStart(
        attributesType: type, attributes: attributes, content: content,
        push: push.channel.map { .channel($0) }, alert: push.alert),
      of: facts.extension)
  }

  private func change(
    _ id: ActivityID?, _ push: ActivityPush, _ event: ActivityPush.Event, at now: Date
  ) -> PushDecision {
    guard let id, activities[id] != nil else {
      return .rejected(
        PushVerdict(.staleToken, PushSentences.activityGone(id ?? ""), activity: id))
    }
    if let verdict = push.problem(for: event) { return .rejected(verdict) }
    do throws(ActivityRefusal) {
      return .change(try decision(on: push, event, of: id, at: now))
    } catch {
      return .rejected(PushVerdict(.failed, error.message, activity: id))
    }
  }

  /// Decides on a push to an activity: an update if it has content and asks for one, and else an
  /// end. Throws `.unknownActivity`.
  private func decision(
    on push: ActivityPush, _ event: ActivityPush.Event, of id: ActivityID, at now: Date
  ) throws(ActivityRefusal) -> ActivityDecision {
    if event == .update, let content = push.content {
      return try decision(
        on: ActivityUpdate(content: content, alert: push.alert, timestamp: push.timestamp), of: id,
        by: push.requester, at: now)
    }
    return try decision(on: push.end, of: id, by: push.requester, at: now)
  }
}
