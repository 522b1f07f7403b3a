import Cluster
import Foundation
import MessageBus
import PushGateway
import Synchronization
import TestServers
import Testing

@testable import Fleet

/// Runs of scenarios. In memory, the clock advances when no work is pending.
@Suite(.timeLimit(.minutes(2))) struct FleetRunTests {
  @Test func sentPushesAreDelivered() async throws {
    let report = try await run(
      """
      {"duration": 10, "channels": 2, "steps": [
        {"at": 0, "connect": {"over": 2}},
        {"at": 3, "push": {"rate": 40, "for": 5, "priority": 5}},
        {"at": 9, "broadcast": {"channel": 0}}]}
      """, devices: 20)
    #expect(report.pushes.accepted == 200)
    // On a busy machine, a push may replace an unread push to the same device.
    #expect(report.pushes.delivered + report.pushes.coalesced == 200)
    #expect(report.pushes.delivered > 20)
    #expect(report.verdicts == ["delivered": report.pushes.delivered])
    #expect(report.broadcasts.accepted == 1)
    #expect(report.broadcasts.delivered == 10)
    #expect(report.isSuccess)
  }

  @Test func pushesAreCoalescedDuringOutage() async throws {
    let report = try await run(
      """
      {"duration": 30, "channels": 1, "steps": [
        {"at": 0, "connect": {}},
        {"at": 5, "disconnect": {}},
        {"at": 6, "push": {"rate": 10, "for": 10, "priority": 5, "collapse": 0.5}},
        {"at": 10, "broadcast": {"channel": 0}},
        {"at": 12, "broadcast": {"channel": 0}},
        {"at": 20, "connect": {"over": 2}}]}
      """, devices: 10)
    let pushes = report.pushes
    #expect(pushes.accepted == 100)
    // Each device has a token and a collapse id. The stream keeps at most the newest push of each.
    #expect((10...20).contains(pushes.delivered))
    #expect(pushes.delivered + pushes.coalesced == 100)
    #expect(pushes.live == nil)
    #expect(report.broadcasts.delivered == 10)
    #expect(report.broadcasts.coalesced == 10)
    #expect(report.isSuccess)
  }

  @Test func pushesExpireDuringOutage() async throws {
    let report = try await run(
      """
      {"duration": 60, "channels": 1, "steps": [
        {"at": 0, "push": {"rate": 5, "for": 4, "expires": 10, "priority": 5}},
        {"at": 5, "push": {"rate": 5, "for": 4, "expires": 0, "priority": 5}},
        {"at": 9, "broadcast": {"channel": 0, "expires": 5}},
        {"at": 40, "connect": {}}]}
      """, devices: 4)
    #expect(report.pushes.accepted == 40)
    #expect(report.pushes.delivered == 0)
    #expect(report.pushes.expired + report.pushes.coalesced == 40)
    #expect(report.pushes.expired > 0)
    #expect(report.broadcasts.expired == 4)
    #expect(report.isSuccess)
  }

  @Test func slowDevicesAreLate() async throws {
    let report = try await run(
      """
      {"duration": 20, "lateAfter": 1, "steps": [
        {"at": 0, "connect": {}}, {"at": 0, "slow": {"share": 1, "delay": 5}},
        {"at": 1, "push": {"rate": 1, "for": 4, "priority": 5}}]}
      """, devices: 50)
    #expect(report.pushes.delivered == 4)
    #expect(report.pushes.late == 4)
    #expect(try #require(report.pushes.live?.maximum) >= 5)
  }

  @Test func startAndEndPushesHaveVerdicts() async throws {
    let report = try await run(
      """
      {"duration": 20, "activities": 1, "steps": [
        {"at": 0, "connect": {}},
        {"at": 1, "push": {"rate": 1, "for": 5, "event": "start"}},
        {"at": 8, "push": {"rate": 1, "for": 2, "event": "end"}},
        {"at": 12, "push": {"rate": 1, "for": 2, "priority": 5}}]}
      """, devices: 1)
    // The device can start four more activities. The first one is ended twice and then removed.
    #expect(report.verdicts == ["delivered": 5, "refused": 1, "staleToken": 3])
    #expect(report.isSuccess)
  }

  @Test func lostPushIsReported() async throws {
    let report = try await run(
      """
      {"duration": 10, "drain": 2, "steps": [
        {"at": 0, "connect": {}}, {"at": 1, "push": {"rate": 1, "for": 5, "priority": 5}}]}
      """, devices: 3, losing: 5)
    #expect(report.pushes.accepted == 5)
    #expect(report.pushes.delivered == 4)
    #expect(report.pushes.lost == 1)
    #expect(report.examples.count == 1)
    #expect(!report.isSuccess)
  }

  @Test func pushesAreDeliveredOverNATS() async throws {
    let server = try await NATSServer.start()
    let bus = try await server.connect()
    for stream in FleetBus.streams { try await bus.create(stream) }
    let report = try await FleetBus.run(
      """
      {"duration": 2, "channels": 1, "steps": [
        {"at": 0, "connect": {}},
        {"at": 0.5, "push": {"rate": 200, "for": 1, "priority": 5, "collapse": 0.2}},
        {"at": 0.7, "disconnect": {"share": 0.5}},
        {"at": 1, "broadcast": {}},
        {"at": 1.5, "connect": {}}]}
      """, devices: 50, on: bus, sender: BusFleetSender(bus, group: "fleet"),
      clock: .running(from: Date()))
    #expect(report.pushes.accepted == 200)
    #expect(report.pushes.delivered + report.pushes.coalesced == 200)
    #expect(report.broadcasts.delivered == 50)
    #expect(report.isSuccess)
    #expect(try await bus.state(of: "VITRINE_PUSHES")?.messages == 0)
    bus.close()
    await server.stop()
  }

  /// - Parameter losing: The number of the push, from 1, that the sender drops.
  private func run(
    _ json: String, devices: Int, losing lost: Int? = nil
  ) async throws -> FleetReport {
    let time = ManualTime()
    let bus = MemoryBus(now: { time.now })
    for stream in FleetBus.streams { try await bus.create(stream) }
    let sender = BusFleetSender(bus, group: "fleet")
    let clock = FleetClock(now: { time.now }, sleep: { await time.pass(to: $0, on: bus) })
    return try await FleetBus.run(
      json, devices: devices, on: bus,
      sender: lost.map { LosingSender(sender, lost: $0) } ?? sender, clock: clock)
  }
}

/// Shared setup of test runs.
enum FleetBus {
  static var streams: [StreamConfiguration] {
    ClusterLayout(storage: 64 << 20).streams.map(\.configuration)
  }

  static func run(
    _ json: String, devices: Int, on bus: any MessageBus, sender: any FleetSender,
    clock: FleetClock
  ) async throws -> FleetReport {
    let scenario = try FleetScenario(json: Data(json.utf8))
    let app = FleetApp(
      id: "Sample", bundle: "local.vitrine.Sample", attributesType: "Trip", scenario,
      group: "fleet", seed: 1)
    let began = clock.now()
    let fleet = Fleet(
      devices: devices, app: app, group: "fleet", clock: clock, began: began,
      lateAfter: scenario.lateAfter)
    return try await FleetRun(
      scenario, schedule: FleetSchedule(scenario, devices: devices, seed: 1), fleet: fleet,
      bus: bus, sender: sender, clock: clock, began: began
    ).run()
  }
}

/// A clock that advances when a task sleeps.
final class ManualTime: Sendable {
  private let state = Mutex(Date(timeIntervalSince1970: 1_800_000_000))

  var now: Date { state.withLock { $0 } }

  /// Waits for pending work, and then advances to a date.
  func pass(to date: Date, on bus: MemoryBus) async {
    // Sent messages must be stored before their readers run. A reader publishes a verdict, or
    // removes the message.
    await bus.timeHasPassed()
    var before: [Int] = []
    var quietRounds = 0
    while quietRounds < 8 {
      for _ in 0..<100 { await Task.yield() }
      var counts: [Int] = []
      for stream in ["VITRINE_PUSHES", "VITRINE_VERDICTS"] {
        let state = try? await bus.state(of: stream)
        counts += [state?.messages ?? 0, Int(state?.lastSequence ?? 0)]
      }
      quietRounds = counts == before ? quietRounds + 1 : 0
      before = counts
    }
    state.withLock { $0 = max($0, date) }
    await bus.timeHasPassed()
  }
}

/// Drops one push, and reports it as accepted.
final class LosingSender: FleetSender {
  private let sender: BusFleetSender
  private let lost: Int
  private let count = Atomic(0)

  init(_ sender: BusFleetSender, lost: Int) {
    self.sender = sender
    self.lost = lost
  }

  func send(_ push: FleetPush) async -> Answer {
    guard count.add(1, ordering: .relaxed).newValue == lost else { return await sender.send(push) }
    return { .accepted(sequence: nil) }
  }

  func send(_ push: ChannelPush, payload: Data) async -> Answer {
    await sender.send(push, payload: payload)
  }
}
