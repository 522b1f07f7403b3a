extension MessageBus {
  /// Lets another server lead a stream whose leader counts messages that it cannot read. Returns
  /// whether it did.
  ///
  /// With NATS 2.9, a server that was killed while it wrote may have such a copy of a stream. As
  /// long as it leads the stream, nobody receives its messages.
  package func repair(_ stream: String) async throws(BusError) -> Bool {
    // Twice, because the last message may be removed between the requests.
    for _ in 0..<2 {
      guard let state = try await state(of: stream), state.messages > 0 else { return false }
      // Not of all subjects: then the server looks at its last number only, which may be removed.
      for subject in state.configuration.subjects
      where try await last(on: subject, in: stream) != nil { return false }
    }
    try await changeLeader(of: stream)
    return true
  }
}
