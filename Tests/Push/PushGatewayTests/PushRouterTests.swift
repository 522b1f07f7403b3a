import Foundation
import GatewayFixtures
import RecorderDevice
import Synchronization
import Testing

@testable import PushGateway

struct PushRouterTests {
  private let token = Data([0xA1])
  private let log = PushLog(file: nil)
  private let clock = TestClock()

  private func router(
    _ device: RecorderDevice, _ change: (inout GatewaySettings) -> Void = { _ in }
  ) throws -> PushRouter {
    var settings = GatewaySettings()
    change(&settings)
    return try PushRouter(device, settings, nil, log: log, clock: clock)
  }

  private func facts(
    _ change: (inout TokenFacts) -> Void = { _ in }
  ) -> TokenFacts {
    var facts = TokenFacts(bundle: Provider.bundle, kind: .activityUpdate)
    change(&facts)
    return facts
  }

  private func call(
    _ number: Int = 0, kind: PushKind = .liveactivity, expiration: Date? = nil,
    body: String = Provider.update
  ) throws -> DeviceCall {
    DeviceCall(
      id: UUID(), address: try DeviceAddress(token.hexadecimal[...]),
      topic: PushTopic(
        kind.topic(bundle: Provider.bundle), kind: kind, bundle: Provider.bundle),
      priority: number, expiration: expiration, body: try ValidatedJSON(Array(body.utf8)),
      received: clock.now)
  }

  private func routed(_ call: DeviceCall) -> PushRouter.RoutedCall {
    PushRouter.RoutedCall(
      ticket: GatewayTicket(connection: 1, stream: 1), call: .device(call))
  }

  @Test func deliversAcceptedPush() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let router = try router(device)
    let call = try call()
    let response = await router.answer(routed(call)).response
    #expect(response.status == 200)
    #expect(response[.id] == call.id.text)
    #expect(response[.uniqueID] != nil)
    #expect(response.body.isEmpty)
    await device.waitForPushes(1)
    #expect(device.pushes == [call.read().push])
  }

  @Test func onlyDevelopmentSendsUniqueIdentifier() async throws {
    let device = RecorderDevice(tokens: [token: facts { $0.environment = .production }])
    let router = try router(device) { $0.environment = .production }
    #expect(try await router.answer(routed(call())).response[.uniqueID] == nil)
  }

  @Test(
    arguments: [
      (nil, PushKind.liveactivity, 400, "BadDeviceToken"),
      (
        TokenFacts(bundle: Provider.bundle, kind: .activityUpdate, environment: .production),
        .liveactivity, 400, "BadDeviceToken"
      ),
      (
        TokenFacts(bundle: "com.example.Other", kind: .activityUpdate), .liveactivity, 400,
        "DeviceTokenNotForTopic"
      ),
      (
        TokenFacts(bundle: Provider.bundle, kind: .widgets), .liveactivity, 400,
        "DeviceTokenNotForTopic"
      ),
      (
        TokenFacts(bundle: Provider.bundle, kind: .activityUpdate), .alert, 400,
        "DeviceTokenNotForTopic"
      ),
      (
        TokenFacts(bundle: Provider.bundle, kind: .control), .widgets, 400, "DeviceTokenNotForTopic"
      ),
      (TokenFacts(bundle: Provider.bundle, kind: .app), .widgets, 400, "DeviceTokenNotForTopic"),
    ] as [(TokenFacts?, PushKind, Int, String)])
  func mismatchedTokenIsRejected(
    facts: TokenFacts?, kind: PushKind, status: Int, reason: String
  ) async throws {
    let device = RecorderDevice(tokens: facts.map { [token: $0] } ?? [:])
    let response = try await router(device).answer(routed(call(kind: kind))).response
    #expect(response.status == status)
    #expect(String(decoding: response.body, as: UTF8.self) == "{\"reason\":\"\(reason)\"}")
    #expect(device.pushes.isEmpty)
  }

  @Test(arguments: [
    (PushTokenKind.activityUpdate, PushKind.liveactivity, "ExpiredToken"),
    (.activityStart, .liveactivity, "ExpiredToken"), (.control, .controls, "Unregistered"),
    (.widgets, .widgets, "Unregistered"), (.app, .alert, "Unregistered"),
  ])
  func inactiveTokenIsRejectedWithTimestamp(
    kind: PushTokenKind, push: PushKind, reason: String
  ) async throws {
    let since = Date(timeIntervalSince1970: 1_789_999_999.5)
    let device = RecorderDevice(tokens: [
      token: facts {
        ($0.kind, $0.isLive, $0.since) = (kind, false, since)
      }
    ])
    let response = try await router(device).answer(routed(call(kind: push))).response
    #expect(response.status == 410)
    #expect(
      String(decoding: response.body, as: UTF8.self)
        == "{\"reason\":\"\(reason)\",\"timestamp\":1789999999500}")
  }

  @Test func pushesToTokenKeepOrder() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let router = try router(device)
    device.holdPushes()
    for number in 0..<50 { _ = try await router.answer(routed(call(number))) }
    device.release()
    await device.waitForPushes(50)
    #expect(device.pushes.map(\.priority) == Array(0..<50))
  }

  @Test func limitsPendingPushesPerToken() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let router = try router(device) { $0.maxPendingPerToken = 2 }
    device.holdPushes()
    var statuses: [Int] = []
    for _ in 0..<5 { statuses.append(try await router.answer(routed(call())).response.status) }
    #expect(statuses == [200, 200, 200, 429, 429])
    device.release()
    await device.waitForPushes(3)
  }

  @Test func limitsPendingPushesOfDevice() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let router = try router(device) { $0.maxPending = 2 }
    device.holdPushes()
    var statuses: [Int] = []
    for _ in 0..<3 { statuses.append(try await router.answer(routed(call())).response.status) }
    #expect(statuses == [200, 200, 503])
    device.release()
    await device.waitForPushes(2)
  }

  @Test func invalidPayloadIsNotDelivered() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let call = try call(body: "{\"aps\":{}}")
    var entries = log.entries().makeAsyncIterator()
    let response = try await router(device).answer(routed(call)).response
    #expect(response.status == 200)
    #expect(await entries.next()?.verdict.outcome == .eventMissing)
    #expect(device.pushes.isEmpty)
  }

  @Test func unreachableDeviceGetsNewestPushLater() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let router = try router(device)
    await router.setReachable(false)
    let month = clock.now.addingTimeInterval(60)
    #expect(try await router.answer(routed(call(1, expiration: month))).response.status == 200)
    _ = try await router.answer(routed(call(2, expiration: month)))
    _ = try await router.answer(routed(call(3)))
    #expect(
      log.newest(9).map(\.verdict.outcome) == [.stored, .superseded, .stored, .expired])
    await router.setReachable(true)
    await device.waitForPushes(1)
    #expect(device.pushes.map(\.priority) == [2])
  }

  @Test func storedPushExpires() async throws {
    let device = RecorderDevice(tokens: [token: facts()])
    let router = try router(device)
    await router.setReachable(false)
    _ = try await router.answer(routed(call(1, expiration: clock.now.addingTimeInterval(60))))
    clock.advance(by: 60)
    await router.setReachable(true)
    #expect(log.newest(1).first?.verdict.outcome == .expired)
    #expect(device.pushes.isEmpty)
  }

  @Test func deliversBroadcast() async throws {
    let device = RecorderDevice()
    let router = try router(device)
    let channel = try await router.channels.create(bundle: "a.b", storage: .latest)
    let payload = LiveActivityPayload(event: .end, timestamp: clock.now)
    let call = BroadcastCall(
      id: UUID(), bundle: "a.b", channel: channel.id, priority: 5,
      expiration: clock.now.addingTimeInterval(60), payload: payload, problem: nil,
      received: clock.now)
    #expect(try await router.send(call).verdict.outcome == .delivered)
    #expect(device.messages.map(\.payload) == [payload])
    #expect(await router.channels.latestMessage(channel.id)?.id == call.id)
    try await router.channels.delete(channel.id, bundle: "a.b")
    await #expect(throws: Refusal.self) { try await router.send(call) }
  }
}

struct PushRouterChannelTests {
  private let log = PushLog(file: nil)
  private let clock = TestClock()
  private let device = RecorderDevice()

  private func router(
    _ file: URL? = nil, _ environment: PushEnvironment = .development
  ) throws -> PushRouter {
    var settings = GatewaySettings()
    settings.environment = environment
    return try PushRouter(device, settings, file, log: log, clock: clock)
  }

  private func call(_ channel: String, expires: Bool = true) -> BroadcastCall {
    BroadcastCall(
      id: UUID(), bundle: "a.b", channel: channel, priority: 5,
      expiration: expires ? clock.now.addingTimeInterval(60) : nil,
      payload: LiveActivityPayload(event: .update, timestamp: clock.now, contentState: Data()),
      problem: nil, received: clock.now)
  }

  @Test func newSubscriberGetsLatestMessage() async throws {
    let router = try router()
    let channel = try await router.channels.create(bundle: "a.b", storage: .latest).id
    #expect(await router.subscribed("a1", to: channel) == nil)
    for _ in 0..<2 { _ = try await router.send(call(channel)) }
    let newest = try #require(device.messages.last)
    let entry = try #require(await router.subscribed("a2", to: channel))
    #expect(device.caughtUp == ["a2"])
    #expect(device.messages.last?.id == newest.id)
    #expect(entry.verdict.outcome == .delivered)
    #expect(entry.verdict.sentence.contains("message to a2"))
    #expect(entry.channel == channel && entry.apnsID != newest.id.text)
    #expect(log.newest(1) == [entry])
    clock.advance(by: 60)
    #expect(await router.subscribed("a3", to: channel) == nil)
    #expect(device.caughtUp == ["a2"])
  }

  @Test func channelWithoutStorageStoresNothing() async throws {
    let router = try router()
    let channel = try await router.channels.create(bundle: "a.b", storage: .none).id
    _ = try await router.send(call(channel, expires: false))
    #expect(await router.subscribed("a1", to: channel) == nil)
  }

  @Test func unreachableDeviceGetsLatestMessageLater() async throws {
    let router = try router()
    let channel = try await router.channels.create(bundle: "a.b", storage: .latest).id
    await router.setReachable(false)
    for _ in 0..<2 { #expect(try await router.send(call(channel)).verdict.outcome == .stored) }
    #expect(await router.subscribed("a1", to: channel) == nil)
    #expect(device.messages.isEmpty)
    await router.setReachable(true)
    #expect(device.messages.count == 1)
    #expect(log.newest(1).first?.verdict.outcome == .delivered)
    await router.setReachable(true)
    #expect(device.messages.count == 1)
  }

  @Test func latestMessageSurvivesRestart() async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let before = try router(folder.channels)
    let channel = try await before.channels.create(bundle: "a.b", storage: .latest).id
    _ = try await before.send(call(channel))
    let newest = try #require(device.messages.last)
    let after = try router(folder.channels)
    #expect(await after.channels.latestMessage(channel) == newest)
    #expect(await after.subscribed("a1", to: channel)?.verdict.outcome == .delivered)
    #expect(device.messages.last == newest)
    _ = try await after.send(call(channel, expires: false))
    let last = try router(folder.channels)
    #expect(await last.channels.latestMessage(channel) == nil)
  }

  @Test func channelsBelongToEnvironment() async throws {
    let folder = try temporaryFolder()
    defer { try? FileManager.default.removeItem(at: folder.url) }
    let file = folder.channels
    let created = try await router(file).channels.create(bundle: "a.b", storage: .latest)
    let other = try router(file, .production)
    #expect(await other.channels.all().isEmpty)
    await #expect(throws: Refusal.self) { try await other.send(call(created.id)) }
    _ = try await other.channels.create(bundle: "a.b", storage: .none)
    #expect(await (try router(file)).channels.all() == [created])
  }
}

extension PushRouter {
  fileprivate init(
    _ device: RecorderDevice, _ settings: GatewaySettings, _ channels: URL?, log: PushLog,
    clock: TestClock
  ) throws {
    let now: @Sendable () -> Date = { clock.now }
    self.init(
      device: device, environment: settings.environment, log: log,
      delivery: PushDelivery(device: device, settings: settings, log: log, now: now),
      channels: try ChannelFile(
        channels, environment: settings.environment, now: now, newID: { UUID() }),
      now: now, newID: { UUID() })
  }
}
