import DeviceProtocol
import Foundation
import HostLink
import PushGateway
import Testing

/// The problems of payloads. `EndToEndTests` checks them with a real extension.
@Suite struct PushLintTests {
  @Test(arguments: [
    (PushKind.widgets, #"{"aps":{"content-changed":true}}"#, nil),
    (.controls, #"{"aps":{"content-changed":1}}"#, nil),
    (.widgets, #"{"aps":{"content-changed":"yes"}}"#, "aps.content-changed"),
    (.widgets, #"{"aps":{}}"#, "aps.content-changed"),
    (.liveactivity, #"{"aps":{"content-changed":true}}"#, "aps.event"),
  ])
  func rulesFollowKindOfPush(kind: PushKind, payload: String, keyPath: String?) {
    #expect(PushLint(Data(payload.utf8), kind: kind).problems.first?.keyPath == keyPath)
  }

  @Test(arguments: [
    ("{\"aps\":", "The body is not JSON"), ("", "The body is empty"),
    (#"{"aps":"\#(String(repeating: "x", count: 5000))"}"#, "the limit is 4096"),
  ])
  func unreadableBodyIsOneProblem(body: String, sentence: String) {
    let lint = PushLint(Data(body.utf8))
    #expect(lint.problems.count == 1 && lint.errors == 1)
    #expect(lint.problems.first?.sentence.contains(sentence) == true)
  }

  @Test func extensionDecodesStateAndReportsUnreadKeys() async throws {
    var lint = PushLint(
      Data(#"{"aps":{"event":"update","timestamp":1,"content-state":{"a":1}}}"#.utf8))
    try await lint.check("Ride") { request in
      #expect(request.attributesType == "Ride" && request.forms.isEmpty)
      return ActivityReply(unread: UnreadKeys(state: request.state.isEmpty ? [] : ["a"]))
    }
    #expect(lint.errors == 0)
    #expect(lint.problems.map(\.keyPath) == ["aps.content-state.a"])
  }
}
