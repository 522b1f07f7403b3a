import Foundation
import GatewayFixtures
import MessageBus
import Testing

@testable import PushCluster
@testable import PushGateway

struct PushMessageTests {
  private let address = DeviceName(group: "fleet 1", device: "d.7")

  @Test(
    arguments: [
      ("alert", nil, nil), ("liveactivity", 60.0, nil), ("liveactivity", 60.0, "a \"b\".c\n"),
      ("widgets", nil, "ü"), ("controls", 1.0, String(repeating: "x", count: 64)),
    ] as [(String, Double?, String?)])
  func readMessageEqualsPush(_ kind: String, _ expires: Double?, _ id: String?) throws {
    let kind = try #require(PushKind(rawValue: kind))
    let call = DeviceCall(
      id: UUID(), address: try DeviceAddress("a1b2"),
      topic: PushTopic(kind.topic(bundle: "a.b"), kind: kind, bundle: "a.b"), priority: 5,
      expiration: expires.map { Provider.now.addingTimeInterval($0) }, collapseID: id,
      body: try ValidatedJSON(Array(#"{"aps": {"x": 1.50, "y": "é"}}"#.utf8)),
      received: Provider.now)
    let message = PushMessage.make(call, to: address)
    #expect(DeviceName(subject: message.subject) == address)
    let read = try #require(PushMessage.read(message))
    #expect(read.id == call.id)
    #expect(read.token == call.token)
    #expect(read.topic.text == call.topic.text && read.topic.bundle == "a.b")
    #expect(read.topic.kind == kind && read.priority == 5)
    #expect(read.expiration == call.expiration && read.received == call.received)
    #expect(read.collapseID == id)
    #expect(read.body == call.body)
  }

  @Test(arguments: [
    "", "{}", "null", "[1]", "{\"apns-id\":1}",
    #"{"apns-id":"123e4567-e89b-12d3-a456-426655440000","apns-topic":"a.b","payload":{}}"#,
  ])
  func invalidMessageIsNotPush(_ text: String) {
    #expect(PushMessage.read(BusMessage("vitrine.push.a.b.c.d", payload: Data(text.utf8))) == nil)
  }

  @Test(arguments: ["vitrine.push.a.b.c", "vitrine.push.a.=zz.c.d", "other.push.a.b.c.d", ""])
  func invalidSubjectHasNoDevice(_ subject: String) {
    #expect(DeviceName(subject: subject) == nil)
  }

  /// A stream keeps the newest message of a subject, so equal subjects replace each other.
  @Test(
    arguments: [
      ("same token", "a1", nil, 60.0, "a1", nil, 60.0, true),
      ("two activities", "a1", nil, 60.0, "a2", nil, 60.0, false),
      ("same collapse id", "a1", "x", 60.0, "a2", "x", 60.0, true),
      ("other collapse id", "a1", "x", 60.0, "a1", "y", 60.0, false),
      ("with and without collapse id", "a1", "a1", 60.0, "a1", nil, 60.0, false),
      ("one attempt keeps what is stored", "a1", nil, 60.0, "a1", nil, nil, false),
      ("two with one attempt", "a1", nil, nil, "a1", nil, nil, true),
    ] as [(String, String, String?, Double?, String, String?, Double?, Bool)])
  func newerPushReplacesOlderOne(
    _ name: String, _ token: String, _ id: String?, _ expires: Double?, _ token2: String,
    _ id2: String?, _ expires2: Double?, _ replaces: Bool
  ) async throws {
    let rig = try await ClusterRig.memory()
    func subject(_ token: String, _ id: String?, _ expires: Double?) throws -> String {
      let data = try #require(Data(hexadecimal: token))
      return ClusterSubjects.push(
        try rig.call(data, expires: expires, collapseID: id), to: address)
    }
    let isSame = try subject(token, id, expires) == subject(token2, id2, expires2)
    #expect(isSame == replaces, Comment(rawValue: name))
    #expect(Subject.isValid(try subject(token, id, expires)))
  }

  /// The lifetime is the time between request and expiration. It starts when the stream stores the
  /// push.
  @Test(arguments: [
    ("in time", 0.0, 60.0, 59.0, true), ("too late", 0.0, 60.0, 60.0, false),
    ("gateway is ten minutes ahead", 600.0, 60.0, 59.0, true),
    ("gateway is ten minutes ahead", 600.0, 60.0, 61.0, false),
    ("gateway is ten minutes behind", -600.0, 60.0, 59.0, true),
    ("gateway is ten minutes behind", -600.0, 60.0, 61.0, false),
  ])
  func lifetimeDeterminesExpiry(
    _ name: String, _ gatewayOffset: Double, _ lifetime: Double, _ after: Double, _ isValid: Bool
  ) async throws {
    let rig = try await ClusterRig.memory()
    let call = try rig.call(expires: lifetime, received: gatewayOffset)
    let stored = StoredMessage(
      PushMessage.make(call, to: address), sequence: 1, date: rig.clock.now)
    let push = ClusterPush(stored, call, to: "d", isLive: false)
    let verdict = push.expiry(at: rig.clock.now.addingTimeInterval(after))
    #expect((verdict == nil) == isValid, Comment(rawValue: name))
  }
}

struct TokenCacheTests {
  private let token = TokenKey([1])

  private func record(_ bundle: String, isLive: Bool = true) -> TokenRecord {
    TokenRecord(
      TokenFacts(bundle: bundle, kind: .activityUpdate, isLive: isLive),
      of: DeviceName(group: "g", device: "d"))
  }

  @Test func olderAnswerDoesNotReplaceNewerChange() {
    var cache = TokenCache(capacity: 10)
    cache.beginLookup(token)
    cache.change(token, record("new", isLive: false), revision: 9)
    #expect(cache.endLookup(token, (record("old"), revision: 5))?.facts.isLive == false)
    #expect(cache.record(token)?.facts.bundle == "new")
  }

  @Test func unreadTokensAreNotCached() {
    var cache = TokenCache(capacity: 10)
    cache.change(token, record("a"), revision: 1)
    #expect(cache.record(token) == nil)
    cache.beginLookup(token)
    #expect(cache.endLookup(token, nil) == nil)
    cache.change(token, record("a"), revision: 2)
    #expect(cache.record(token) == nil)
  }

  @Test func removedTokenIsReadAgain() {
    var cache = TokenCache(capacity: 10)
    cache.beginLookup(token)
    _ = cache.endLookup(token, (record("a"), revision: 1))
    cache.change(token, nil, revision: 2)
    #expect(cache.record(token) == nil)
  }

  @Test func cacheCapacityIsLimited() {
    var cache = TokenCache(capacity: 2)
    for byte in 1...3 as ClosedRange<UInt8> {
      cache.beginLookup(TokenKey([byte]))
      _ = cache.endLookup(TokenKey([byte]), (record("a"), revision: UInt64(byte)))
    }
    #expect(cache.record(TokenKey([1])) == nil)
    #expect(cache.record(TokenKey([3])) != nil)
  }
}
