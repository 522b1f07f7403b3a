import Foundation
import Hexadecimal

/// A request to the gateway with the response to its server and the verdict for developers.
public struct PushLogEntry: Equatable, Identifiable, Sendable {
  /// A number that increases with each entry, also across restarts.
  public var id: Int
  /// When the request was complete.
  public var date: Date
  /// `apns-id`, or `apns-request-id` of broadcasts and the channel API.
  public var apnsID: String
  /// Method and path, shortened. Empty for pushes of the tool and the page.
  public var request: String
  /// Hexadecimal.
  public var token: String?
  /// Base64.
  public var channel: String?
  /// nil if the request did not name a known type.
  public var kind: PushKind?
  /// The `apns-topic`; the bundle identifier for broadcasts.
  public var topic: String?
  /// nil unless the push is of type `liveactivity` with a readable payload.
  public var event: LiveActivityPayload.Event?
  /// The `apns-priority`; nil for rejected requests.
  public var priority: Int?
  /// The HTTP status of the response.
  public var status: Int
  /// `PushReason` by Apple's name; nil for an accepted push.
  public var reason: String?
  /// What the device did with the push, or why the gateway rejected it.
  public var verdict: PushVerdict
  /// Seconds from the request to the verdict.
  public var seconds: Double?

  public init(
    id: Int = 0, date: Date, apnsID: String, request: String = "", token: String? = nil,
    channel: String? = nil, kind: PushKind? = nil, topic: String? = nil,
    event: LiveActivityPayload.Event? = nil, priority: Int? = nil, status: Int,
    reason: String? = nil, verdict: PushVerdict, seconds: Double? = nil
  ) {
    self.id = id
    self.date = date
    self.apnsID = apnsID
    self.request = request
    self.token = token
    self.channel = channel
    self.kind = kind
    self.topic = topic
    self.event = event
    self.priority = priority
    self.status = status
    self.reason = reason
    self.verdict = verdict
    self.seconds = seconds
  }
}

extension PushLogEntry {
  /// An accepted push.
  ///
  /// - Parameter address: The push's address, if it came in a request.
  init(
    _ push: DevicePush, _ verdict: PushVerdict, request: String = "",
    address: DeviceAddress? = nil, at now: Date
  ) {
    self.init(
      date: push.received, apnsID: push.id.text, request: request,
      token: address?.text ?? push.token.hexadecimal, kind: push.kind, topic: push.topic,
      event: push.payload.event, priority: push.priority, status: 200, verdict: verdict,
      seconds: now.timeIntervalSince(push.received))
  }

  /// An accepted broadcast.
  init(_ call: BroadcastCall, _ verdict: PushVerdict, request: String = "", at now: Date) {
    self.init(
      date: call.received, apnsID: call.id.text, request: request,
      channel: call.channel, kind: .liveactivity, topic: call.bundle, event: call.payload?.event,
      priority: call.priority, status: 200, verdict: verdict,
      seconds: now.timeIntervalSince(call.received))
  }

  /// A broadcast that a device got from its cluster.
  package init(_ push: ChannelPush, _ verdict: PushVerdict, at now: Date) {
    self.init(
      date: push.received, apnsID: push.id.text, channel: push.channel, kind: .liveactivity,
      topic: push.bundle, event: push.payload.event, priority: push.priority, status: 200,
      verdict: verdict, seconds: now.timeIntervalSince(push.received))
  }

  /// A rejected request.
  init(_ refusal: Refusal, _ request: GatewayRequest, id: UUID, at now: Date) {
    let path = request.path
    let token = path.hasPrefix("/3/device/") ? String(path.dropFirst(10).prefix(200)) : nil
    self.init(
      date: now, apnsID: id.text, request: request.line, token: token,
      channel: request.fields[.channel].map { String($0.prefix(100)) },
      kind: request.fields[.pushType].flatMap(PushKind.init),
      topic: request.fields[.topic].map { String($0.prefix(200)) },
      status: refusal.reason.status, reason: refusal.reason.rawValue,
      verdict: PushVerdict(refusal.outcome, refusal.sentence))
  }
}

extension PushPayload {
  var event: LiveActivityPayload.Event? {
    if case .liveActivity(let payload) = self { payload.event } else { nil }
  }
}

extension GatewayRequest {
  /// Method and path, shortened for the log.
  var line: String {
    let line = "\(method) \(path)"
    return line.utf8.count <= 260 ? line : "\(method.prefix(20)) \(path.prefix(240))"
  }
}

// Method and path of valid requests, for the log.
extension DeviceCall {
  var line: String { address.line }

  /// The log entry of the device that handled the push.
  package func entry(_ verdict: PushVerdict, at now: Date) -> PushLogEntry {
    PushLogEntry(read().push, verdict, request: line, address: address, at: now)
  }
}

extension BroadcastCall {
  var line: String { "POST /4/broadcasts/apps/\(bundle)" }
}

extension ChannelCall {
  var line: String {
    let (method, name) =
      switch action {
      case .create: ("POST", "channels")
      case .read: ("GET", "channels")
      case .delete: ("DELETE", "channels")
      case .list: ("GET", "all-channels")
      }
    return "\(method) /1/apps/\(bundle)/\(name)"
  }
}

extension Refusal {
  /// The outcome for the log.
  var outcome: PushVerdict.Outcome {
    switch reason {
    case .expiredToken, .unregistered: .staleToken
    case .deviceTokenNotForTopic, .badTopic, .topicDisallowed, .topicMismatch: .wrongTopic
    default: .refused
    }
  }
}
