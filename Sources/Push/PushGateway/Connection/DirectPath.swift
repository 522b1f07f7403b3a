import Foundation

/// Takes the pushes that need no router. A value of the loop, which calls it on its thread.
///
/// A push may take the direct path only if none to its token is with the router, so that no push
/// overtakes another.
protocol DirectPath: Sendable {
  /// Takes a push if its token is known. Throws `Refusal`.
  ///
  /// - Parameter ticket: Where the response to a pending push belongs.
  mutating func take(
    _ call: DeviceCall, _ ticket: GatewayTicket, at now: Date
  ) throws(Refusal) -> DirectAnswer

  /// The router has asked the device about a token.
  mutating func learn(_ token: TokenMemory.Answer)

  mutating func beginIteration()
  mutating func endIteration()
}

/// What a `DirectPath` has done with a push.
enum DirectAnswer {
  case accepted(GatewayResponse)
  /// The mailbox gets the response.
  case pending
  /// The push must go to the router.
  case unknownToken
}
