import DeviceEngine
import Foundation
import HostLink
import Synchronization
import Testing
import WidgetHost

@Suite struct DeviceClockTests {
  private static let start = Date(timeIntervalSince1970: 1_772_712_000)

  /// A machine whose time a test advances; sleeping advances it at once.
  private final class Machine: Sendable {
    let now = Mutex(DeviceClockTests.start)
    let slept = Mutex<[Duration]>([])
    var clock: AnchoredClock {
      AnchoredClock(
        machine: { [self] in now.withLock { $0 } },
        sleep: { [self] duration in
          slept.withLock { $0.append(duration) }
          now.withLock { $0 += Double(duration.components.seconds) }
        })
    }
    func pass(_ seconds: Double) { now.withLock { $0 += seconds } }
  }

  @Test(arguments: [(1.0, 60.0), (0, 0), (3600, 216_000), (0.5, 30)])
  func timePassesAtTheSetRate(rate: Double, expected: Double) throws {
    let machine = Machine()
    let clock = machine.clock
    try clock.set(date: nil, rate: rate)
    machine.pass(60)
    #expect(clock.now == Self.start + expected)
    #expect(clock.rate == rate)
  }

  @Test func newRateKeepsTheCurrentTime() throws {
    let machine = Machine()
    let clock = machine.clock
    try clock.set(date: nil, rate: 10)
    machine.pass(10)
    try clock.set(date: nil, rate: 1)
    machine.pass(10)
    #expect(clock.now == Self.start + 110)
  }

  @Test func extensionClockFollowsTheDeviceClock() throws {
    let clock = Machine().clock
    #expect(clock.extensionClock == .real)
    try clock.set(date: Self.start + 3600, rate: nil)
    #expect(clock.extensionClock == .offset(3600))
    try clock.set(date: nil, rate: 60)
    #expect(clock.extensionClock == .frozen(Self.start + 3600))
  }

  @Test(
    arguments: [
      (nil, -1.0), (nil, 3601), (nil, .nan), (nil, .infinity), (Date.distantPast, nil),
      (Date.distantFuture, nil),
    ] as [(Date?, Double?)])
  func rejectsInvalidRatesAndDates(date: Date?, rate: Double?) {
    let clock = Machine().clock
    #expect(throws: HostError.self) { try clock.set(date: date, rate: rate) }
    #expect(clock.state == ClockState(now: Self.start, rate: 1))
  }

  /// Not an argument of the test above because Foundation cannot describe such a date.
  @Test func rejectsNonFiniteDate() {
    #expect(throws: HostError.self) {
      try Machine().clock.set(date: Date(timeIntervalSince1970: .nan), rate: nil)
    }
  }

  @Test func waitingSleepsForMachineTime() async throws {
    let machine = Machine()
    let clock = machine.clock
    try clock.set(date: nil, rate: 60)
    await clock.wait(until: Self.start + 3600, since: clock.setting)
    #expect(machine.slept.withLock { $0 } == [.seconds(60)])
    #expect(clock.now == Self.start + 3600)
  }

  @Test func longWaitReturnsEarly() async {
    let machine = Machine()
    let clock = machine.clock
    await clock.wait(until: Self.start + 86_400, since: clock.setting)
    #expect(machine.slept.withLock { $0 } == [.seconds(300)])
  }

  @Test func waitReturnsAtOnceIfDueOrClockWasSet() async throws {
    let machine = Machine()
    let clock = machine.clock
    let setting = clock.setting
    await clock.wait(until: Self.start, since: setting)
    try clock.set(date: nil, rate: 0)
    await clock.wait(until: Self.start + 10, since: setting)
    #expect(machine.slept.withLock { $0.isEmpty })
  }

  @Test func settingPausedClockWakesWaiters() async throws {
    let clock = Machine().clock
    try clock.set(date: nil, rate: 0)
    let setting = clock.setting
    async let waiting: Void = clock.wait(until: Self.start + 10, since: setting)
    try clock.set(date: Self.start + 10, rate: nil)
    await waiting
    #expect(clock.now == Self.start + 10)
  }

  @Test func cancellationEndsWait() async throws {
    let clock = ManualClock(Self.start)
    let task = Task { await clock.wait(until: Self.start + 10, since: clock.setting) }
    task.cancel()
    await task.value
  }

  @Test func manualClockAdvancesOnlyForward() async throws {
    let clock = ManualClock(Self.start)
    clock.advance(to: Self.start + 10)
    clock.advance(to: Self.start + 5)
    #expect(clock.now == Self.start + 10)
    try clock.set(date: Self.start, rate: nil)
    #expect(clock.now == Self.start)
    #expect(clock.extensionClock == .frozen(Self.start))
  }
}
