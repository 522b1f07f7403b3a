import Foundation

/// Formats of dates that the system's own apps use.
///
/// They format the current date, or that of an entry, with respect to the date that they are made
/// with:
///
/// ```swift
/// Text(.currentDate, format: .timer(countingDownIn: start..<end))  // "4:59"
/// Text(.currentDate, format: .offset(to: start))                   // "3 months, 11 days"
/// Text(.currentDate, format: .reference(to: event))                // "in 5 minutes", "Feb 22"
/// ```
public enum SystemFormatStyle: Sendable {}

/// Hours, minutes and seconds of a clock.
struct ClockText: Codable, Hashable, Sendable {
  var showsHours: Bool
  /// The maximum number of units: three with seconds, four with fractions.
  var maxFieldCount: Int
  /// The smallest change of the text.
  var maxPrecision: Duration
  var locale = Locale.autoupdatingCurrent

  /// In seconds; at least a hundredth.
  var step: TimeInterval { max(maxPrecision / .seconds(1), 0.01) }

  /// - Parameter seconds: Zero or more.
  func string(_ seconds: TimeInterval) -> String {
    let isLong = showsHours && seconds >= 3_600
    let digits = maxFieldCount >= (isLong ? 4 : 3) ? fractionDigits : 0
    let pattern: Duration.TimeFormatStyle.Pattern =
      if isLong {
        maxFieldCount >= 3
          ? .hourMinuteSecond(padHourToLength: 1, fractionalSecondsLength: digits)
          : .hourMinute(padHourToLength: 1, roundSeconds: .down)
      } else {
        .minuteSecond(padMinuteToLength: 1, fractionalSecondsLength: digits)
      }
    return Duration.seconds(seconds)
      .formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  private var fractionDigits: Int { step < 0.1 ? 2 : step < 1 ? 1 : 0 }

  /// Whether hosts can draw the clock themselves.
  var isPlain: Bool { step <= 1 && maxFieldCount >= 3 }

  /// The multiple of the step at or below a number of seconds; a nanosecond is tolerated.
  func floor(_ seconds: TimeInterval) -> TimeInterval {
    (seconds / step + 1e-9).rounded(.down) * step
  }

  /// The multiple at or above it.
  func ceil(_ seconds: TimeInterval) -> TimeInterval {
    (seconds / step - 1e-9).rounded(.up) * step
  }
}
