/// Identifies the stream that awaits a response.
struct GatewayTicket: Hashable, Sendable {
  var connection: UInt64
  var stream: Int32
}

/// A response on its way from the router to its stream.
struct GatewayAnswer: Sendable {
  enum Content: Sendable {
    case response(GatewayResponse)
    /// The push was accepted; or refused, which has to be logged. The loop makes the response:
    /// freeing what another thread has allocated contends on the allocator.
    case push(DeviceCall, Refusal?)
  }

  var ticket: GatewayTicket
  var content: Content
  /// The result of the token lookup that the response needed.
  var token: TokenMemory.Answer?

  init(ticket: GatewayTicket, _ content: Content, token: TokenMemory.Answer? = nil) {
    self.ticket = ticket
    self.content = content
    self.token = token
  }

  init(ticket: GatewayTicket, response: GatewayResponse, token: TokenMemory.Answer? = nil) {
    self.init(ticket: ticket, .response(response), token: token)
  }
}
