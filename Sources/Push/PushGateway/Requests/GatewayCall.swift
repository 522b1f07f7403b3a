import Foundation

/// A request that has passed the `RequestValidator`.
enum GatewayCall: Sendable {
  case device(DeviceCall)
  // Indirect, because a call is passed on several times and most calls are pushes to devices.
  indirect case broadcast(BroadcastCall)
  indirect case channels(ChannelCall)
}

/// A valid `POST /4/broadcasts/apps/BUNDLE`.
package struct BroadcastCall: Sendable {
  var id: UUID
  var bundle: String
  /// Base64.
  var channel: String
  var priority: Int
  var expiration: Date?
  /// nil if the payload is invalid; `problem` then has the verdict.
  var payload: LiveActivityPayload?
  var problem: PushVerdict?
  var received: Date
}

extension BroadcastCall {
  /// The message for the channel's subscribers; nil if the payload is invalid.
  package var message: ChannelPush? {
    payload.map {
      ChannelPush(
        id: id, channel: channel, bundle: bundle, priority: priority, expiration: expiration,
        payload: $0, received: received)
    }
  }
}

/// A valid request to `/1/apps/BUNDLE/channels` or `/1/apps/BUNDLE/all-channels`.
struct ChannelCall: Sendable {
  enum Action: Equatable, Sendable {
    case create(ChannelStorage)
    case read(String)
    case delete(String)
    case list
  }

  var id: UUID
  var bundle: String
  var action: Action
}
