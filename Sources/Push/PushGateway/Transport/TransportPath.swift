import Foundation

/// The direct path to a `PushTransport`. It stores pushes to tokens in memory without a lookup. The
/// response is sent when the push is stored.
struct TransportPath<Transport: PushTransport>: DirectPath {
  let sending: TransportSending<Transport>

  func take(
    _ call: DeviceCall, _ ticket: GatewayTicket, at now: Date
  ) throws(Refusal) -> DirectAnswer {
    guard let target = sending.transport.beginPush(call.address.key) else { return .unknownToken }
    try sending.send(call, ticket, target, at: now)
    return .pending
  }

  // Not needed, because the transport follows the changes of its tokens.
  func learn(_ token: TokenMemory.Answer) {}
  func beginIteration() {}
  func endIteration() {}
}

/// Passes checked pushes to a transport, and responds to them.
struct TransportSending<Transport: PushTransport>: Sendable {
  let transport: Transport
  let environment: PushEnvironment
  let log: PushLog
  let mailbox: GatewayMailbox
  let now: @Sendable () -> Date

  /// Throws `Refusal` if the push is invalid for the token. Posts all other responses to the
  /// mailbox.
  ///
  /// - Parameter target: nil if no device has issued the token.
  func send(
    _ call: DeviceCall, _ ticket: GatewayTicket, _ target: Transport.Target?, at now: Date
  ) throws(Refusal) {
    try call.check(target?.facts, in: environment, now: now)
    guard let target else { return }
    transport.store(call, for: target) { [mailbox] refusal in
      mailbox.post(GatewayAnswer(ticket: ticket, .push(call, refusal)))
    }
  }

  func refuse(_ refusal: Refusal, _ routed: PushRouter.RoutedCall) {
    log.append(PushLogEntry(refusal, routed, at: now()))
  }
}
