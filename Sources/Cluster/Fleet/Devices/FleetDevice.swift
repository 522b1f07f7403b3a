import DeviceEngine
import Foundation
import HostLink

/// A light device: an `ActivityEngine` without pages, pictures and processes, as a value without
/// I/O. It handles pushes by the same rules as `WidgetHost`.
///
/// All devices share one `FleetApp`, which methods take as an argument.
struct FleetDevice: Sendable {
  let index: Int32
  private(set) var engine: ActivityEngine
  private(set) var lastActivity: Int32 = 0
  /// The largest stream sequence of a handled push.
  private(set) var cursor: UInt64 = 0
  /// The largest stream sequence of a handled broadcast, by channel.
  private var channelCursors: [ChannelCursor] = []

  private struct ChannelCursor {
    var channel: Int32
    var sequence: UInt64
  }

  init(index: Int, of app: FleetApp, at now: Date) {
    self.index = Int32(index)
    engine = ActivityEngine(settings: app.settings, failures: FailureSettings(), now: now)
    engine.setApp(app.id, isAllowed: nil, hasFrequentPushes: app.hasFrequentPushes)
    let content = ActivityContentMessage(state: app.contentState)
    for _ in 0..<app.activities { _ = try? start(app, content, push: .token, at: now) }
    for channel in app.channels(of: index) {
      _ = try? start(app, content, push: .channel(app.channels[channel]), at: now)
    }
    completeFetches(nil, at: now)
  }

  /// Starts an activity on behalf of its app or of a push.
  @discardableResult
  private mutating func start(
    _ app: FleetApp, _ content: ActivityContentMessage, push: ActivityPushType?,
    attributes: Data? = nil, alert: ActivityAlert? = nil, wantsToken: Bool = false,
    by requester: ActivityRequester = .app, at now: Date
  ) throws(ActivityRefusal) -> ActivityID {
    let id: ActivityID = "a\(lastActivity + 1)"
    let decision = try engine.decision(
      on: ActivityStart(
        attributesType: app.attributesType, attributes: attributes ?? app.attributes,
        content: content, push: push, alert: alert),
      of: app.id, name: app.id.rawValue, id: id,
      token: push == .token || wantsToken ? app.token(of: id, on: Int(index)) : nil, by: requester,
      at: now)
    lastActivity += 1
    engine.apply(decision, at: now)
    return id
  }
}

// Pushes.
extension FleetDevice {
  /// Whether the device has handled a push with this or a larger stream sequence.
  func hasHandled(_ sequence: UInt64) -> Bool { sequence <= cursor }

  func hasHandled(_ sequence: UInt64, channel: Int) -> Bool {
    channelCursors.contains { $0.channel == channel && $0.sequence >= sequence }
  }

  mutating func advanceCursor(to sequence: UInt64) { cursor = max(cursor, sequence) }

  mutating func advanceCursor(to sequence: UInt64, channel: Int) {
    if let known = channelCursors.firstIndex(where: { $0.channel == channel }) {
      channelCursors[known].sequence = max(channelCursors[known].sequence, sequence)
    } else {
      channelCursors.append(ChannelCursor(channel: Int32(channel), sequence: sequence))
    }
  }

  /// Resets the cursors of recreated streams, whose sequences restart at 1.
  mutating func resetCursors(ofPushes: Bool, ofBroadcasts: Bool) {
    if ofPushes { cursor = 0 }
    if ofBroadcasts { channelCursors = [] }
  }

  /// Handles a push of type `liveactivity`.
  ///
  /// - Parameter failure: Why the extension cannot decode the push; nil if it can.
  mutating func receive(
    _ push: ActivityPush, to token: Data, bundle: String, of app: FleetApp,
    failure: ActivityFailure? = nil, at now: Date
  ) -> HostPushVerdict {
    engine.advance(to: now)
    completeFetches(nil, at: now)
    let activity = activity(of: token, app)
    guard activity != nil || token == app.startToken(of: Int(index)) else {
      return HostPushVerdict(.unknownToken, PushSentences.unknownToken)
    }
    guard app.isApp(bundle) else {
      return HostPushVerdict(
        .wrongTopic, PushSentences.otherApp(bundle, owner: app.bundle))
    }
    guard let event = push.event else {
      return HostPushVerdict(.eventMissing, PushSentences.eventMissing, activity: activity)
    }
    switch (activity, event) {
    case (nil, .start): return start(push, of: app, failure, at: now)
    case (nil, _): return HostPushVerdict(.wrongTopic, PushSentences.startToken)
    case (_, .start): return HostPushVerdict(.wrongTopic, PushSentences.startWithUpdateToken)
    case (let id?, _):
      guard engine.activities[id] != nil else {
        return HostPushVerdict(.staleToken, PushSentences.activityGone(id), activity: id)
      }
      return change(id, push, event, failure, at: now)
    }
  }

  /// Handles a broadcast for the activities that listen to a channel. Returns nil if there are
  /// none.
  ///
  /// - Parameter isChecked: Whether the caller has validated the push.
  mutating func receive(
    _ push: ActivityPush, channel: String, of app: FleetApp, failure: ActivityFailure? = nil,
    isChecked: Bool = false, at now: Date
  ) -> HostPushVerdict? {
    let listeners = engine.subscribers(of: ActivityChannel(app: app.id, name: channel))
    guard !listeners.isEmpty else { return nil }
    engine.advance(to: now)
    completeFetches(nil, at: now)
    guard let event = push.event else {
      return HostPushVerdict(.eventMissing, PushSentences.eventMissing)
    }
    guard event != .start else { return HostPushVerdict(.refused, PushSentences.startByChannel) }
    var verdict: HostPushVerdict?
    for id in listeners.sorted(by: ActivityEngine.isEarlier) {
      let own = change(id, push, event, failure, isChecked: isChecked, at: now)
      if verdict == nil || own.outcome == .delivered { verdict = own }
    }
    return verdict
  }

  /// The channels that the device's activities listen to, in Base64.
  var channels: [String] { engine.activities.values.compactMap(\.stored.channel) }

  /// The push tokens of the activities that have not ended.
  var tokens: [(activity: ActivityID, token: Data)] {
    engine.activities.values.filter(\.stored.isLiving)
      .compactMap { activity in activity.stored.pushToken.map { (activity.stored.id, $0) } }
      .sorted { ActivityEngine.isEarlier($0.activity, $1.activity) }
  }

  /// The activity of a token, even if it was removed. The tokens of removed activities are derived
  /// again instead of being stored.
  func activity(of token: Data, _ app: FleetApp) -> ActivityID? {
    if let known = engine.activity(withToken: token) { return known }
    guard lastActivity > engine.activities.count else { return nil }
    return (1...lastActivity).map { "a\($0)" }
      .first { engine.activities[$0] == nil && app.token(of: $0, on: Int(index)) == token }
  }

  private mutating func start(
    _ push: ActivityPush, of app: FleetApp, _ failure: ActivityFailure?, at now: Date
  ) -> HostPushVerdict {
    if let verdict = push.problem(for: .start) { return verdict }
    guard let given = push.attributesType, let attributes = push.attributes,
      let content = push.content
    else { return HostPushVerdict(.incomplete, PushSentences.missing("attributes", .start)) }
    guard given == app.attributesType else {
      return HostPushVerdict(.wrongTopic, PushSentences.otherType(given, app.attributesType))
    }
    let id: ActivityID
    do {
      id = try start(
        app, content, push: push.channel.map { .channel($0) }, attributes: attributes,
        alert: push.alert, wantsToken: push.wantsToken, by: push.requester, at: now)
    } catch {
      return HostPushVerdict(.refused, error.message)
    }
    completeFetches(failure, at: now)
    if let failure {
      // The activity has no content that can be shown.
      engine.dismiss(id, .failure, ActivitySentences.undecodableStart, at: now)
      completeFetches(nil, at: now)
      return HostPushVerdict(
        .undecodable, failure.failure.message, details: failure.details.map { .init($0) })
    }
    return HostPushVerdict(.delivered, PushSentences.light, activity: id)
  }

  private mutating func change(
    _ id: ActivityID, _ push: ActivityPush, _ event: ActivityPush.Event,
    _ failure: ActivityFailure?, isChecked: Bool = false, at now: Date
  ) -> HostPushVerdict {
    if !isChecked, let verdict = push.problem(for: event) { return verdict }
    do throws(ActivityRefusal) {
      let decision = try engine.decision(on: push, event, of: id, at: now)
      engine.apply(decision, at: now)
      completeFetches(failure, at: now)
      guard decision.outcome == .accepted else {
        return HostPushVerdict(decision.outcome.verdict, decision.sentence, activity: id)
      }
    } catch {
      return HostPushVerdict(.failed, error.message, activity: id)
    }
    if let failure {
      return HostPushVerdict(
        .undecodable, failure.failure.message, activity: id,
        details: failure.details.map { .init($0) })
    }
    return HostPushVerdict(.delivered, PushSentences.light, activity: id)
  }

  /// Completes all picture requests immediately. A light device does not draw pictures.
  private mutating func completeFetches(_ failure: ActivityFailure?, at now: Date) {
    var failure = failure
    while true {
      let actions = engine.takeActions()
      if actions.isEmpty { return }
      for case .fetch(let fetch) in actions {
        if let first = failure {
          // The engine then requests the last content that could be decoded.
          failure = nil
          engine.failed(token: fetch.token, first, at: now)
        } else {
          engine.presented(token: fetch.token, at: now)
        }
      }
    }
  }
}

extension FleetApp {
  /// Whether a bundle identifier is that of the app. Follows the rule of `WidgetHost`.
  func isApp(_ name: String) -> Bool { bundle == name || bundle.hasPrefix(name + ".") }
}
