import Foundation
import MessageBus
import Testing

@Suite struct ConsumerTests {
  private static let wait = Duration.milliseconds(250)

  @Test(arguments: BusKind.allCases)
  func messagesArriveInOrder(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      for number in 0..<50 { try await tested.store("s\(number % 7)", "\(number)") }
      let consumer = try await tested.consumer()
      #expect(consumer.waiting == 50)
      var deliveries: [Delivery] = []
      while deliveries.count < 50 {
        deliveries += try await consumer.fetch(upTo: 20, within: .seconds(5))
      }
      #expect(deliveries.texts == (0..<50).map { "\($0)" })
      #expect(deliveries.map(\.number) == Array(1...50))
      #expect(deliveries.map(\.count).allSatisfy { $0 == 1 })
      #expect(deliveries.map(\.isNewest).firstIndex(of: true) == 49)
    }
  }

  @Test(arguments: BusKind.allCases)
  func unacknowledgedMessageIsRedelivered(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      try await tested.store("a", "1")
      try await tested.store("a", "2")
      let consumer = try await tested.consumer { $0.acknowledgementWait = Self.wait }
      let first = try await consumer.fetch(upTo: 9, within: .seconds(5))
      #expect(first.texts == ["1", "2"])
      try await first[1].answer(.acknowledge)
      try await tested.pass(Self.wait * 2)
      let second = try await consumer.fetch(upTo: 9, within: .seconds(5))
      #expect(second.texts == ["1"])
      #expect(second[0].count == 2)
      try await second[0].answer(.acknowledge)
      try await tested.pass(Self.wait * 2)
      #expect(try await tested.isDrained(consumer))
    }
  }

  @Test(arguments: BusKind.allCases)
  func waitingFetchReceivesRedelivery(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      try await tested.store("a", "1")
      let consumer = try await tested.consumer { $0.acknowledgementWait = Self.wait }
      _ = try await consumer.fetch(upTo: 1, within: .seconds(5))
      async let again = consumer.fetch(upTo: 1, within: .seconds(20))
      try await tested.pass(Self.wait * 2)
      #expect(try await again.map(\.count) == [2])
    }
  }

  @Test(arguments: BusKind.allCases)
  func retriedMessageIsRedeliveredAfterDelay(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      try await tested.store("a", "1")
      let consumer = try await tested.consumer()
      let first = try await consumer.fetch(upTo: 1, within: .seconds(5))
      try await first[0].answer(.retry(after: Self.wait))
      #expect(try await tested.isDrained(consumer))
      try await tested.pass(Self.wait * 2)
      let second = try await consumer.fetch(upTo: 1, within: .seconds(5))
      #expect(second.map(\.count) == [2])
      try await second[0].answer(.end)
    }
  }

  @Test(arguments: BusKind.allCases)
  func extensionPostponesRedelivery(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      try await tested.store("a", "1")
      let consumer = try await tested.consumer { $0.acknowledgementWait = Self.wait * 2 }
      let first = try await consumer.fetch(upTo: 1, within: .seconds(5))
      for _ in 0..<3 {
        try await tested.pass(Self.wait)
        try await first[0].answer(.extend)
      }
      #expect(try await tested.isDrained(consumer))
      try await first[0].answer(.acknowledge)
    }
  }

  @Test(arguments: BusKind.allCases)
  func deliveriesOfMessageAreLimited(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create { $0.retention = .workQueue }
      try await tested.store("a", "1")
      let consumer = try await tested.consumer {
        $0.acknowledgementWait = Self.wait
        $0.maximumDeliveries = 2
        $0.maximumPending = 1
      }
      for count in 1...2 {
        let deliveries = try await consumer.fetch(upTo: 1, within: .seconds(5))
        #expect(deliveries.map(\.count) == [count])
        try await tested.pass(Self.wait * 2)
      }
      #expect(try await tested.isDrained(consumer))
      #expect(try await tested.bus.state(of: stream)?.messages == 1)
      // The message is no longer pending.
      try await tested.store("a", "2")
      #expect(try await consumer.fetch(upTo: 1, within: .seconds(5)).texts == ["2"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func pendingMessagesAreLimited(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      for text in ["1", "2", "3"] { try await tested.store("a", text) }
      let consumer = try await tested.consumer { $0.maximumPending = 2 }
      let first = try await consumer.fetch(upTo: 9, within: .seconds(5))
      #expect(first.texts == ["1", "2"])
      #expect(try await tested.isDrained(consumer))
      try await first[0].answer(.acknowledge)
      #expect(try await consumer.fetch(upTo: 9, within: .seconds(5)).texts == ["3"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func workQueueRemovesAcknowledgedMessages(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create { $0.retention = .workQueue }
      for number in 0..<10 { try await tested.store("t", "\(number)") }
      let workers = [try await tested.consumer(), try await tested.consumer()]
      var done: [String] = []
      while done.count < 10 {
        for worker in workers {
          for delivery in try await worker.fetch(upTo: 2, within: .zero) {
            done.append(String(decoding: delivery.message.payload, as: UTF8.self))
            try await delivery.answer(done.count == 1 ? .end : .acknowledge)
          }
        }
      }
      #expect(done.sorted() == (0..<10).map { "\($0)" })
      #expect(try await tested.bus.state(of: stream)?.messages == 0)
    }
  }

  @Test(arguments: BusKind.allCases)
  func workQueueHasOneConsumerPerSubject(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create { $0.retention = .workQueue }
      _ = try await tested.consumer("first") { $0.subject = "\(tested.word).a.>" }
      _ = try await tested.consumer("second") { $0.subject = "\(tested.word).b.>" }
      for (name, subject) in [("third", "\(tested.word).a.x"), ("fourth", "\(tested.word).>")] {
        await #expect(throws: BusError.self) {
          _ = try await tested.consumer(name) { $0.subject = subject }
        }
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func consumerStartsAtConfiguredMessage(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      for (subject, text) in [("a", "1"), ("b", "2"), ("a", "3")] {
        try await tested.store(subject, text)
      }
      let starts: [(ConsumerConfiguration.Start, [String])] = [
        (.all, ["1", "2", "3", "4"]), (.new, ["4"]), (.lastPerSubject, ["2", "3", "4"]),
        (.sequence(2), ["2", "3", "4"]), (.sequence(9), []),
      ]
      var consumers: [any BusConsumer] = []
      for (start, _) in starts {
        consumers.append(try await tested.consumer(nil) { $0.start = start })
      }
      try await tested.store("c", "4")
      for (consumer, (start, expected)) in zip(consumers, starts) where !expected.isEmpty {
        let deliveries = try await consumer.fetch(upTo: 9, within: .seconds(5))
        #expect(deliveries.texts == expected, "\(start)")
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func consumerDeliversItsSubjectsOnly(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      for number in 0..<100 { try await tested.store("d\(number % 50).x", "\(number)") }
      let consumer = try await tested.consumer { $0.subject = "\(tested.word).d7.>" }
      #expect(consumer.waiting == 2)
      let deliveries = try await consumer.fetch(upTo: 9, within: .seconds(5))
      #expect(deliveries.texts == ["7", "57"])
      #expect(deliveries.map(\.isNewest) == [false, true])
    }
  }

  @Test(arguments: BusKind.allCases)
  func namedConsumerKeepsItsPosition(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      for text in ["1", "2"] { try await tested.store("a", text) }
      let first = try await tested.consumer("c").fetch(upTo: 1, within: .seconds(5))
      try await first[0].answer(.acknowledge)
      let again = try await tested.consumer("c")
      #expect(again.waiting == 1)
      #expect(try await again.fetch(upTo: 9, within: .seconds(5)).texts == ["2"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func fetchWaitsForMessage(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      let consumer = try await tested.consumer()
      async let fetched = consumer.fetch(upTo: 5, within: .seconds(20))
      try await tested.store("a", "1")
      #expect(try await fetched.texts == ["1"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func cancelledFetchReturns(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      let consumer = try await tested.consumer()
      let fetch = Task { try await consumer.fetch(upTo: 5, within: .seconds(600)) }
      fetch.cancel()
      #expect(try await fetch.value.isEmpty)
    }
  }

  @Test(arguments: BusKind.allCases)
  func removedConsumerIsUnknown(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      let consumer = try await tested.consumer("c")
      try await tested.bus.remove(consumer: "c", of: stream)
      let expected = BusError.unknownConsumer("c", stream: stream)
      await #expect(throws: expected) { try await tested.bus.remove(consumer: "c", of: stream) }
      await #expect(throws: expected) { _ = try await consumer.fetch(upTo: 1, within: .seconds(1)) }
    }
  }
}

extension BusUnderTest {
  /// Whether a consumer has no messages to deliver.
  fileprivate func isDrained(_ consumer: any BusConsumer) async throws -> Bool {
    try await consumer.fetch(upTo: 9, within: .zero).isEmpty
  }
}
