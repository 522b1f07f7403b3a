import DeviceEngine
import Foundation
import HostLink
import Synchronization

/// A clock that follows the machine's clock, at an offset and a rate that the user can set.
///
/// The device's time is linear in the machine's: `device + (now - machine) * rate`, where `set`
/// replaces all three constants. The rate is 0 (paused) to 3600. Setting the rate keeps the current
/// time.
///
/// Nothing is stored: after a restart of the host, the device's time is the machine's again.
public final class AnchoredClock: DeviceClock {
  /// The device's time is `device` when the machine's is `machine`, and runs at `rate` from there.
  private struct Anchor {
    var machine: Date
    var device: Date
    var rate: Double
    var setting: UInt64 = 0

    func now(_ machineNow: Date) -> Date {
      device.addingTimeInterval(machineNow.timeIntervalSince(machine) * rate)
    }

    /// The machine seconds until the device's time reaches `date`; nil if it never does.
    func delay(until date: Date, _ machineNow: Date) -> TimeInterval? {
      let distance = date.timeIntervalSince(now(machineNow))
      if distance <= 0 { return 0 }
      return rate > 0 ? distance / rate : nil
    }
  }

  /// The longest sleep, in seconds. No timer fires when the machine's clock is set, so waiters read
  /// the time again at this interval.
  private static let longestSleep = 300.0

  private let anchor: Mutex<Anchor>
  private let machine: @Sendable () -> Date
  private let sleep: @Sendable (Duration) async -> Void
  private let waiters = ClockWaiters()

  /// - Parameters:
  ///   - machine: Returns the machine's time.
  ///   - sleep: Returns after the duration, or when the task is cancelled.
  public init(
    machine: @escaping @Sendable () -> Date = { Date() },
    sleep: @escaping @Sendable (Duration) async -> Void = { try? await Task.sleep(for: $0) }
  ) {
    let now = machine()
    anchor = Mutex(Anchor(machine: now, device: now, rate: 1))
    self.machine = machine
    self.sleep = sleep
  }

  public var state: ClockState {
    anchor.withLock { ClockState(now: $0.now(machine()), rate: $0.rate) }
  }

  public var setting: UInt64 { anchor.withLock { $0.setting } }

  public var extensionClock: HostClock {
    anchor.withLock { anchor in
      guard anchor.rate == 1 else { return .frozen(anchor.now(machine())) }
      let offset = anchor.device.timeIntervalSince(anchor.machine)
      return offset == 0 ? .real : .offset(offset)
    }
  }

  public func set(date: Date?, rate: Double?) throws(HostError) {
    try ClockLimits.check(date: date, rate: rate)
    anchor.withLock { anchor in
      let machineNow = machine()
      anchor = Anchor(
        machine: machineNow, device: date ?? anchor.now(machineNow), rate: rate ?? anchor.rate,
        setting: anchor.setting + 1)
    }
    waiters.wakeAll()
  }

  public func wait(until date: Date, since setting: UInt64) async {
    let delay = anchor.withLock { anchor in
      anchor.setting == setting ? anchor.delay(until: date, machine()) : 0
    }
    if delay == 0 { return }
    await withTaskGroup { group in
      group.addTask { [self] in
        await waiters.wait(until: date) { [self] in self.setting != setting }
      }
      if let delay {
        group.addTask { [sleep] in await sleep(.seconds(min(delay, Self.longestSleep))) }
      }
      await group.next()
      group.cancelAll()
    }
  }
}
