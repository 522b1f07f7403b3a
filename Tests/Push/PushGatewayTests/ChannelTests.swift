import Foundation
import GatewayFixtures
import Testing

@testable import PushGateway

struct ChannelRulesTests {
  static let channel = "dHN0LXNyY2gtY2hubA=="

  private func broadcast(
    _ changes: [(HeaderName, String?)] = [], body: String = Provider.update
  ) throws -> RequestValidator.Validation {
    var connection = try ProviderConnection()
    return try connection.send(
      [
        (.path, "/4/broadcasts/apps/\(Provider.bundle)"), (.topic, nil), (.id, nil),
        (.channel, Self.channel), (.expiration, "0"), (.requestID, Provider.id),
      ] + changes, body: body)
  }

  private func manage(
    _ method: String, _ path: String = "channels", _ changes: [(HeaderName, String?)] = [],
    body: String = ""
  ) throws -> RequestValidator.Validation {
    var connection = try ProviderConnection()
    return try connection.send(
      [
        (.method, method), (.path, "/1/apps/\(Provider.bundle)/\(path)"), (.topic, nil),
        (.pushType, nil), (.id, nil), (.requestID, Provider.id),
      ] + changes, body: body)
  }

  @Test func validBroadcastIsAccepted() throws {
    let validation = try broadcast([(.priority, "5")])
    guard case .broadcast(let call)? = validation.call else {
      Issue.record("\(validation)")
      return
    }
    #expect(validation.isChannelRequest)
    #expect(call.id.text == Provider.id)
    #expect(call.channel == Self.channel)
    #expect(call.bundle == Provider.bundle)
    #expect(call.priority == 5)
    #expect(call.expiration == nil)
    #expect(call.payload?.event == .update)
  }

  @Test(
    arguments: [
      ([(.channel, nil)], Provider.update, PushReason.missingChannelID),
      ([(.channel, "?")], Provider.update, .badChannelID),
      ([(.pushType, nil)], Provider.update, .missingPushType),
      ([(.pushType, "alert")], Provider.update, .invalidPushType),
      ([(.pushType, "x")], Provider.update, .invalidPushType),
      ([(.requestID, "x")], Provider.update, .badMessageID),
      ([(.expiration, "x")], Provider.update, .badExpirationDate),
      ([(.priority, "2")], Provider.update, .badPriority),
      ([(.authorization, nil)], Provider.update, .missingProviderToken),
      ([(.method, "GET")], Provider.update, .methodNotAllowed),
      ([(.path, "/4/broadcasts/apps/")], Provider.update, .badPath),
      ([(.path, "/4/broadcasts/apps/a b")], Provider.update, .badPath),
      ([], "", .payloadEmpty), ([], "x", .badRequestPayload), ([], "[1]", .badRequestPayload),
      ([], "{\"a\":\"" + String(repeating: "x", count: 5120) + "\"}", .payloadTooLarge),
    ] as [([(HeaderName, String?)], String, PushReason)])
  func invalidBroadcastIsRejected(
    changes: [(HeaderName, String?)], body: String, reason: PushReason
  ) throws {
    #expect(try broadcast(changes, body: body).refusal?.reason == reason)
  }

  @Test func broadcastOf5120BytesIsAccepted() throws {
    let frame = #"{"aps":{"timestamp":1,"event":"end"},"pad":""}"#
    let body =
      frame.dropLast(2) + String(repeating: "x", count: 5120 - frame.utf8.count) + "\"}"
    #expect(try broadcast(body: String(body)).refusal == nil)
  }

  @Test func broadcastCannotStartActivity() throws {
    let validation = try broadcast(
      body: """
        {"aps":{"timestamp":1,"event":"start","content-state":{},"attributes-type":"A",
         "attributes":{},"alert":{"title":"a","body":"b"}}}
        """)
    guard case .broadcast(let call)? = validation.call else {
      Issue.record("\(validation)")
      return
    }
    #expect(call.payload == nil)
    #expect(call.problem?.outcome == .refused)
  }

  @Test(
    arguments: [
      (
        "POST", "channels", nil, #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#,
        ChannelCall.Action.create(.latest)
      ),
      (
        "POST", "channels", nil, #"{"message-storage-policy":0,"push-type":"LiveActivity"}"#,
        .create(.none)
      ),
      ("GET", "channels", channel, "", .read(channel)),
      ("DELETE", "channels", channel, "", .delete(channel)),
      ("GET", "all-channels", nil, "", .list),
    ] as [(String, String, String?, String, ChannelCall.Action)])
  func validChannelRequestIsAccepted(
    method: String, path: String, id: String?, body: String, action: ChannelCall.Action
  ) throws {
    let validation = try manage(method, path, [(.channel, id)], body: body)
    guard case .channels(let call)? = validation.call else {
      Issue.record("\(validation)")
      return
    }
    #expect(call.action == action)
    #expect(call.bundle == Provider.bundle)
    #expect(call.id.text == Provider.id)
  }

  @Test(arguments: [
    ("POST", "channels", "", PushReason.payloadEmpty),
    ("POST", "channels", "x", .badRequestPayload),
    ("POST", "channels", #"{"message-storage-policy":1}"#, .missingPushType),
    ("POST", "channels", #"{"message-storage-policy":1,"push-type":"alert"}"#, .invalidPushType),
    ("POST", "channels", #"{"push-type":"LiveActivity"}"#, .badRequestParams),
    (
      "POST", "channels", #"{"message-storage-policy":2,"push-type":"LiveActivity"}"#,
      .badRequestParams
    ),
    (
      "POST", "channels", #"{"message-storage-policy":"1","push-type":"LiveActivity"}"#,
      .badRequestParams
    ),
    ("GET", "channels", "", .missingChannelID), ("DELETE", "channels", "", .missingChannelID),
    ("PUT", "channels", "", .methodNotAllowed), ("POST", "all-channels", "", .methodNotAllowed),
    ("GET", "some-channels", "", .badPath),
  ])
  func invalidChannelRequestIsRejected(
    method: String, path: String, body: String, reason: PushReason
  ) throws {
    #expect(try manage(method, path, body: body).refusal?.reason == reason)
  }

  @Test func keyForOtherTopicIsRejected() throws {
    var connection = try ProviderConnection(topics: ["com.example.Other"])
    let validation = try connection.send([
      (.method, "GET"), (.path, "/1/apps/\(Provider.bundle)/all-channels"),
    ])
    #expect(validation.refusal?.reason == .topicMismatch)
  }
}

struct ChannelBookTests {
  private func call(
    _ channel: String, expiration: Date? = nil, bundle: String = "a.b"
  ) -> BroadcastCall {
    BroadcastCall(
      id: UUID(), bundle: bundle, channel: channel, priority: 10, expiration: expiration,
      payload: LiveActivityPayload(event: .update, timestamp: Provider.now, contentState: Data()),
      problem: nil, received: Provider.now)
  }

  @Test func createsListsAndDeletesChannels() throws {
    var book = ChannelBook()
    let first = try book.create(
      bundle: "a.b", storage: .none, environment: .development, id: UUID())
    let second = try book.create(
      bundle: "a.b", storage: .latest, environment: .development, id: UUID())
    #expect(Data(base64Encoded: first.id)?.count == 16)
    #expect(book.list(bundle: "a.b") == [first, second])
    #expect(book.list(bundle: "a.c").isEmpty)
    try book.delete(first.id, bundle: "a.b")
    #expect(book.all == [second])
    let refusal = #expect(throws: Refusal.self) { try book.delete(first.id, bundle: "a.b") }
    #expect(refusal?.reason == .channelNotRegistered)
    // Another app cannot use the channel.
    #expect(throws: Refusal.self) { try book.channel(second.id, bundle: "a.c") }
  }

  @Test func appHasAtMostTenThousandChannels() throws {
    var book = ChannelBook()
    func make(_ bundle: String) throws(Refusal) {
      _ = try book.create(
        bundle: bundle, storage: .none, environment: .development, id: UUID())
    }
    for _ in 0..<10_000 { try make("a.b") }
    let refusal = #expect(throws: Refusal.self) { try make("a.b") }
    #expect(refusal?.reason == .cannotCreateChannelConfig)
    #expect(throws: Never.self) { try make("a.c") }
  }

  @Test func storesLatestMessageUntilItExpires() throws {
    var book = ChannelBook()
    let id = try book.create(
      bundle: "a.b", storage: .latest, environment: .development, id: UUID()
    ).id
    #expect(book.latestMessage(id, now: Provider.now) == nil)
    let expiration = Provider.now.addingTimeInterval(60)
    let newest = call(id, expiration: expiration)
    #expect(try book.accept(call(id, expiration: expiration)))
    #expect(try book.accept(newest))
    #expect(book.latestMessage(id, now: Provider.now)?.id == newest.id)
    #expect(book.latestMessage(id, now: expiration) == nil)
  }

  @Test func channelWithoutStorageRequiresExpirationZero() throws {
    var book = ChannelBook()
    let id = try book.create(
      bundle: "a.b", storage: .none, environment: .development, id: UUID()
    ).id
    let late = call(id, expiration: Provider.now.addingTimeInterval(60))
    let refusal = #expect(throws: Refusal.self) { try book.accept(late) }
    #expect(refusal?.reason == .badExpirationDate)
    #expect(try book.accept(call(id)) == false)
    #expect(book.latestMessage(id, now: Provider.now) == nil)
  }

  @Test func loadRestoresChannelsAndMessages() throws {
    try withFolder { folder in
      var store = ChannelStore(folder.channels)
      #expect(try store.load() == ChannelStore.Content())
      var book = ChannelBook()
      var created: [Channel] = []
      for _ in 0..<4 {
        let channel = try book.create(
          bundle: "a.b", storage: .latest, environment: .development, id: UUID())
        try store.appendCreation(of: channel)
        try store.appendLatestMessage(message(1, to: channel), channel: channel.id)
        created.append(channel)
      }
      try store.appendLatestMessage(message(2, to: created[0]), channel: created[0].id)
      try store.appendDeletion(of: created[1].id)
      try store.appendLatestMessage(nil, channel: created[2].id)
      let handle = try FileHandle(forWritingTo: folder.channels)
      try handle.seekToEnd()
      try handle.write(contentsOf: Data("{\"made\":{\"id".utf8))
      try handle.close()
      let content = ChannelStore.Content(
        channels: [created[0], created[2], created[3]],
        messages: [
          created[0].id: message(2, to: created[0]), created[3].id: message(1, to: created[3]),
        ])
      #expect(try store.load() == content)
      #expect(try store.load() == content)
    }
  }

  @Test func fileIsCompactedWhenMessagesAreReplaced() throws {
    try withFolder { folder in
      var store = ChannelStore(folder.channels)
      let channel = Channel(
        id: "AAAA", bundle: "a.b", storage: .latest, environment: .development)
      try store.appendCreation(of: channel)
      for number in 0..<1200 {
        let push = message(number, to: channel, note: String(repeating: "x", count: 2000))
        try store.appendLatestMessage(push, channel: channel.id)
      }
      let size = try Data(contentsOf: folder.channels).count
      #expect(size < 1 << 20)
      #expect(try store.load().messages[channel.id]?.priority == 1199)
    }
  }

  private func message(_ number: Int, to channel: Channel, note: String = "") -> ChannelPush {
    let state = Data("{\"note\":\"\(note)\"}".utf8)
    return ChannelPush(
      id: UUID(uuid: (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16)), channel: channel.id,
      bundle: channel.bundle, priority: number, expiration: Provider.now + 60,
      payload: LiveActivityPayload(event: .update, timestamp: Provider.now, contentState: state),
      received: Provider.now)
  }
}

struct PushStorageTests {
  private func push(_ bundle: String, expiration: TimeInterval?) -> DevicePush {
    DevicePush(
      id: UUID(), token: Data([1]), kind: .alert, bundle: bundle, topic: bundle,
      expiration: expiration.map { Provider.now.addingTimeInterval($0) }, payload: .other(Data()),
      received: Provider.now)
  }

  @Test func storesNewestPushPerApp() {
    var storage = PushStorage()
    let pushes = [push("a", expiration: 60), push("b", expiration: 60), push("a", expiration: 90)]
    #expect(storage.store(pushes[0]).verdict.outcome == .stored)
    #expect(storage.store(pushes[1]).replaced == nil)
    #expect(storage.store(pushes[2]).replaced == pushes[0])
    #expect(storage.take(now: Provider.now).due == [pushes[1], pushes[2]])
    #expect(storage.count == 0)
  }

  @Test(arguments: [nil, 0, -1] as [TimeInterval?])
  func pushForOneAttemptIsNotStored(expiration: TimeInterval?) {
    var storage = PushStorage()
    #expect(storage.store(push("a", expiration: expiration)).verdict.outcome == .expired)
    #expect(storage.count == 0)
  }

  @Test func takeReturnsExpiredPushes() {
    var storage = PushStorage()
    let late = push("a", expiration: 60)
    _ = storage.store(late)
    let (due, expired) = storage.take(now: Provider.now.addingTimeInterval(60))
    #expect(due.isEmpty)
    #expect(expired == [late])
  }
}
