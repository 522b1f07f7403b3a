import DeviceEngine
import Foundation
import HostLink
import PushValues

/// A light device: an `ActivityEngine` without pages, pictures and processes, as a value without
/// I/O. Its engine decides on pushes, as that of a `WidgetHost` does.
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
    var first = ActivityStart(
      attributesType: app.attributesType, attributes: app.attributes,
      content: ActivityContentMessage(state: app.contentState), push: .token)
    for _ in 0..<app.activities { _ = try? start(first, of: app, at: now) }
    for channel in app.channels(of: index) {
      first.push = .channel(app.channels[channel])
      _ = try? start(first, of: app, at: now)
    }
    completeFetches(nil, at: now)
  }

  /// Starts an activity on behalf of its app or of a push.
  @discardableResult
  private mutating func start(
    _ start: ActivityStart, of app: FleetApp, wantsToken: Bool = false,
    by requester: ActivityRequester = .app, at now: Date
  ) throws(ActivityRefusal) -> ActivityID {
    let id: ActivityID = "a\(lastActivity + 1)"
    let decision = try engine.decision(
      on: start, of: app.id, name: app.id.rawValue, id: id,
      token: start.push == .token || wantsToken ? app.token(of: id, on: Int(index)) : nil,
      by: requester, at: now)
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
  ) -> PushVerdict {
    engine.advance(to: now)
    completeFetches(nil, at: now)
    switch engine.decision(on: push, to: facts(of: token, app), topic: bundle, at: now) {
    case .rejected(let verdict): return verdict
    case .start(let start, _): return carryOut(start, push, of: app, failure, at: now)
    case .change(let change): return carryOut(change, failure, at: now)
    }
  }

  /// Handles a broadcast for the activities that listen to a channel. Returns nil if there are
  /// none.
  ///
  /// - Parameter isChecked: Whether the caller has validated the push.
  mutating func receive(
    _ push: ActivityPush, channel: String, of app: FleetApp, failure: ActivityFailure? = nil,
    isChecked: Bool = false, at now: Date
  ) -> PushVerdict? {
    let listeners = engine.subscribers(of: ActivityChannel(app: app.id, name: channel))
    guard !listeners.isEmpty else { return nil }
    engine.advance(to: now)
    completeFetches(nil, at: now)
    let decision = engine.decision(
      onBroadcast: push, to: listeners.sorted(by: ActivityEngine.isEarlier), channel: channel,
      isChecked: isChecked, at: now)
    switch decision {
    case .rejected(let verdict): return verdict
    case .change(let changes):
      let verdicts = changes.map { carryOut($0, failure, at: now) }
      return verdicts.first { $0.outcome == .delivered } ?? verdicts.first
    }
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

  private func facts(of token: Data, _ app: FleetApp) -> PushTokenFacts? {
    if let activity = activity(of: token, app) {
      return PushTokenFacts(
        .activityUpdate, extension: app.id, bundleIdentifier: app.bundle, activity: activity)
    }
    guard token == app.startToken(of: Int(index)) else { return nil }
    return PushTokenFacts(
      .activityStart, extension: app.id, bundleIdentifier: app.bundle,
      attributesType: app.attributesType)
  }

  private mutating func carryOut(
    _ start: ActivityStart, _ push: ActivityPush, of app: FleetApp, _ failure: ActivityFailure?,
    at now: Date
  ) -> PushVerdict {
    let id: ActivityID
    do throws(ActivityRefusal) {
      id = try self.start(
        start, of: app, wantsToken: push.wantsToken, by: push.requester, at: now)
    } catch {
      return PushVerdict(.refused, error.message)
    }
    completeFetches(failure, at: now)
    guard let verdict = engine.completeStart(of: id, failure, at: now) else {
      return PushVerdict(.delivered, PushSentences.light, activity: id)
    }
    completeFetches(nil, at: now)
    return verdict
  }

  private mutating func carryOut(
    _ change: ActivityDecision, _ failure: ActivityFailure?, at now: Date
  ) -> PushVerdict {
    engine.apply(change, at: now)
    completeFetches(failure, at: now)
    guard change.isAccepted, let failure else { return change.verdict }
    return failure.verdict(on: change.activity.id)
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
