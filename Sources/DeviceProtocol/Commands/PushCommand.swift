import PushGateway

/// What can be asked of a running device's push gateway.
public enum PushCommand: Equatable, Sendable {
  /// Where the gateway listens, and whom servers are to trust.
  case gateway
  /// The newest verdicts, or those after a number; with `follow` those to come, a line each, over
  /// the device socket only.
  case log(limit: Int, after: Int = 0, follow: Bool = false)
  /// Tokens that servers may push to.
  case tokens
  /// A push without a server and its key: header fields by their names, and JSON.
  case send(token: String, headers: [String: String], payload: String)
  case broadcast(bundle: String, headers: [String: String], payload: String)
  case channels
  case createChannel(bundle: String, ChannelStorage)
  case deleteChannel(bundle: String, String)
  /// False plays a phone without a network.
  case setReachable(Bool)

  var name: String {
    switch self {
    case .gateway: "pushGateway"
    case .log: "pushLog"
    case .tokens: "pushTokens"
    case .send: "sendPush"
    case .broadcast: "broadcastPush"
    case .channels: "pushChannels"
    case .createChannel: "createPushChannel"
    case .deleteChannel: "deletePushChannel"
    case .setReachable: "setReachable"
    }
  }
}
