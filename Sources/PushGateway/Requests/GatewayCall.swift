import Foundation

/// What a request asks for, after its own rules were checked.
enum GatewayCall: Sendable {
  case device(DeviceCall)
  case broadcast(BroadcastCall)
  case channels(ChannelCall)
}

/// `POST /4/broadcasts/apps/BUNDLE`.
struct BroadcastCall: Sendable {
  var id: UUID
  var bundle: String
  /// Base64.
  var channel: String
  var priority: Int
  var expiration: Date?
  /// nil where `problem` says why.
  var payload: LiveActivityPayload?
  var problem: PushVerdict?
  var received: Date
}

extension BroadcastCall {
  /// What goes to the channel's listeners; nil where the payload cannot be read.
  var message: ChannelPush? {
    payload.map {
      ChannelPush(
        id: id, channel: channel, bundle: bundle, priority: priority, expiration: expiration,
        payload: $0, received: received)
    }
  }
}

/// What `/1/apps/BUNDLE/channels` and `all-channels` are asked.
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
