import Testing

@testable import DeviceWeb

@Suite struct OutboxTests {
  private func drain(_ outbox: inout Outbox) -> [String] {
    var all: [String] = []
    while let text = outbox.removeFirst() { all.append(text) }
    return all
  }

  @Test func removesMessagesInOrder() {
    var outbox = Outbox()
    for text in ["a", "b", "c"] { outbox.append(text) }
    #expect(outbox.byteCount == 3)
    #expect(drain(&outbox) == ["a", "b", "c"])
    #expect(outbox.isEmpty)
  }

  @Test func newerMessagesReplaceOlderOnes() {
    var outbox = Outbox()
    outbox.append("p1 old", key: "p1")
    outbox.append("p2", key: "p2")
    outbox.append("p1 new", key: "p1")
    outbox.drop("p2")
    outbox.drop("p9")
    #expect(outbox.byteCount == 6)
    #expect(drain(&outbox) == ["p1 new"])
    outbox.append("p1 newest", key: "p1")
    #expect(drain(&outbox) == ["p1 newest"])
  }

  /// The memory for a client that never reads is bounded by the number of keys.
  @Test func keysBoundPendingMessages() {
    var outbox = Outbox()
    for step in 0..<50_000 {
      outbox.append("\(step % 10) \(step)", key: "\(step % 10)")
      if step == 25_000 { _ = outbox.removeFirst() }
    }
    #expect(outbox.byteCount == 10 * 7)
    #expect(outbox.slotCount < 5000)
    #expect(drain(&outbox) == (49_990..<50_000).map { "\($0 % 10) \($0)" })
  }
}
