import Foundation
import MessageBus
import Testing

@Suite struct KeyValueTests {
  @Test(arguments: BusKind.allCases)
  func valuesAreReadChangedAndDeleted(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      #expect(try await bucket.value("a.b") == nil)
      let first = try await bucket.set(Data("1".utf8), for: "a.b")
      #expect(try await bucket.value("a.b") == Data("1".utf8))
      let second = try await bucket.set(Data(), for: "a.b")
      #expect(second > first)
      let entry = try #require(try await bucket.entry("a.b"))
      #expect(entry.key == "a.b" && entry.value == Data() && entry.revision == second)
      try await bucket.delete("a.b")
      #expect(try await bucket.entry("a.b") == nil)
      try await bucket.delete("a.b")
      try await bucket.delete("never")
    }
  }

  @Test(arguments: BusKind.allCases)
  func entriesOmitDeletedKeys(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      #expect(try await bucket.entries().isEmpty)
      // More than one batch of a reader.
      for number in 0..<300 {
        _ = try await bucket.send(Data("\(number)".utf8), for: "k\(number)").value()
      }
      try await bucket.delete("k7")
      let entries = try await bucket.entries()
      #expect(Set(entries.map(\.key)) == Set((0..<300).filter { $0 != 7 }.map { "k\($0)" }))
      #expect(entries.allSatisfy { $0.value == Data($0.key.dropFirst().utf8) })
    }
  }

  @Test(arguments: BusKind.allCases)
  func followerReceivesNewChanges(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      try await bucket.set(Data("before".utf8), for: "k")
      let (entries, entry) = AsyncStream<KeyValueEntry>.makeStream()
      let following = Task { try await bucket.follow { entry.yield($0) } }
      defer { following.cancel() }
      // The follower misses changes until it has subscribed.
      let writing = Task {
        while !Task.isCancelled {
          try await bucket.set(Data("after".utf8), for: "k")
          try await bucket.delete("k")
        }
      }
      defer { writing.cancel() }
      var values: [Data?] = []
      for await entry in entries {
        values.append(entry.value)
        if values.count == 4 { break }
      }
      #expect(Set(values) == [Data("after".utf8), nil])
    }
  }

  @Test(arguments: BusKind.allCases)
  func unexpectedRevisionIsRejected(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      let conflict = BusError.wrongSequence(subject: "$KV.\(bucket.name).k")
      let first = try await bucket.set(Data("1".utf8), for: "k", after: 0)
      await #expect(throws: conflict) { try await bucket.set(Data(), for: "k", after: 0) }
      let second = try await bucket.set(Data("2".utf8), for: "k", after: first)
      await #expect(throws: conflict) { try await bucket.set(Data(), for: "k", after: first) }
      await #expect(throws: conflict) { try await bucket.delete("k", after: first) }
      #expect(try await bucket.value("k") == Data("2".utf8))
      try await bucket.delete("k", after: second)
      try await bucket.set(Data("3".utf8), for: "k", after: 0)
      #expect(try await bucket.value("k") == Data("3".utf8))
    }
  }

  @Test(arguments: BusKind.allCases)
  func watcherReceivesValuesAndThenChanges(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      for (key, value) in [("a", "1"), ("b", "2"), ("a", "3")] {
        try await bucket.set(Data(value.utf8), for: key)
      }
      let (changes, sink) = AsyncStream<KeyValueBucket.Change>.makeStream()
      let watch = Task { try await bucket.watch { sink.yield($0) } }
      var iterator = changes.makeAsyncIterator()
      var seen: [String] = []
      for _ in 0..<3 { seen.append(await iterator.next()?.text ?? "") }
      #expect(seen == ["b=2", "a=3", "current"])
      try await bucket.set(Data("4".utf8), for: "c")
      try await bucket.delete("a")
      #expect(await iterator.next()?.text == "c=4")
      #expect(await iterator.next()?.text == "a deleted")
      watch.cancel()
      try await watch.value
    }
  }

  @Test(arguments: BusKind.allCases)
  func watcherOfEmptyBucketIsCurrentImmediately(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      let (changes, sink) = AsyncStream<KeyValueBucket.Change>.makeStream()
      let watch = Task { try await bucket.watch("x.*") { sink.yield($0) } }
      var iterator = changes.makeAsyncIterator()
      #expect(await iterator.next() == .isCurrent)
      try await bucket.set(Data("1".utf8), for: "y.1")
      try await bucket.set(Data("2".utf8), for: "x.1")
      #expect(await iterator.next()?.text == "x.1=2")
      watch.cancel()
      try await watch.value
    }
  }

  @Test(arguments: BusKind.allCases)
  func invalidKeysAreRejected(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, _ in
      for key in ["", ".a", "a.", "a..b", "a*", "a.>", "a b", "ä", "a\n"] {
        await #expect(throws: BusError.invalidSubject(key)) {
          try await bucket.set(Data(), for: key)
        }
        await #expect(throws: BusError.invalidSubject(key)) { try await bucket.value(key) }
      }
      for text in ["", "ä b.c", "=", "a*>"] {
        try await bucket.set(Data(text.utf8), for: "k.\(Subject.word(text))")
        #expect(try await bucket.value("k.\(Subject.word(text))") == Data(text.utf8))
      }
    }
  }

  /// The NATS tools read the bucket if it has the layout of ADR-8.
  @Test(arguments: BusKind.allCases)
  func bucketHasLayoutOfNATSTools(_ kind: BusKind) async throws {
    try await kind.runBucket { bucket, bus in
      try await bucket.set(Data("v".utf8), for: "k")
      try await bucket.delete("k")
      let stream = "KV_\(bucket.name)"
      let stored = try #require(try await bus.last(on: "$KV.\(bucket.name).k", in: stream))
      #expect(stored.message.headers == ["KV-Operation": "DEL"])
      // A value and a deletion of another client.
      try await bus.store(BusMessage("$KV.\(bucket.name).k", payload: Data("w".utf8)))
      #expect(try await bucket.value("k") == Data("w".utf8))
      try await bus.store(
        BusMessage(
          "$KV.\(bucket.name).k", headers: ["KV-Operation": "PURGE", "Nats-Rollup": "sub"]))
      #expect(try await bucket.value("k") == nil)
    }
  }
}

extension BusKind {
  fileprivate func runBucket(
    _ test: (KeyValueBucket, any MessageBus) async throws -> Void
  ) async throws {
    try await run { tested in
      try await tested.bus.create(KeyValueBucket.stream(tested.word))
      try await test(KeyValueBucket(tested.word, on: tested.bus), tested.bus)
    }
  }
}

extension KeyValueBucket.Change {
  fileprivate var text: String {
    switch self {
    case .isCurrent: "current"
    case .entry(let entry):
      entry.value.map { "\(entry.key)=\(String(decoding: $0, as: UTF8.self))" }
        ?? "\(entry.key) deleted"
    }
  }
}
