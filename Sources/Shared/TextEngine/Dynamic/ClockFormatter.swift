import Foundation
import Synchronization

/// Formats durations like a digital clock in a locale: "1:05", "15:00", "1:15:00".
///
/// Foundation's style takes 0.1 ms per text, which is too slow to simulate a day of timers. If
/// samples show that the locale uses ASCII digits and colons, the text is built here; otherwise
/// Foundation formats it.
final class ClockFormatter: Sendable {
  private let locale: Locale
  private let isPlain = Mutex<Bool?>(nil)

  init(locale: Locale) {
    self.locale = locale
  }

  /// - Parameters:
  ///   - seconds: Zero or more.
  ///   - showsHours: If false, minutes count beyond 59.
  func string(_ seconds: Int, showsHours: Bool) -> String {
    let hours = showsHours ? seconds / 3600 : 0
    let minutes = seconds / 60 - hours * 60
    // Locales group digits from 1000 on.
    guard max(hours, minutes) < 1000, usesPlainDigits else {
      return styled(seconds, showsHours: hours > 0)
    }
    let end = "\(twoDigits(minutes, pads: hours > 0)):\(twoDigits(seconds % 60, pads: true))"
    return hours > 0 ? "\(hours):\(end)" : end
  }

  private func twoDigits(_ number: Int, pads: Bool) -> String {
    pads && number < 10 ? "0\(number)" : "\(number)"
  }

  private var usesPlainDigits: Bool {
    isPlain.withLock { known in
      if let known { return known }
      // The samples contain all ten digits, with and without hours.
      let samples = [5_025: "1:23:45", 587: "9:47", 3_608: "1:00:08", 4_816: "1:20:16"]
      let isPlain = samples.allSatisfy { styled($0, showsHours: $0 >= 3600) == $1 }
      known = isPlain
      return isPlain
    }
  }

  private func styled(_ seconds: Int, showsHours: Bool) -> String {
    Duration.seconds(seconds).formatted(
      Duration.TimeFormatStyle(
        pattern: showsHours ? .hourMinuteSecond : .minuteSecond, locale: locale))
  }
}
