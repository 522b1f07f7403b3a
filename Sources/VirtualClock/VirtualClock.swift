internal import CVirtualClock
import Foundation
import HostLink

/// The wall clock of an extension's process.
///
/// `Date()`, `Calendar` and what else Foundation's libraries read follow it; Dispatch, `Task.sleep`
/// and monotonic clocks go on in real time. Works where the frameworks' shared library is loaded
/// before libc, as in every extension that the builder links.
public enum VirtualClock {
  /// Sets the clock of the whole process.
  public static func set(_ clock: HostClock) {
    let setting = ClockSetting(clock)
    virtual_clock_set(setting.mode, setting.nanoseconds)
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
