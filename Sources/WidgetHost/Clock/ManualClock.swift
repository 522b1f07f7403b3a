import DeviceEngine
import Foundation
import HostLink
import Synchronization

/// A clock that stands still until it is set: for tests and simulations.
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

  /// As if time had passed: who waits for an instant up to `date` goes on.
  public func advance(to date: Date) {
    reading.withLock { $0.now = max($0.now, date) }
    waiters.wake(upTo: now)
  }

  /// The rate is only told: time goes on by `advance(to:)` alone.
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
