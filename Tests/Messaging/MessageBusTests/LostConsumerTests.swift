import Foundation
import Testing

@testable import MessageBus

@Suite struct LostConsumerTests {
  /// The server of the consumer may stop before the first message.
  @Test func readerResumesAfterConsumerIsLost() async throws {
    let bus = MemoryBus()
    try await bus.create(StreamConfiguration("S", subjects: ["s.*"]))
    try await bus.store(BusMessage("s.old"))
    var reader = OrderedReader("S", subject: "s.*", start: .new, on: bus)
    #expect(try await reader.open() == 0)
    try await bus.remove(consumer: "unnamed-1", of: "S")
    try await bus.store(BusMessage("s.new"))
    var subjects: [String] = []
    for _ in 0..<2 {
      subjects += try await reader.next(upTo: 9, within: .seconds(5)).messages
        .map(\.message.subject)
    }
    #expect(subjects == ["s.new"])
  }
}
