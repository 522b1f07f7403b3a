/// A message that a consumer delivers. Each must be answered, unless the consumer says otherwise.
public struct Delivery: Sendable {
  public enum Answer: Equatable, Sendable {
    case acknowledge
    /// Deliver it again, after a delay.
    case retry(after: Duration)
    /// It is still being worked on: the time for its acknowledgement begins again.
    case extend
    /// Never deliver it again. A work queue removes it.
    case end
  }

  public var stored: StoredMessage
  /// How often it has been delivered, from 1.
  public var count: Int
  /// The number of the consumer's delivery, from 1. A gap means that deliveries were lost.
  public var number: UInt64
  /// Whether the consumer had no further message when it delivered this one.
  public var isNewest: Bool
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

  public var message: BusMessage { stored.message }

  /// Returns when the answer is sent; for `.acknowledge` and `.end`, when the server has it.
  public func answer(_ answer: Answer) async throws(BusError) { try await send(answer) }
}
