import DeviceEngine
import Foundation
import HostLink
import Synchronization

/// A clock that moves only by calls to its methods, for tests and simulations.
///
/// `advance(to:)` lets time pass: it wakes the tasks whose date is reached. `set(date:rate:)` plays
/// the user who sets the device's clock: it wakes all tasks and may go back in time.
public final class ManualClock: DeviceClock {
  private struct Reading {
    var now: Date
    var rate = 0.0
    var setting: UInt64 = 0
  }

  private let reading: Mutex<Reading>
  private let waiters = ClockWaiters()

  public init(_ now: Date) {
    reading = Mutex(Reading(now: now))
  }

  public var state: ClockState { reading.withLock { ClockState(now: $0.now, rate: $0.rate) } }
  public var setting: UInt64 { reading.withLock { $0.setting } }
  public var extensionClock: HostClock { .frozen(now) }

  /// Moves the time forward and wakes the tasks that wait for a date up to `date`. An earlier date
  /// has no effect.
  public func advance(to date: Date) {
    reading.withLock { $0.now = max($0.now, date) }
    waiters.wake(upTo: now)
  }

  /// Sets the time, the rate, or both. The rate is only reported: time passes by `advance(to:)`
  /// alone.
  public func set(date: Date?, rate: Double?) throws(HostError) {
    try ClockLimits.check(date: date, rate: rate)
    reading.withLock {
      $0.now = date ?? $0.now
      $0.rate = rate ?? $0.rate
      $0.setting += 1
    }
    waiters.wakeAll()
  }

  public func wait(until date: Date, since setting: UInt64) async {
    await waiters.wait(until: date) { [self] in
      reading.withLock { $0.now >= date || $0.setting != setting }
    }
  }
}
