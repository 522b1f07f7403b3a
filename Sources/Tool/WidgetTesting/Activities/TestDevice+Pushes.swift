import DeviceEngine
import Foundation
import Hexadecimal
import HostLink
import PushBridge
import PushGateway
import PushTranslation
import PushValues
import WidgetHost

extension TestDevice {
  /// The device's time as a push's `timestamp`: whole seconds since 1970.
  public var timestamp: JSON { .integer(Int(now.timeIntervalSince1970)) }

  /// Sends a push of type `liveactivity` to an activity: an update or an end.
  ///
  /// ```swift
  /// try await device.push(
  ///   [
  ///     "aps": [
  ///       "event": "update", "timestamp": device.timestamp,
  ///       "content-state": ["home": 1, "away": 0, "news": "1–0, a header"],
  ///     ]
  ///   ], to: match)
  /// ```
  /// - Parameters:
  ///   - payload: The body that your server sends to APNs.
  ///   - priority: `apns-priority`. 10 is charged to the activity's budget.
  /// - Throws: ``TestDeviceError/invalidPayload(_:)`` with all problems of the payload;
  ///   ``TestDeviceError/notDelivered(outcome:reason:)`` if it is outdated or over budget, or if
  ///   the extension cannot decode the content.
  public func push(
    _ payload: JSON, to activity: TestActivity, priority: Int = 10
  ) async throws {
    guard let token = try await activity.details.pushToken.flatMap({ Data(hexadecimal: $0) }) else {
      throw TestDeviceError.noToken("\(activity.id) has no push token")
    }
    try await push(payload, token: token, priority: priority)
  }

  /// Starts a Live Activity by a push with the event `start`. Throws like
  /// ``push(_:to:priority:)``, and ``TestDeviceError/noToken(_:)`` for an unknown type.
  ///
  /// - Parameter type: The name of the attributes' type, whose push-to-start token is used.
  public func push(
    _ payload: JSON, toStart type: String, priority: Int = 10
  ) async throws -> TestActivity {
    let types = app.contents.activities.map(\.attributesType)
    guard types.contains(type) else {
      let known = types.isEmpty ? "none" : types.joined(separator: ", ")
      throw TestDeviceError.noToken("unknown attributes type \"\(type)\"; available: \(known)")
    }
    guard
      case .pushToStartToken(let token?) = try await host.activity(
        .pushToStartToken(attributesType: type), of: app.id)
    else { throw TestDeviceError.noToken("the user does not allow Live Activities") }
    guard let id = try await push(payload, token: token, priority: priority) else {
      throw TestDeviceError.notDelivered(outcome: "failed", reason: "no activity was started")
    }
    return TestActivity(device: self, key: id)
  }

  /// Sends a broadcast to all activities that listen to a channel. Returns the number of those that
  /// took it. Throws like ``push(_:to:priority:)``.
  ///
  /// - Parameter channel: In Base64, as the app or the start's `input-push-channel` gave it.
  @discardableResult
  public func broadcast(
    _ payload: JSON, channel: String, priority: Int = 10
  ) async throws -> Int {
    let push = try Self.activityPush(payload, priority: priority)
    let verdict = try await throwingFailures {
      await host.broadcast(push, channel: channel, bundle: app.bundleIdentifier)
    }
    try Self.check(verdict)
    return verdict.count ?? 0
  }

  /// Sends a push of type `widgets`, with the body `{"aps": {"content-changed": true}}`: the
  /// widgets with a push handler are reloaded within their budgets. Throws
  /// ``TestDeviceError/noToken(_:)`` if no widget has one.
  public func pushWidgets() async throws {
    let token = await host.pushTokenList().first { $0.facts.kind == .widgets }?.token
    guard let token = token.flatMap({ Data(hexadecimal: $0) }) else {
      throw TestDeviceError.noToken("no placed widget has a push handler")
    }
    try Self.check(try await throwingFailures { await host.pushWidgets(to: token) })
  }

  @discardableResult
  private func push(_ payload: JSON, token: Data, priority: Int) async throws -> ActivityID? {
    let push = try Self.activityPush(payload, priority: priority)
    let verdict = await host.push(push, to: token)
    await host.settle()
    try Self.check(verdict)
    return verdict.activity.map { ActivityID($0) }
  }

  private static func activityPush(_ payload: JSON, priority: Int) throws -> ActivityPush {
    let lint = try PayloadLint(payload.data)
    guard let read = lint.payload else {
      throw TestDeviceError.invalidPayload(lint.problems.filter(\.isError).map { "\($0)" })
    }
    return ActivityPush(read, priority: priority)
  }

  /// Pictures that could not be drawn are an error, too.
  static func check(_ verdict: PushVerdict) throws(TestDeviceError) {
    if verdict.outcome == .delivered, verdict.cause == nil { return }
    throw .notDelivered(outcome: verdict.name, reason: verdict.sentence)
  }
}
