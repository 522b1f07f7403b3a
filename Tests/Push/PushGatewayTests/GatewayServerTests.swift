import Foundation
import GatewayFixtures
import Hexadecimal
import RecorderDevice
import TestThreads
import Testing

@testable import PushGateway

@Suite(.serialized)
struct GatewayServerTests {
  @Test func deliversPushToDevice() async throws {
    try await GatewayRig.run { rig in
      let response = try await rig.client().send(try rig.request())
      #expect(response.status == 200)
      #expect(response.fields["apns-id"] == Provider.id)
      #expect(response.fields["apns-unique-id"] != nil)
      #expect(response.body.isEmpty)
      await rig.device.waitForPushes(1)
      #expect(rig.device.pushes.first?.payload.event == .update)
    }
  }

  @Test func errorHasRequestIdentifierAndReason() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      let response = try await client.send(try rig.request([(.priority, "7")]))
      #expect(response.status == 400)
      #expect(response.reason == "BadPriority")
      #expect(String(decoding: response.body, as: UTF8.self) == #"{"reason":"BadPriority"}"#)
      #expect(response.fields["apns-id"] == Provider.id)
      #expect(rig.gateway.log.newest(1).first?.reason == "BadPriority")
    }
  }

  /// Some clients do not offer ALPN, for example aioapns.
  @Test func acceptsClientWithoutALPN() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client(offersHTTP2: false)
      #expect(try await client.send(try rig.request()).status == 200)
    }
  }

  @Test func acceptsHostInsteadOfAuthority() async throws {
    try await GatewayRig.run { rig in
      let request = try rig.request([(.host, "localhost")])
      #expect(try await rig.client().send(request).status == 200)
    }
  }

  @Test func repeatedHeaderIsRejected() async throws {
    try await GatewayRig.run { rig in
      let request = try rig.request(more: [("apns-topic", Provider.topic)])
      #expect(try await rig.client().send(request).reason == "DuplicateHeaders")
    }
  }

  @Test func wrongContentLengthResetsRequest() async throws {
    try await GatewayRig.run { rig in
      let request = try rig.request(more: [("content-length", "3")])
      await #expect(throws: PushClientError.self) { try await rig.client().send(request) }
      #expect(try await rig.client().send(try rig.request()).status == 200)
    }
  }

  @Test(arguments: [0, 4096, 4097, 5121, 60_000])
  func limitsBodySize(size: Int) async throws {
    try await GatewayRig.run { rig in
      let frame = #"{"aps":{"timestamp":1,"event":"end"},"pad":""}"#
      let pad = String(repeating: "x", count: max(size - frame.utf8.count, 0))
      let body = size == 0 ? "" : frame.dropLast(2) + pad + "\"}"
      let response = try await rig.client().send(try rig.request(body: String(body)))
      #expect(response.status == (size == 0 ? 400 : size <= 4096 ? 200 : 413))
    }
  }

  @Test func connectionServesManyRequests() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      // The same provider token each time: it must not change within 20 minutes.
      let request = try rig.request([(.id, nil)])
      var identifiers: Set<String> = []
      for _ in 0..<20 {
        let response = try await client.send(request)
        #expect(response.status == 200)
        identifiers.insert(response.fields["apns-id"] ?? "")
      }
      #expect(identifiers.count == 20)
      #expect(try await client.send(try rig.request()).reason == "TooManyProviderTokenUpdates")
    }
  }

  @Test func removedKeyIsRejectedOnOpenConnection() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      let request = try rig.request()
      #expect(try await client.send(request).status == 200)
      try rig.gateway.keys.remove(rig.provider.id)
      #expect(try await client.send(request).reason == "InvalidProviderToken")
    }
  }

  @Test func tokenIsLookedUpOnceUntilItChanges() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      let request = try rig.request()
      let token = try #require(Data(hexadecimal: Provider.device))
      for _ in 0..<3 { #expect(try await client.send(request).status == 200) }
      await rig.device.waitForPushes(3)
      #expect(rig.device.tokenLookups == 1)
      var facts = TokenFacts(bundle: "com.example.Other", kind: .activityUpdate)
      rig.device.set(facts, for: token)
      for _ in 0..<2 {
        #expect(try await client.send(request).reason == "DeviceTokenNotForTopic")
      }
      #expect(rig.device.tokenLookups == 2)
      facts = TokenFacts(bundle: Provider.bundle, kind: .activityUpdate, isLive: false)
      rig.device.set(facts, for: token)
      #expect(try await client.send(request).status == 410)
      rig.device.set(nil, for: token)
      for _ in 0..<2 { #expect(try await client.send(request).reason == "BadDeviceToken") }
      // Unknown tokens are looked up each time.
      #expect(rig.device.tokenLookups == 5)
      // An accepted push is logged after its delivery, which can be after a later rejection.
      let log = rig.gateway.log.newest(9).map(\.status).sorted()
      #expect(log == [200, 200, 200, 400, 400, 400, 400, 410])
    }
  }

  @Test func limitsPendingPushesToRememberedToken() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      let request = try rig.request()
      #expect(try await client.send(request).status == 200)
      await rig.device.waitForPushes(1)
      rig.device.holdPushes()
      var statuses: [Int] = []
      for _ in 0..<1003 { statuses.append(try await client.send(request).status) }
      #expect(statuses.prefix(1001).allSatisfy { $0 == 200 })
      #expect(statuses.suffix(2) == [429, 429])
      rig.device.release()
      await rig.device.waitForPushes(1002)
      #expect(try await client.send(request).status == 200)
    }
  }

  @Test func managesChannelsAndSendsBroadcast() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      let bearer = ("authorization", "bearer \(try rig.provider.token())")
      let path = "/1/apps/\(Provider.bundle)/channels"
      let created = try await client.send(
        .init(
          "POST", path, [bearer],
          body: Array(#"{"message-storage-policy":1,"push-type":"LiveActivity"}"#.utf8)))
      #expect(created.status == 201)
      let id = try #require(created.fields["apns-channel-id"])
      #expect(created.fields["apns-request-id"] != nil)

      let read = try await client.send(.init("GET", path, [bearer, ("apns-channel-id", id)]))
      #expect(
        String(decoding: read.body, as: UTF8.self)
          == #"{"message-storage-policy":1,"push-type":"LiveActivity"}"#)
      let all = try await client.send(
        .init("GET", "/1/apps/\(Provider.bundle)/all-channels", [bearer]))
      #expect(String(decoding: all.body, as: UTF8.self) == "{\"channels\":[\"\(id)\"]}")

      let sent = try await client.send(
        .init(
          "POST", "/4/broadcasts/apps/\(Provider.bundle)",
          [
            bearer, ("apns-channel-id", id), ("apns-push-type", "liveactivity"),
            ("apns-expiration", "0"), ("apns-request-id", Provider.id),
          ], body: Array(Provider.update.utf8)))
      #expect(sent.status == 200)
      #expect(sent.fields["apns-request-id"] == Provider.id)
      await rig.device.waitForPushes(1)
      #expect(rig.device.messages.first?.channel == id)

      let deleted = try await client.send(.init("DELETE", path, [bearer, ("apns-channel-id", id)]))
      #expect(deleted.status == 204)
      let gone = try await client.send(.init("GET", path, [bearer, ("apns-channel-id", id)]))
      #expect(gone.reason == "ChannelNotRegistered")
    }
  }

  @Test func stopSendsShutdownReason() async throws {
    try await GatewayRig.run { rig in
      let client = try await rig.client()
      #expect(try await client.send(try rig.request()).status == 200)
      await rig.gateway.stop()
      let error = await #expect(throws: PushClientError.self) {
        try await client.send(try rig.request())
      }
      #expect(error == .ended(reason: #"{"reason":"Shutdown"}"#))
    }
  }

  @Test func reportsPortInUse() async throws {
    try await GatewayRig.run { rig in
      let second = try PushGateway(
        device: rig.device, folder: rig.folder, now: { Provider.now })
      let error = #expect(throws: GatewayError.self) { try second.start(port: rig.port) }
      #expect(error == .portInUse(rig.port))
      #expect(error.map { "\($0)".contains("--push-port") } == true)
    }
  }

  @Test func certificateIsNotTrustedBySystem() async throws {
    try await GatewayRig.run { rig in
      await #expect(throws: PushClientError.self) {
        try await onThread {
          _ = try PushClient(host: "localhost", port: rig.port, trust: .system)
        }
      }
    }
  }

  @Test func toolPushesWithoutKey() async throws {
    try await GatewayRig.run { rig in
      let fields = ["apns-push-type": "liveactivity", "apns-topic": Provider.topic]
      let entry = try await rig.gateway.send(
        token: Provider.device, fields: fields, body: Data(Provider.update.utf8))
      #expect(entry.verdict.outcome == .delivered)
      await #expect(throws: GatewayError.self) {
        try await rig.gateway.send(token: "ab", fields: fields, body: Data("{}".utf8))
      }
    }
  }
}
