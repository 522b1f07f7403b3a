import Foundation
import HostLink
import PushGateway
import Testing

@testable import DeviceProtocol

struct PushCommandTests {
  static let written: [WrittenCommand] = [
    WrittenCommand(#"{"command":"pushGateway"}"#, GetPushGateway()),
    WrittenCommand(#"{"command":"pushLog","limit":20}"#, ShowPushLog(limit: 20)),
    WrittenCommand(
      #"{"after":7,"command":"pushLog","follow":true,"limit":20}"#,
      ShowPushLog(limit: 20, after: 7, follow: true)
    ),
    WrittenCommand(#"{"command":"pushTokens"}"#, ListPushTokens()),
    WrittenCommand(#"{"command":"pushDraft","token":"ab"}"#, GetPushDraft(token: "ab")),
    WrittenCommand(
      #"{"command":"lintPush","payload":"{}","token":"ab"}"#, LintPush(token: "ab", payload: "{}")),
    WrittenCommand(
      #"{"command":"sendPush","headers":{"apns-topic":"a.b"},"payload":"{}","token":"ab"}"#,
      SendPush(token: "ab", headers: ["apns-topic": "a.b"], payload: "{}")
    ),
    WrittenCommand(
      #"{"bundle":"a.b","command":"broadcastPush","headers":{},"payload":"{}"}"#,
      BroadcastPush(bundle: "a.b", headers: [:], payload: "{}")
    ),
    WrittenCommand(#"{"command":"pushChannels"}"#, ListPushChannels()),
    WrittenCommand(
      #"{"bundle":"a.b","command":"createPushChannel","storage":1}"#,
      CreatePushChannel(bundle: "a.b", .latest)
    ),
    WrittenCommand(
      #"{"bundle":"a.b","channel":"AAAA","command":"deletePushChannel"}"#,
      DeletePushChannel(bundle: "a.b", "AAAA")
    ),
    WrittenCommand(#"{"command":"setReachable","isReachable":false}"#, SetReachable(false)),
  ]

  @Test(arguments: [
    #"{"command":"pushLog","limit":0}"#, #"{"command":"sendPush","token":"ab","payload":"{}"}"#,
    #"{"command":"sendPush","headers":{"a":1},"payload":"{}","token":"ab"}"#,
    #"{"command":"createPushChannel","bundle":"a.b","storage":2}"#,
    #"{"command":"setReachable"}"#, #"{"command":"pushTokens","x":1}"#,
  ])
  func rejectsInvalidCommands(json: String) {
    #expect(throws: CommandError.self) { try CommandRequest(json: Data(json.utf8)) }
  }

  @Test func listsTokensWithTopics() {
    let listing = PushTokenListing(token: "ab", kind: .control, bundle: "a.b", owner: "c1")
    #expect(listing.topic == "a.b.push-type.controls")
  }
}
