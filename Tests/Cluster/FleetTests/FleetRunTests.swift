import Cluster
import Foundation
import PushGateway
import Synchronization
import TestServers
import Testing

@testable import Fleet
@testable import MessageBus

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

  /// The run waits for devices that are still connecting when the steps end.
  @Test func connectingDeviceIsNotSettled() async throws {
    let time = ManualTime()
    let clock = FleetClock(now: { time.now }, sleep: { await time.sleep(until: $0) })
    let fleet = try FleetBus.fleet(
      FleetScenario(json: Data(#"{"duration": 1, "steps": []}"#.utf8)), clock: clock)
    let subject = PushSubject(device: 0, slot: 1, isOnce: false)
    let sent = time.now.timeIntervalSinceReferenceDate
    let id = FleetPushID(epoch: 1, number: 1)
    await fleet.sent(id, on: subject, at: sent, expires: sent + 600)
    await fleet.answered([
      Fleet.Answered(
        id: id, subject: subject, channel: 0, sent: sent, expires: sent + 600,
        answer: .accepted(sequence: 1))
    ])
    #expect(await fleet.isSettled())
    await fleet.begin([0])
    #expect(await !fleet.isSettled())
    await fleet.finish([0])
    #expect(await !fleet.isSettled())
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
      clock: .running(from: Date())
    ).run()
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
    let clock = FleetClock(now: { time.now }, sleep: { await time.sleep(until: $0) })
    let run = try FleetBus.run(
      json, devices: devices, on: bus,
      sender: lost.map { LosingSender(sender, lost: $0) } ?? sender, clock: clock)
    return try await time.perform(run, on: bus)
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
  ) throws -> FleetRun {
    let scenario = try FleetScenario(json: Data(json.utf8))
    return FleetRun(
      scenario, schedule: FleetSchedule(scenario, devices: devices, seed: 1),
      fleet: fleet(scenario, devices: devices, clock: clock), bus: bus, sender: sender,
      clock: clock, began: clock.now())
  }

  static func fleet(_ scenario: FleetScenario, devices: Int = 1, clock: FleetClock) -> Fleet {
    let app = FleetApp(
      id: "Sample", bundle: "local.vitrine.Sample", attributesType: "Trip", scenario,
      group: "fleet", seed: 1)
    return Fleet(
      devices: devices, app: app, group: "fleet", clock: clock, began: clock.now(),
      lateAfter: scenario.lateAfter)
  }
}

/// A clock that advances to the end of the next sleep when nothing else can happen.
final class ManualTime: Sendable {
  private struct Sleep {
    var end: Date
    var continuation: CheckedContinuation<Void, Never>
  }

  private let state = Mutex(
    (now: Date(timeIntervalSince1970: 1_800_000_000), sleeps: [Sleep]()))

  var now: Date { state.withLock { $0.now } }

  func sleep(until date: Date) async {
    await withCheckedContinuation { continuation in
      let isOver = state.withLock { state in
        if date > state.now { state.sleeps.append(Sleep(end: date, continuation: continuation)) }
        return date <= state.now
      }
      if isOver { continuation.resume() }
    }
  }

  /// Performs a run, whose clock and bus have this time.
  func perform(_ run: FleetRun, on bus: MemoryBus) async throws -> FleetReport {
    let driver = Task {
      while !Task.isCancelled {
        if await isIdle(run, bus) { await advance(bus) }
        await Task.yield()
      }
    }
    defer { driver.cancel() }
    return try await run.run()
  }

  /// A message moves from the run to the bus, its reader and its device. Therefore the run is
  /// checked before the bus, and the devices after it.
  private func isIdle(_ run: FleetRun, _ bus: MemoryBus) async -> Bool {
    guard await isSleeping(run) else { return false }
    guard await bus.hasDelivered(["VITRINE_PUSHES", "VITRINE_BROADCASTS"]) else { return false }
    return await isSleeping(run)
  }

  private func isSleeping(_ run: FleetRun) async -> Bool {
    // Counted first: a task that sleeps now is still pending afterwards.
    let sleeping = state.withLock { $0.sleeps.count }
    return await run.pendingCount() == sleeping
  }

  private func advance(_ bus: MemoryBus) async {
    let over = state.withLock { state in
      state.now = max(state.now, state.sleeps.map(\.end).min() ?? state.now)
      let over = state.sleeps.filter { $0.end <= state.now }
      state.sleeps.removeAll { $0.end <= state.now }
      return over
    }
    await bus.timeHasPassed()
    for sleep in over { sleep.continuation.resume() }
  }
}

extension MemoryBus {
  /// Whether all sent messages are stored, and all readers of the streams wait for the next one.
  func hasDelivered(_ names: [String]) -> Bool {
    guard outbox.withLock({ $0.isEmpty }) else { return false }
    return names.allSatisfy { name in
      guard let consumers = streams[name]?.consumers, !consumers.isEmpty else { return false }
      return consumers.keys.allSatisfy { waiting[ConsumerKey(stream: name, name: $0)] != nil }
    }
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
