import Foundation
import MessageBus
import Testing

@Suite struct ObjectTests {
  private static let chunk = 1000

  @Test(arguments: BusKind.allCases)
  func objectsOfAnySizeAreStored(_ kind: BusKind) async throws {
    try await kind.runStore { store, bus in
      for (size, chunks) in [(0, 0), (1, 1), (1000, 1), (1001, 2), (40_000, 40)] {
        let data = Data((0..<size).map { UInt8(truncatingIfNeeded: $0 / 7) })
        let name = "Größe \(size)/x"
        let description = try await store.put(data, as: name)
        #expect(description.chunks == chunks && description.size == size)
        #expect(try await store.data(of: name) == data)
        #expect(try await store.description(of: name) == description)
      }
      #expect(try await store.data(of: "missing") == nil)
    }
  }

  @Test(arguments: BusKind.allCases)
  func replacedAndDeletedObjectsLeaveNoChunks(_ kind: BusKind) async throws {
    try await kind.runStore { store, bus in
      try await store.put(Data(count: 5000), as: "a")
      try await store.put(Data("new".utf8), as: "a")
      #expect(try await store.data(of: "a") == Data("new".utf8))
      #expect(try await bus.state(of: "OBJ_\(store.name)")?.messages == 2)
      try await store.delete("a")
      #expect(try await store.data(of: "a") == nil)
      #expect(try await bus.state(of: "OBJ_\(store.name)")?.messages == 1)
      try await store.delete("a")
      try await store.put(Data("again".utf8), as: "a")
      #expect(try await store.data(of: "a") == Data("again".utf8))
    }
  }

  /// The NATS tools read the bucket if it has the layout of ADR-20.
  @Test(arguments: BusKind.allCases)
  func bucketHasLayoutOfNATSTools(_ kind: BusKind) async throws {
    try await kind.runStore { store, bus in
      let description = try await store.put(Data("hello".utf8), as: "a?b~c>")
      let stream = "OBJ_\(store.name)"
      let meta = try #require(try await bus.last(on: "$O.\(store.name).M.YT9ifmM-", in: stream))
      #expect(meta.message.headers == ["Nats-Rollup": "sub"])
      #expect(
        String(decoding: meta.message.payload, as: UTF8.self) == """
          {"bucket":"\(store.name)","chunks":1,\
          "digest":"SHA-256=LPJNul-wow4m6DsqxbninhsWHlwfp0JecwQzYpOLmCQ=",\
          "name":"a?b~c>","nuid":"\(description.identifier)",\
          "options":{"max_chunk_size":1000},"size":5}
          """)
      let chunk = try await bus.last(
        on: "$O.\(store.name).C.\(description.identifier)", in: stream)
      #expect(chunk?.message.payload == Data("hello".utf8))
    }
  }

  /// Each case is a damaged description and the expected error.
  @Test(arguments: BusKind.allCases)
  func damagedObjectsAreDetected(_ kind: BusKind) async throws {
    try await kind.runStore { store, bus in
      let name = store.name
      try await store.put(Data("hello world".utf8), as: "a")
      let meta = "$O.\(name).M.YQ=="
      let json = String(
        decoding: try #require(try await bus.last(on: meta, in: "OBJ_\(name)")).message.payload,
        as: UTF8.self)
      let description = try #require(try await store.description(of: "a"))
      let malformed = BusError.malformed("the description of the object a")
      let changes: [(String, BusError)] = [
        (json.replacing("SHA-256=u", with: "SHA-256=v"), .damaged(object: "a")),
        (json.replacing("SHA-256=", with: "MD5="), .damaged(object: "a")),
        (json.replacing("\"size\":11", with: "\"size\":10"), .damaged(object: "a")),
        (json.replacing("\"size\":11", with: "\"size\":12"), .damaged(object: "a")),
        (json.replacing("\"chunks\":1", with: "\"chunks\":2"), .damaged(object: "a")),
        (json.replacing(description.identifier, with: "other"), .damaged(object: "a")),
        (json.replacing("\"size\":11", with: "\"size\":-1"), malformed),
        (json.replacing("\"size\":11", with: "\"size\":1e30"), malformed),
        (
          json.replacing("\"size\":11", with: "\"size\":9223372036854775807"),
          .tooLarge(.max, limit: 256 << 20)
        ),
        (json.replacing(description.identifier, with: ">"), malformed),
        (json.replacing("\"name\":\"a\"", with: "\"name\":\"b\""), malformed),
        ("{}", malformed), ("", malformed), ("\u{0}", malformed),
      ]
      for (text, error) in changes {
        try await bus.store(
          BusMessage(meta, headers: ["Nats-Rollup": "sub"], payload: Data(text.utf8)))
        await #expect(throws: error, "\(text)") { try await store.data(of: "a") }
      }
      // A new object replaces an unreadable one.
      try await store.put(Data("fine".utf8), as: "a")
      #expect(try await store.data(of: "a") == Data("fine".utf8))
    }
  }

  @Test(arguments: BusKind.allCases)
  func rejectedObjectLeavesNoChunks(_ kind: BusKind) async throws {
    try await kind.run { tested in
      let stream = ObjectStore.stream(tested.word, maximumBytes: 10_000)
      try await tested.bus.create(stream)
      let store = ObjectStore(tested.word, on: tested.bus, chunkSize: 1000)
      await #expect(throws: BusError.self) { try await store.put(Data(count: 20_000), as: "a") }
      #expect(try await store.data(of: "a") == nil)
      #expect(try await tested.bus.state(of: stream.name)?.messages == 0)
    }
  }
}

extension BusKind {
  fileprivate func runStore(
    _ test: (ObjectStore, any MessageBus) async throws -> Void
  ) async throws {
    try await run { tested in
      try await tested.bus.create(ObjectStore.stream(tested.word))
      try await test(ObjectStore(tested.word, on: tested.bus, chunkSize: 1000), tested.bus)
    }
  }
}
