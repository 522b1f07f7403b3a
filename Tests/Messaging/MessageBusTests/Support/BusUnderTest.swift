import Foundation
import MessageBus
import NATSBus
import Synchronization
import TestServers
import Testing

/// A bus and its clock.
struct BusUnderTest: Sendable {
  var bus: any MessageBus
  /// Advances the time; waits in real time for a server.
  var pass: @Sendable (Duration) async throws -> Void
  /// A word for the names and subjects of one test.
  let word = "T" + UUID().uuidString.prefix(8)

  func create(_ configure: (inout StreamConfiguration) -> Void = { _ in }) async throws -> String {
    var stream = StreamConfiguration(word, subjects: ["\(word).>"])
    configure(&stream)
    try await bus.create(stream)
    return word
  }

  @discardableResult
  func store(_ subject: String, _ text: String = "", id: String? = nil) async throws -> UInt64 {
    try await bus.store(message(subject, text), id: id).sequence
  }

  func message(_ subject: String, _ text: String = "") -> BusMessage {
    BusMessage("\(word).\(subject)", payload: Data(text.utf8))
  }

  func consumer(
    _ name: String? = "c", _ configure: (inout ConsumerConfiguration) -> Void = { _ in }
  ) async throws -> any BusConsumer {
    var consumer = ConsumerConfiguration(name)
    configure(&consumer)
    return try await bus.consumer(consumer, of: word)
  }
}

/// The buses that the conformance tests run on.
enum BusKind: String, CaseIterable, CustomTestStringConvertible {
  case memory, nats

  var testDescription: String { rawValue }

  func make() async throws -> BusUnderTest {
    switch self {
    case .memory:
      let time = ManualTime()
      let bus = MemoryBus { time.now }
      return BusUnderTest(bus: bus) { duration in
        time.advance(duration)
        await bus.timeHasPassed()
      }
    case .nats:
      let server = try await NATSServer.shared.value
      return BusUnderTest(bus: try await server.connect()) { try await Task.sleep(for: $0) }
    }
  }

  /// Runs a test on a bus, and removes its streams.
  func run(_ test: (BusUnderTest) async throws -> Void) async throws {
    let tested = try await make()
    try await test(tested)
    for prefix in ["", "KV_", "OBJ_"] { try? await tested.bus.remove(stream: prefix + tested.word) }
  }
}

private final class ManualTime: Sendable {
  private let date = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { date.withLock { $0 } }

  func advance(_ duration: Duration) { date.withLock { $0 += duration.seconds } }
}

extension [Delivery] {
  var texts: [String] { map { String(decoding: $0.message.payload, as: UTF8.self) } }
}

/// The `BusError` that a call throws; nil if it throws none.
func failure(_ call: () async throws -> Void) async -> BusError? {
  do {
    try await call()
    return nil
  } catch {
    return error as? BusError
  }
}
