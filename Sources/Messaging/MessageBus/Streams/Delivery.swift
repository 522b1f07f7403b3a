/// A delivered message. It must be answered if the consumer requires acknowledgements.
package struct Delivery: Sendable {
  /// What a client tells a stream about a delivered message.
  package enum Answer: Equatable, Sendable {
    /// The message is handled. A work queue removes it.
    case acknowledge
    /// Redeliver the message after a delay.
    case retry(after: Duration)
    /// The message is still in progress: restart the acknowledgement timeout.
    case extend
    /// Do not redeliver the message. A work queue removes it.
    case end
  }

  /// The message with its sequence and date in the stream.
  package var stored: StoredMessage
  /// The number of deliveries of the message, from 1.
  package var count: Int
  /// The consumer sequence, from 1. A gap means that deliveries were lost.
  package var number: UInt64
  /// Whether the consumer had no further messages after this one.
  package var isNewest: Bool
  private let send: @Sendable (Answer) async throws(BusError) -> Void

  package init(
    _ stored: StoredMessage, count: Int, number: UInt64, isNewest: Bool,
    send: @escaping @Sendable (Answer) async throws(BusError) -> Void
  ) {
    self.stored = stored
    self.count = count
    self.number = number
    self.isNewest = isNewest
    self.send = send
  }

  /// The message itself, without its position in the stream.
  package var message: BusMessage { stored.message }

  /// Returns when the answer is sent. For `.acknowledge` and `.end`, waits for the confirmation of
  /// the server.
  package func answer(_ answer: Answer) async throws(BusError) { try await send(answer) }
}
