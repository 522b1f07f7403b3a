extension MessageBus {
  /// Lets another server lead a stream whose leader counts messages that it cannot read. Returns
  /// whether it did.
  ///
  /// With NATS 2.9, a server that was killed while it wrote may have such a copy of a stream. As
  /// long as it leads the stream, nobody receives its messages.
  package func repair(_ stream: String) async throws(BusError) -> Bool {
    // Twice, because the last message may be removed between the two requests.
    for _ in 0..<2 {
      guard try await state(of: stream)?.messages ?? 0 > 0,
        try await last(on: ">", in: stream) == nil
      else { return false }
    }
    try await changeLeader(of: stream)
    return true
  }
}
