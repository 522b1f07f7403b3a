import Foundation
import MessageBus

/// The direct path to a cluster. It sends pushes to cached tokens to the stream without a lookup.
/// The response is sent when the stream has stored the push.
struct ClusterPath: DirectPath {
  let tokens: ClusterTokens
  let sending: ClusterSending

  func take(
    _ call: DeviceCall, _ ticket: GatewayTicket, at now: Date
  ) throws(Refusal) -> DirectAnswer {
    guard let record = tokens.beginPush(call.token) else { return .unknownToken }
    try sending.send(call, ticket, record, at: now)
    return .pending
  }

  // Not needed, because `ClusterTokens` follows the bucket of the tokens.
  func learn(_ token: TokenMemory.Answer) {}
  func beginIteration() {}
  func endIteration() {}
}

/// Sends checked pushes to the stream, and responds to them.
struct ClusterSending: Sendable {
  let sender: ClusterSender
  let environment: PushEnvironment
  let log: PushLog
  let mailbox: GatewayMailbox
  let now: @Sendable () -> Date

  /// Throws `Refusal` if the push is invalid for the token. Posts all other responses to the
  /// mailbox.
  ///
  /// - Parameter record: nil if no device has issued the token.
  func send(
    _ call: DeviceCall, _ ticket: GatewayTicket, _ record: TokenRecord?, at now: Date
  ) throws(Refusal) {
    try call.check(record?.facts, in: environment, now: now)
    guard let record else { return }
    sender.send(call, to: record.address).whenComplete { outcome in
      let refusal: Refusal? =
        switch outcome {
        case .success: nil
        case .failure(let error):
          Refusal(.serviceUnavailable, "The cluster did not store the push: \(error).")
        }
      mailbox.post(GatewayAnswer(ticket: ticket, .push(call, refusal)))
    }
  }

  func refuse(_ refusal: Refusal, _ routed: PushRouter.RoutedCall) {
    log.append(PushLogEntry(refusal, routed, at: now()))
  }
}
