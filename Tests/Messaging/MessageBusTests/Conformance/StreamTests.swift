import Foundation
import MessageBus
import Testing

@Suite struct StreamTests {
  @Test(arguments: BusKind.allCases)
  func storedMessageKeepsAllButReplySubject(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      let sent = BusMessage(
        "\(tested.word).a.b", headers: ["X-A": "1", "X-B": "zwei: ü"], payload: Data([0, 1, 255]))
      let receipt = try await tested.bus.store(sent)
      #expect(receipt == StoreReceipt(sequence: 1, isDuplicate: false))
      let stored = try #require(try await tested.bus.last(on: sent.subject, in: stream))
      #expect(stored.message == sent)
      #expect(stored.sequence == 1)
      let delivered = try await tested.consumer().fetch(upTo: 5, within: .seconds(5))
      #expect(delivered.map(\.message) == [sent])
      #expect(abs(delivered[0].stored.date.timeIntervalSince(stored.date)) < 0.001)
    }
  }

  @Test(arguments: BusKind.allCases)
  func publishedMessageIsStored(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      try await tested.bus.publish(tested.message("a", "x"))
      #expect(try await tested.consumer().fetch(upTo: 1, within: .seconds(5)).texts == ["x"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func sentMessagesAreStoredInOrder(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      var receipts: [PendingReceipt] = []
      for number in 1...200 {
        receipts.append(
          try tested.bus.send(tested.message("a", "\(number)"), id: "id-\(number)"))
      }
      for (index, receipt) in receipts.enumerated() {
        #expect(
          try await receipt.value()
            == StoreReceipt(sequence: UInt64(index + 1), isDuplicate: false))
      }
      let again = try tested.bus.send(tested.message("a", "x"), id: "id-7")
      #expect(try await again.value() == StoreReceipt(sequence: 7, isDuplicate: true))
      let texts = try await tested.consumer().fetch(upTo: 300, within: .seconds(5)).texts
      #expect(texts == (1...200).map { "\($0)" })
    }
  }

  @Test(arguments: BusKind.allCases)
  func sentMessageWithoutStreamFails(_ kind: BusKind) async throws {
    try await kind.run { tested in
      await #expect(throws: BusError.noStream(subject: "\(tested.word).a")) {
        _ = try await tested.bus.send(tested.message("a"), id: nil).value()
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func lastMessageOfPatternIsFound(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      for (subject, text) in [("a.x", "1"), ("b.x", "2"), ("a.y", "3"), ("b.y", "4")] {
        try await tested.store(subject, text)
      }
      for (pattern, text) in [("a.*", "3"), ("*.x", "2"), (">", "4"), ("c.*", nil)] {
        let found = try await tested.bus.last(on: "\(tested.word).\(pattern)", in: stream)
        #expect(found.map { String(decoding: $0.message.payload, as: UTF8.self) } == text)
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func anyPayloadMatchesSubject(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create { $0.allowsDirectReads = true }
      try await tested.store("a", "1")
      try await tested.store("b", "2")
      for (subject, text) in [("a", "1"), ("b", "2"), ("c", nil)] {
        let payload = try await tested.bus.anyPayload(on: "\(tested.word).\(subject)", in: stream)
        #expect(payload.map { String(decoding: $0, as: UTF8.self) } == text)
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func readableStreamIsNotRepaired(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      #expect(try await !tested.bus.repair(stream))
      try await tested.store("a", "1")
      try await tested.store("b", "2")
      #expect(try await !tested.bus.repair(stream))
      try await tested.bus.discard(2, from: stream)
      #expect(try await !tested.bus.repair(stream))
    }
  }

  @Test(arguments: BusKind.allCases)
  func consumerCountsUnacknowledgedMessages(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create { $0.retention = .workQueue }
      let consumer = try await tested.consumer()
      for text in ["1", "2", "3"] { try await tested.store("a", text) }
      #expect(try await consumer.unfinished() == 3)
      let deliveries = try await consumer.fetch(upTo: 2, within: .seconds(5))
      #expect(try await consumer.unfinished() == 3)
      for delivery in deliveries { try await delivery.answer(.acknowledge) }
      #expect(try await consumer.unfinished() == 1)
    }
  }

  @Test(arguments: BusKind.allCases)
  func discardedMessageIsRemoved(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      for text in ["1", "2", "3"] { try await tested.store("a", text) }
      try await tested.bus.discard(2, from: stream)
      // A message that is already removed.
      try await tested.bus.discard(2, from: stream)
      try await tested.store("a", "4")
      #expect(
        try await tested.consumer().fetch(upTo: 9, within: .seconds(5)).texts == ["1", "3", "4"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func recreatedStreamHasNewCreationDate(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      let first = try #require(try await tested.bus.state(of: stream)).created
      #expect(try await tested.bus.state(of: stream)?.created == first)
      try await tested.bus.remove(stream: stream)
      try await tested.pass(.milliseconds(5))
      _ = try await tested.create()
      #expect(try #require(try await tested.bus.state(of: stream)).created > first)
    }
  }

  @Test(arguments: BusKind.allCases)
  func newestMessagePerSubjectIsKept(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create { $0.maximumPerSubject = 1 }
      for (subject, text) in [("a", "1"), ("b", "2"), ("a", "3"), ("c", "4"), ("a", "5")] {
        try await tested.store(subject, text)
      }
      let state = try #require(try await tested.bus.state(of: stream))
      #expect(state.messages == 3)
      #expect(state.lastSequence == 5)
      let delivered = try await tested.consumer().fetch(upTo: 9, within: .seconds(5))
      #expect(delivered.texts == ["2", "4", "5"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func oldMessagesExpire(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create {
        $0.maximumAge = .milliseconds(300)
        $0.duplicateWindow = .milliseconds(300)
      }
      try await tested.store("a", "old")
      try await tested.pass(.milliseconds(600))
      try await tested.store("b", "new")
      #expect(try await tested.bus.last(on: "\(tested.word).a", in: stream) == nil)
      #expect(try await tested.consumer().fetch(upTo: 9, within: .seconds(5)).texts == ["new"])
    }
  }

  @Test(arguments: BusKind.allCases)
  func duplicateMessageIsNotStored(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create { $0.duplicateWindow = .milliseconds(300) }
      #expect(try await tested.store("a", id: "1") == 1)
      let again = try await tested.bus.store(tested.message("a"), id: "1")
      #expect(again == StoreReceipt(sequence: 1, isDuplicate: true))
      #expect(try await tested.store("a", id: "2") == 2)
      try await tested.pass(.milliseconds(700))
      #expect(try await tested.store("a", id: "1") == 3)
      #expect(try await tested.bus.state(of: stream)?.messages == 3)
    }
  }

  @Test(arguments: BusKind.allCases)
  func unexpectedSequenceIsRejected(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      let (bus, message) = (tested.bus, tested.message("a"))
      #expect(try await bus.store(message, id: nil, after: 0).sequence == 1)
      try await tested.store("b")
      #expect(try await bus.store(message, id: nil, after: 1).sequence == 3)
      for sequence: UInt64 in [0, 1, 2, 4] {
        await #expect(throws: BusError.wrongSequence(subject: message.subject)) {
          _ = try await bus.store(message, id: nil, after: sequence)
        }
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func fullStreamDiscardsOldOrRejects(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create { $0.maximumMessages = 2 }
      for text in ["1", "2", "3"] { try await tested.store("a", text) }
      #expect(try await tested.consumer().fetch(upTo: 9, within: .seconds(5)).texts == ["2", "3"])
      var changed = try #require(try await tested.bus.state(of: stream)).configuration
      changed.discard = .new
      try await tested.bus.update(changed)
      await #expect(throws: BusError.self) { try await tested.store("a", "4") }
      do {
        try await tested.store("a", "4")
      } catch let BusError.full(name, reason) {
        #expect(name.contains(tested.word))
        #expect(reason == "maximum messages exceeded")
      }
    }
  }

  @Test(arguments: BusKind.allCases)
  func purgeRemovesSubjectsOfPattern(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = try await tested.create()
      for subject in ["a.1", "a.2", "b.1", "a.1"] { try await tested.store(subject, subject) }
      try await tested.bus.purge("\(tested.word).a.*", in: stream)
      #expect(try await tested.consumer().fetch(upTo: 9, within: .seconds(5)).texts == ["b.1"])
      #expect(try await tested.store("a.1") == 5)
    }
  }

  @Test(arguments: BusKind.allCases)
  func createAndProvideAreIdempotent(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let bus = tested.bus
      var stream = StreamConfiguration(
        tested.word, subjects: ["\(tested.word).>"], discard: .new, maximumMessages: 10,
        maximumPerSubject: 2, maximumBytes: 100_000, maximumAge: .seconds(60),
        allowsRollup: true, allowsDirectReads: true, deniesDeletion: true)
      #expect(try await bus.provide(stream) == .created)
      try await bus.create(stream)
      #expect(try await bus.provide(stream) == .unchanged)
      #expect(try await bus.state(of: tested.word)?.configuration == stream)
      stream.maximumMessages = nil
      let reason = "stream name already in use with a different configuration"
      await #expect(throws: BusError.conflict(tested.word, reason: reason)) {
        try await bus.create(stream)
      }
      #expect(try await bus.provide(stream) == .updated)
      #expect(try await bus.state(of: tested.word)?.configuration == stream)
      stream.retention = .workQueue
      await #expect(throws: BusError.self) { try await bus.provide(stream) }
    }
  }

  @Test(arguments: BusKind.allCases)
  func overlappingSubjectsAreRejected(_ kind: BusKind) async throws {
    try await kind.run { tested in
      _ = try await tested.create()
      let other = StreamConfiguration("\(tested.word)-2", subjects: ["\(tested.word).a.*"])
      await #expect(
        throws: BusError.conflict(other.name, reason: "subjects overlap with an existing stream")
      ) { try await tested.bus.create(other) }
    }
  }

  @Test(arguments: BusKind.allCases)
  func missingStreamsAreReported(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let (bus, word) = (tested.bus, tested.word)
      let state = try await bus.state(of: word)
      #expect(state == nil)
      await #expect(throws: BusError.unknownStream(word)) { try await bus.remove(stream: word) }
      await #expect(throws: BusError.unknownStream(word)) { try await bus.purge(">", in: word) }
      await #expect(throws: BusError.unknownStream(word)) { _ = try await tested.consumer() }
      await #expect(throws: BusError.unknownStream(word)) {
        try await bus.update(StreamConfiguration(word, subjects: [word]))
      }
      await #expect(throws: BusError.noStream(subject: "\(word).a")) { try await tested.store("a") }
    }
  }
}
