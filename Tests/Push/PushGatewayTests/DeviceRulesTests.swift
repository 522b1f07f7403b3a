import Foundation
import GatewayFixtures
import Hexadecimal
import Testing

@testable import PushGateway

struct DeviceRulesTests {
  @Test func validUpdateIsAccepted() throws {
    var connection = try ProviderConnection()
    let validation = try connection.send([
      (.priority, "5"), (.collapseID, "score"), (.expiration, "1790000100"),
    ])
    let push = try #require(validation.push)
    #expect(validation.id.text == Provider.id)
    #expect(push.token == Data(hexadecimal: Provider.device))
    #expect(push.kind == .liveactivity)
    #expect(push.bundle == Provider.bundle)
    #expect(push.priority == 5)
    #expect(push.collapseID == "score")
    #expect(push.expiration == Date(timeIntervalSince1970: 1_790_000_100))
    #expect(validation.problem == nil)
  }

  struct Mistake: Sendable, CustomTestStringConvertible {
    var reason: PushReason
    var changes: [(HeaderName, String?)] = []
    var more: [(HeaderName, String)] = []
    var body = Provider.update
    var testDescription: String { "\(reason) \(changes) \(more.map(\.0))" }
  }

  static let mistakes: [Mistake] = [
    Mistake(reason: .badPath, changes: [(.path, "/")]),
    Mistake(reason: .badPath, changes: [(.path, "/2/device/\(Provider.device)")]),
    Mistake(reason: .badPath, changes: [(.path, "/3/device/\(Provider.device)/x")]),
    Mistake(reason: .badPath, changes: [(.path, "3/device/x/y")]),
    Mistake(reason: .methodNotAllowed, changes: [(.method, "GET")]),
    Mistake(reason: .methodNotAllowed, changes: [(.method, "post")]),
    Mistake(reason: .missingDeviceToken, changes: [(.path, "/3/device/")]),
    Mistake(reason: .missingDeviceToken, changes: [(.path, "/3/device")]),
    Mistake(reason: .badDeviceToken, changes: [(.path, "/3/device/xyz")]),
    Mistake(reason: .badDeviceToken, changes: [(.path, "/3/device/abc")]),
    Mistake(
      reason: .badDeviceToken,
      changes: [(.path, "/3/device/" + String(repeating: "ab", count: 101))]),
    Mistake(reason: .badMessageID, changes: [(.id, "1")]),
    Mistake(reason: .badMessageID, changes: [(.id, Provider.id.uppercased())]),
    Mistake(reason: .duplicateHeaders, more: [(.topic, Provider.topic)]),
    Mistake(reason: .duplicateHeaders, more: [(.topic, "com.example.Other")]),
    Mistake(reason: .duplicateHeaders, more: [(.authorization, "bearer x")]),
    Mistake(reason: .duplicateHeaders, more: [(.id, Provider.id)]),
    Mistake(reason: .duplicateHeaders, changes: [(.host, "example.com")]),
    Mistake(reason: .missingProviderToken, changes: [(.authorization, nil)]),
    Mistake(reason: .missingProviderToken, changes: [(.authorization, "bearer")]),
    Mistake(reason: .invalidProviderToken, changes: [(.authorization, "basic abc")]),
    Mistake(reason: .invalidProviderToken, changes: [(.authorization, "bearer abc")]),
    Mistake(reason: .invalidPushType, changes: [(.pushType, "LiveActivity")]),
    Mistake(reason: .invalidPushType, changes: [(.pushType, "")]),
    Mistake(reason: .missingTopic, changes: [(.topic, nil)]),
    Mistake(reason: .missingTopic, changes: [(.topic, "")]),
    Mistake(reason: .badTopic, changes: [(.topic, Provider.bundle)]),
    Mistake(reason: .badTopic, changes: [(.topic, Provider.bundle + "push-type.liveactivity")]),
    Mistake(reason: .badTopic, changes: [(.topic, Provider.bundle + ".push-type.widgets")]),
    Mistake(reason: .badTopic, changes: [(.topic, "com.example.Räuber")]),
    Mistake(reason: .badTopic, changes: [(.topic, Provider.topic), (.pushType, "alert")]),
    Mistake(reason: .badPriority, changes: [(.priority, "6")]),
    Mistake(reason: .badPriority, changes: [(.priority, "high")]),
    Mistake(reason: .badPriority, changes: [(.priority, "")]),
    Mistake(
      reason: .badPriority,
      changes: [(.priority, "10"), (.pushType, "background"), (.topic, Provider.bundle)]),
    Mistake(reason: .badExpirationDate, changes: [(.expiration, "tomorrow")]),
    Mistake(reason: .badExpirationDate, changes: [(.expiration, "-1")]),
    Mistake(reason: .badExpirationDate, changes: [(.expiration, "1790000000.5")]),
    Mistake(reason: .badExpirationDate, changes: [(.expiration, "")]),
    Mistake(
      reason: .badCollapseID, changes: [(.collapseID, String(repeating: "x", count: 65))]),
    Mistake(reason: .payloadEmpty, body: ""),
    Mistake(reason: .payloadEmpty, body: "hello"),
    Mistake(reason: .payloadEmpty, body: "[]"),
    Mistake(reason: .payloadEmpty, body: "{}"),
    Mistake(reason: .payloadTooLarge, body: padded(to: 4097)),
    Mistake(reason: .payloadTooLarge, body: padded(to: 100_000)),
    Mistake(
      reason: .payloadTooLarge,
      changes: [(.pushType, "voip"), (.topic, Provider.bundle + ".voip")], body: padded(to: 5121)),
  ]

  @Test(arguments: mistakes)
  func invalidRequestIsRejected(mistake: Mistake) throws {
    var connection = try ProviderConnection()
    let validation = try connection.send(mistake.changes, more: mistake.more, body: mistake.body)
    #expect(validation.refusal?.reason == mistake.reason)
    #expect(validation.refusal?.sentence.isEmpty == false)
  }

  @Test(
    arguments: [
      ([], padded(to: 4096)),
      ([(.pushType, "voip"), (.topic, Provider.bundle + ".voip")], padded(to: 5120)),
      ([(.collapseID, String(repeating: "x", count: 64))], Provider.update),
      ([(.priority, "1"), (.pushType, "background"), (.topic, Provider.bundle)], "{\"aps\":{}}"),
      ([(.expiration, "0")], Provider.update),
      ([(.host, "localhost")], Provider.update),
      ([(.host, "localhost"), (.authority, nil)], Provider.update),
      ([(.pushType, nil)], Provider.update),
      ([(.pushType, nil), (.topic, Provider.bundle)], "{\"aps\":{\"alert\":\"Hi\"}}"),
    ] as [([(HeaderName, String?)], String)])
  func validRequestIsAccepted(changes: [(HeaderName, String?)], body: String) throws {
    var connection = try ProviderConnection()
    let validation = try connection.send(changes, body: body)
    #expect(validation.refusal == nil)
    #expect(validation.push != nil)
  }

  @Test func requestWithoutIdentifierGetsOne() throws {
    var connection = try ProviderConnection()
    let new = "01020304-0506-0708-090a-0b0c0d0e0f10"
    #expect(try connection.send([(.id, nil)]).id.text == new)
    #expect(try connection.send([(.id, "?")]).id.text == new)
    // A rejected request keeps its identifier.
    #expect(try connection.send([(.priority, "9")]).id.text == Provider.id)
    #expect(try connection.send([(.path, "/x")]).id.text == Provider.id)
  }

  @Test func expirationIsLimitedToThirtyDays() throws {
    var connection = try ProviderConnection()
    let month = Provider.now.addingTimeInterval(30 * 86_400)
    #expect(try connection.send([(.expiration, "99999999999")]).push?.expiration == month)
    #expect(try connection.send().push?.expiration == month)
    #expect(try connection.send([(.expiration, "0")]).push?.expiration == nil)
  }

  @Test(arguments: [
    (#"{"aps":{"timestamp":1,"content-state":{}}}"#, PushVerdict.Outcome.eventMissing),
    (#"{"aps":{"timestamp":1,"event":"update"}}"#, .undecodable),
    (#"{"alert":"Hi"}"#, .undecodable), (#"{"aps":1}"#, .undecodable),
  ])
  func invalidPayloadIsAcceptedWithVerdict(body: String, outcome: PushVerdict.Outcome) throws {
    var connection = try ProviderConnection()
    let validation = try connection.send(body: body)
    #expect(validation.refusal == nil)
    #expect(validation.problem?.outcome == outcome)
  }

  @Test(arguments: [PushKind.widgets, .controls])
  func readsContentChangedPayload(kind: PushKind) throws {
    var connection = try ProviderConnection()
    let fields: [(HeaderName, String?)] = [
      (.pushType, kind.rawValue), (.topic, kind.topic(bundle: Provider.bundle)),
    ]
    let body = "{\"aps\":{\"content-changed\":true}}"
    #expect(try connection.send(fields, body: body).push?.payload == .contentChanged)
    #expect(try connection.send(fields, body: "{\"aps\":{}}").problem?.outcome == .undecodable)
  }

  private static func padded(to count: Int) -> String {
    let frame = #"{"aps":{"timestamp":1,"event":"end"},"pad":""}"#
    return String(frame.dropLast(2)) + String(repeating: "x", count: count - frame.utf8.count)
      + "\"}"
  }
}
