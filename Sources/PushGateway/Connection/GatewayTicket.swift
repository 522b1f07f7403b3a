/// Which stream waits for an answer.
struct GatewayTicket: Hashable, Sendable {
  var connection: UInt64
  var stream: Int32
}

/// An answer on its way to its stream.
struct GatewayAnswer: Sendable {
  var ticket: GatewayTicket
  var response: GatewayResponse
  /// What the device was asked for it.
  var token: TokenMemory.Answer?
}
