internal import CVirtualClock
import Foundation
import HostLink

/// The wall clock of an extension's process, which the host sets.
///
/// ```swift
/// VirtualClock.set(.frozen(Date(timeIntervalSince1970: 1_700_000_000)))
/// Date().timeIntervalSince1970  // 1700000000
/// ```
/// `CVirtualClock` defines `clock_gettime` and related functions, which the dynamic linker finds
/// before those of libc. They answer with the virtual time only if one of Foundation's libraries
/// calls them. So `Date()` and `Calendar` follow the virtual clock, while Dispatch, `Task.sleep`
/// and monotonic clocks continue in real time.
///
/// This requires that the frameworks' shared library is loaded before libc, as in every extension
/// that the builder links.
public enum VirtualClock {
  /// Sets the clock for the whole process.
  public static func set(_ clock: HostClock) {
    let setting = ClockSetting(clock)
    virtual_clock_set(setting.mode, setting.nanoseconds)
  }

  /// Runs `body` with a clock that is ahead by some seconds, on the calling thread only.
  package static func ahead<Result, Failure>(
    by seconds: TimeInterval, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    virtual_clock_shift_thread(Int64(seconds * 1e9))
    defer { virtual_clock_shift_thread(0) }
    return try body()
  }

  private struct ClockSetting {
    var mode: virtual_clock_mode
    var nanoseconds: Int64

    init(_ clock: HostClock) {
      nanoseconds = clock.nanoseconds
      switch clock {
      case .real: mode = VIRTUAL_CLOCK_REAL
      case .offset: mode = VIRTUAL_CLOCK_OFFSET
      case .frozen: mode = VIRTUAL_CLOCK_FROZEN
      }
    }
  }
}
