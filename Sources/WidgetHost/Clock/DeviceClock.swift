import DeviceEngine
import Foundation
import HostLink

/// The device's time, which a person may stop, set and run faster.
///
/// Only the host and its surfaces follow it; processes that they start are told with each request.
public protocol DeviceClock: Sendable {
  /// The device's time and how fast it runs.
  var state: ClockState { get }

  /// What `Date()` is to give in an extension that is asked now.
  var extensionClock: HostClock { get }

  /// Sets the time, the rate, or both. Throws `HostError.badSetting`.
  func set(date: Date?, rate: Double?) throws(HostError)

  /// Returns when the device's time has reached `date`, when the clock has been set since
  /// `setting` was read, or when the task is cancelled: the caller looks at the time again.
  func wait(until date: Date, since setting: UInt64) async

  /// Counts up whenever the clock is set.
  var setting: UInt64 { get }
}

extension DeviceClock {
  public var now: Date { state.now }
  public var rate: Double { state.rate }
}

/// The rates and dates that clocks take.
enum ClockLimits {
  static let rates = 0.0...3600.0
  /// Years 2001 to 2200: what calendars and the extension's clock carry without loss.
  static let dates =
    Date(timeIntervalSince1970: 978_307_200)...Date(timeIntervalSince1970: 7_258_118_400)

  static func check(date: Date?, rate: Double?) throws(HostError) {
    if let rate, !rates.contains(rate) {
      throw .badSetting("rate", expected: "device seconds a second, 0 (paused) to 3600")
    }
    // A date that is no number is in every range: Date compares by `<` alone.
    if let date, !date.timeIntervalSinceReferenceDate.isFinite || !dates.contains(date) {
      throw .badSetting("date", expected: "a date from 2001 to 2199")
    }
  }
}
