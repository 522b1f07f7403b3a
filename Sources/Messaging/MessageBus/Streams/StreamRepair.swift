extension MessageBus {
  /// Requests another leader if the leader of a stream counts messages that it cannot read. Returns
  /// whether it did so.
  ///
  /// With NATS 2.9, a server that was killed during a write may have such a replica. While it leads
  /// the stream, consumers receive no messages.
  package func repair(_ stream: String) async throws(BusError) -> Bool {
    // Checks twice, because the last message may be removed between the requests.
    for _ in 0..<2 {
      guard let state = try await state(of: stream), state.messages > 0 else { return false }
      // Checks each subject. For `>`, the server looks only at its last sequence, which may be
      // removed.
      for subject in state.configuration.subjects
      where try await last(on: subject, in: stream) != nil { return false }
    }
    try await changeLeader(of: stream)
    return true
  }
}
