/// Identifies the stream that awaits a response.
struct GatewayTicket: Hashable, Sendable {
  var connection: UInt64
  var stream: Int32
}

/// A response on its way from the router to its stream.
struct GatewayAnswer: Sendable {
  var ticket: GatewayTicket
  var response: GatewayResponse
  /// The result of the token lookup that the response needed.
  var token: TokenMemory.Answer?
}
