import DeviceEngine
import Foundation
import HostLink

/// The device's time, which the user can pause, set and speed up.
///
/// The host and its surfaces read it directly. An extension gets it as `extensionClock` with each
/// request; its `Date()` then follows that.
///
/// To wait without missing a change, read `setting`, compute the date, then call
/// `wait(until:since:)` with that `setting`:
/// ```swift
/// let setting = clock.setting
/// let wake = nextWake()
/// await clock.wait(until: wake, since: setting)
/// // The clock may have been set meanwhile: read `now` again.
/// ```
public protocol DeviceClock: Sendable {
  /// The device's time and how fast it runs.
  var state: ClockState { get }

  /// The clock that an extension's `Date()` follows during a request sent now.
  var extensionClock: HostClock { get }

  /// Sets the time, the rate, or both. Throws `HostError.badSetting`.
  func set(date: Date?, rate: Double?) throws(HostError)

  /// Returns when the device's time reaches `date`, when the clock has been set since `setting` was
  /// read, or when the task is cancelled. It may return early: the caller must read `now` again.
  func wait(until date: Date, since setting: UInt64) async

  /// The number of times that the clock was set.
  var setting: UInt64 { get }
}

extension DeviceClock {
  public var now: Date { state.now }
  public var rate: Double { state.rate }
}

/// The rates and dates that clocks accept.
enum ClockLimits {
  static let rates = 0.0...3600.0
  /// 2001-01-01 to 2200-01-01 (UTC): the dates that calendars and the extension's clock represent
  /// exactly.
  static let dates =
    Date(timeIntervalSince1970: 978_307_200)...Date(timeIntervalSince1970: 7_258_118_400)

  static func check(date: Date?, rate: Double?) throws(HostError) {
    if let rate, !rates.contains(rate) {
      throw .badSetting("rate", expected: "device seconds per second, 0 (paused) to 3600")
    }
    // A NaN date is inside every range, because ranges only test `<`.
    if let date, !date.timeIntervalSinceReferenceDate.isFinite || !dates.contains(date) {
      throw .badSetting("date", expected: "a date from 2001 to 2199")
    }
  }
}
