import Foundation
import MessageBus
import TestServers
import Testing

@testable import NATSBus

/// A server that is killed and restarted with the same store.
@Suite struct ReconnectionTests {
  private func restart(_ server: NATSServer) async throws -> NATSServer {
    await server.kill()
    return try await NATSServer.start(port: server.port, in: server.folder)
  }

  @Test func storedMessagesAndConsumersSurvive() async throws {
    var server = try await NATSServer.start()
    let tested = BusUnderTest(bus: try await server.connect(timeout: .seconds(20))) { _ in }
    let stream = try await tested.create { $0.retention = .workQueue }
    let consumer = try await tested.consumer { $0.acknowledgementWait = .milliseconds(200) }
    for number in 0..<10 { try await tested.store("a", "\(number)", id: "\(number)") }
    let first = try await consumer.fetch(upTo: 3, within: .seconds(5))
    try await first[0].answer(.acknowledge)
    server = try await restart(server)
    // The id makes the retry idempotent.
    #expect(try await tested.bus.store(tested.message("a", "9"), id: "9").isDuplicate)
    try await tested.store("a", "10", id: "10")
    var received: Set<String> = []
    // The newest acknowledgements may be lost, and their messages redelivered.
    while try await tested.bus.state(of: stream)?.messages != 0 {
      let error = await failure {
        for delivery in try await consumer.fetch(upTo: 5, within: .seconds(5)) {
          received.formUnion([delivery].texts)
          try await delivery.answer(.acknowledge)
        }
      }
      if let error { try #require(error == .interrupted) }
    }
    #expect(received.isSuperset(of: (1...10).map { "\($0)" }))
    await server.stop()
  }

  @Test func waitingFetchIsInterrupted() async throws {
    var server = try await NATSServer.start()
    let tested = BusUnderTest(bus: try await server.connect(timeout: .seconds(20))) { _ in }
    _ = try await tested.create()
    let consumer = try await tested.consumer()
    let fetch = Task { try await consumer.fetch(upTo: 1, within: .seconds(600)) }
    // The answer to a later request shows that the server has the fetch.
    _ = try await tested.bus.state(of: tested.word)
    server = try await restart(server)
    await #expect(throws: BusError.interrupted) { _ = try await fetch.value }
    try await tested.store("a", "1", id: "1")
    #expect(try await consumer.fetch(upTo: 1, within: .seconds(5)).texts == ["1"])
    await server.stop()
  }

  @Test func subscriptionContinues() async throws {
    var server = try await NATSServer.start(jetStream: nil)
    let bus = try await server.connect(timeout: .seconds(20))
    let subscription = try await bus.subscribe(to: "a.*")
    try bus.publish(BusMessage("a.1"))
    #expect(await subscription.first(1).map(\.subject) == ["a.1"])
    server = try await restart(server)
    // The message is buffered until the connection is restored.
    try bus.publish(BusMessage("a.2"))
    #expect(await subscription.first(1).map(\.subject) == ["a.2"])
    await server.stop()
  }

  @Test func watcherReceivesChangesAfterReconnection() async throws {
    var server = try await NATSServer.start()
    let bus = try await server.connect(timeout: .seconds(20))
    try await bus.create(KeyValueBucket.stream("B"))
    let bucket = KeyValueBucket("B", on: bus)
    let (keys, sink) = AsyncStream<String>.makeStream()
    let watch = Task {
      try await bucket.watch { change in
        if case .entry(let entry) = change { sink.yield(entry.key) }
      }
    }
    var iterator = keys.makeAsyncIterator()
    try await bucket.set(Data(), for: "a")
    #expect(await iterator.next() == "a")
    server = try await restart(server)
    try await bucket.set(Data(), for: "b")
    #expect(await iterator.next() == "b")
    watch.cancel()
    _ = await watch.result
    await server.stop()
  }

  @Test func sendBufferIsBounded() async throws {
    let server = try await NATSServer.start(jetStream: nil)
    let bus = try await NATSBus.connect(
      NATSOptions(servers: [server.address], timeout: .seconds(1), bufferSize: 10_000))
    await server.stop()
    let message = BusMessage("a", payload: Data(count: 1000))
    var error: BusError?
    // The first messages may fail before the client detects the outage.
    while error == nil || error == .interrupted {
      error = await failure { try bus.publish(message) }
    }
    #expect(error == .bufferFull)
    bus.close()
    #expect(throws: BusError.self) { try bus.publish(message) }
  }

  @Test(arguments: [(1, 50), (2, 100), (4, 400), (7, 3200), (8, 5000), (1_000_000, 5000)])
  func reconnectDelayIsLimited(round: Int, least: Int64) {
    #expect(ReconnectDelay(share: 0).milliseconds(round: round) == least)
    #expect(ReconnectDelay(share: 1).milliseconds(round: round) == least * 2)
  }
}
