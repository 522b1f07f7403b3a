import Foundation
import GatewayFixtures
import Hexadecimal
import MessageBus
import TestThreads
import Testing

@testable import PushCluster
@testable import PushGateway

struct ClusterGatewayTests {
  private let token = Data(hexadecimal: Provider.device) ?? Data()

  /// Runs gateways on a bus with one registered key and one token.
  private func run(
    _ count: Int = 1,
    _ body: (ClusterRig, String, [RigClient]) async throws -> Void
  ) async throws {
    let rig = try await ClusterRig.memory()
    let provider = try Provider()
    try await ClusterKeys(rig.bus).add(try provider.registered())
    try await issue(TokenFacts(bundle: Provider.bundle, kind: .activityUpdate), rig)
    var gateways: [ClusterGateway] = []
    var clients: [RigClient] = []
    var folders: [GatewayFolder] = []
    defer { for folder in folders { try? FileManager.default.removeItem(at: folder.url) } }
    for number in 0..<count {
      let folder = try temporaryFolder()
      folders.append(folder)
      let gateway = try ClusterGateway(
        bus: rig.bus, name: "gateway-\(number)", folder: folder, now: { rig.clock.now })
      gateways.append(gateway)
      let port = try await gateway.start(port: 0)
      clients.append(
        try await onThread {
          RigClient(
            client: try PushClient(
              host: "localhost", port: port, trust: .file(gateway.certificate.path)))
        })
    }
    do {
      try await body(rig, "bearer \(try provider.token())", clients)
    } catch {
      for gateway in gateways { await gateway.stop() }
      throw error
    }
    for gateway in gateways { await gateway.stop() }
  }

  private func issue(_ facts: TokenFacts, _ rig: ClusterRig) async throws {
    let device = DeviceName(group: "g", device: "d")
    _ = try await ClusterTokenIssuer(rig.bus).issue(token, facts, of: device).value()
  }

  @Test func acceptedPushIsStoredBeforeItsResponse() async throws {
    try await run { rig, bearer, clients in
      let response = try await clients[0].send(Provider.request(bearer))
      #expect(response.status == 200)
      let stored = try #require(
        try await rig.bus.last(
          on: ClusterSubjects.push(
            try rig.call(token), to: DeviceName(group: "g", device: "d")),
          in: ClusterSubjects.pushes))
      #expect(PushMessage.read(stored.message)?.id.text == Provider.id)
    }
  }

  @Test(
    arguments: [
      ("unknown token", [(":path", "/3/device/beef")], 400, "BadDeviceToken"),
      (
        "other topic", [("apns-topic", "x.y.push-type.liveactivity")], 400, "DeviceTokenNotForTopic"
      ),
      ("no provider token", [("authorization", nil)], 403, "MissingProviderToken"),
    ] as [(String, [(String, String?)], Int, String)])
  func rejectionIsThatOfAPNs(
    _ name: String, _ changes: [(String, String?)], _ status: Int, _ reason: String
  ) async throws {
    try await run { rig, bearer, clients in
      let response = try await clients[0].send(Provider.request(bearer, changes))
      #expect(response.status == status && response.reason == reason)
      #expect(try await rig.storedPushes == 0)
      var entries: [VerdictLog.Entry] = []
      while entries.isEmpty {
        try await VerdictLog(rig.bus).read(newest: 9, follows: false) { entries.append($0) }
      }
      #expect(entries.map(\.sender) == ["gateway-0"])
      #expect(entries.first?.push.reason == reason)
    }
  }

  @Test func endedTokenIsRejectedByAllGateways() async throws {
    try await run(2) { rig, bearer, clients in
      for client in clients {
        #expect(try await client.send(Provider.request(bearer)).status == 200)
      }
      try await issue(
        TokenFacts(bundle: Provider.bundle, kind: .activityUpdate, isLive: false), rig)
      for client in clients {
        // The gateway follows the bucket.
        var status = 200
        while status == 200 { status = try await client.send(Provider.request(bearer)).status }
        #expect(status == 410)
      }
    }
  }

  @Test func removedKeyIsRejected() async throws {
    try await run { rig, bearer, clients in
      #expect(try await clients[0].send(Provider.request(bearer)).status == 200)
      try await ClusterKeys(rig.bus).remove("KEY1234567")
      var status = 200
      while status == 200 { status = try await clients[0].send(Provider.request(bearer)).status }
      #expect(status == 403)
    }
  }

  @Test func gatewaysShareChannels() async throws {
    try await run(2) { rig, bearer, clients in
      let created = try await clients[0].send(
        Provider.request(
          bearer,
          [
            (":path", "/1/apps/\(Provider.bundle)/channels"), ("apns-push-type", nil),
            ("apns-topic", nil),
            ("apns-id", nil),
          ], body: #"{"message-storage-policy": 1, "push-type": "LiveActivity"}"#))
      #expect(created.status == 201)
      let channel = try #require(created.fields["apns-channel-id"])
      let expiration = Int(rig.clock.now.timeIntervalSince1970) + 60
      let changes: [(String, String?)] = [
        (":path", "/4/broadcasts/apps/\(Provider.bundle)"), ("apns-channel-id", channel),
        ("apns-topic", nil),
        ("apns-id", nil), ("apns-expiration", "\(expiration)"),
      ]
      // The other gateway follows the bucket.
      var status = 400
      while status == 400 {
        status = try await clients[1].send(Provider.request(bearer, changes)).status
      }
      #expect(status == 200)
      let stored = try await rig.bus.last(
        on: ClusterSubjects.broadcast(channel, of: Provider.bundle),
        in: ClusterSubjects.broadcasts)
      #expect(stored.flatMap { BroadcastMessage.read($0.message) }?.channel == channel)
    }
  }

  @Test func unstoredPushIsNotAccepted() async throws {
    try await run { rig, bearer, clients in
      #expect(try await clients[0].send(Provider.request(bearer)).status == 200)
      try await rig.bus.remove(stream: ClusterSubjects.pushes)
      let response = try await clients[0].send(Provider.request(bearer))
      #expect(response.status == 503 && response.reason == "ServiceUnavailable")
    }
  }

  /// A full stream must not remove accepted pushes.
  @Test func fullStreamRejectsNewPushes() async throws {
    try await run { rig, bearer, clients in
      var stream = try #require(try await rig.bus.state(of: ClusterSubjects.pushes)).configuration
      stream.maximumBytes = 1500
      try await rig.bus.update(stream)
      var statuses: [Int] = []
      for id in ["a", "b", "c", "d"] {
        statuses.append(
          try await clients[0].send(Provider.request(bearer, [("apns-collapse-id", id)])).status)
      }
      #expect(statuses.first == 200 && statuses.last == 503, "\(statuses)")
      #expect(try await rig.storedPushes == statuses.count { $0 == 200 })
      let answer = try await clients[0].send(Provider.request(bearer, [("apns-collapse-id", "e")]))
      #expect(answer.reason == "ServiceUnavailable")
    }
  }

  @Test func gatewayRequiresPreparedCluster() async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let gateway = try ClusterGateway(
      bus: MemoryBus(), name: "g", folder: folder, now: { Provider.now })
    await #expect(throws: BusError.unknownStream("KV_vitrine-keys")) {
      _ = try await gateway.start(port: 0)
    }
    await gateway.stop()
  }
}
