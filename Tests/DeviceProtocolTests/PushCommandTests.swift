import Foundation
import HostLink
import PushGateway
import Testing

@testable import DeviceProtocol

struct PushCommandTests {
  static let written: [(String, DeviceCommand)] = [
    (#"{"command":"pushGateway"}"#, .push(.gateway)),
    (#"{"command":"pushLog","limit":20}"#, .push(.log(limit: 20))),
    (
      #"{"after":7,"command":"pushLog","follow":true,"limit":20}"#,
      .push(.log(limit: 20, after: 7, follow: true))
    ),
    (#"{"command":"pushTokens"}"#, .push(.tokens)),
    (
      #"{"command":"sendPush","headers":{"apns-topic":"a.b"},"payload":"{}","token":"ab"}"#,
      .push(.send(token: "ab", headers: ["apns-topic": "a.b"], payload: "{}"))
    ),
    (
      #"{"bundle":"a.b","command":"broadcastPush","headers":{},"payload":"{}"}"#,
      .push(.broadcast(bundle: "a.b", headers: [:], payload: "{}"))
    ),
    (#"{"command":"pushChannels"}"#, .push(.channels)),
    (
      #"{"bundle":"a.b","command":"createPushChannel","storage":1}"#,
      .push(.createChannel(bundle: "a.b", .latest))
    ),
    (
      #"{"bundle":"a.b","channel":"AAAA","command":"deletePushChannel"}"#,
      .push(.deleteChannel(bundle: "a.b", "AAAA"))
    ),
    (#"{"command":"setReachable","isReachable":false}"#, .push(.setReachable(false))),
  ]

  @Test(arguments: [
    #"{"command":"pushLog","limit":0}"#, #"{"command":"sendPush","token":"ab","payload":"{}"}"#,
    #"{"command":"sendPush","headers":{"a":1},"payload":"{}","token":"ab"}"#,
    #"{"command":"createPushChannel","bundle":"a.b","storage":2}"#,
    #"{"command":"setReachable"}"#, #"{"command":"pushTokens","x":1}"#,
  ])
  func isRefused(json: String) {
    #expect(throws: CommandError.self) { try DeviceCommand(json: Data(json.utf8)) }
  }

  @Test func tokensTellTheirTopics() {
    let listing = PushTokenListing(token: "ab", kind: .control, bundle: "a.b", owner: "c1")
    #expect(listing.topic == "a.b.push-type.controls")
  }
}
