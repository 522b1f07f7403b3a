import CommandArguments
import DeviceEngine
import Foundation

/// Parses a date on the command line: ISO 8601, `now`, or an offset from now.
///
/// Examples: `2026-03-05`, `2026-03-05T09:30`, `2026-03-05T09:30:15.5Z`, `2026-03-05T09:30+02:00`,
/// `now`, `+2h`, `-1d12h`, `now+30m`. Dates without a zone are in the command's time zone.
package struct DateArgument {
  package var now: Date
  package var timeZone: TimeZone

  package init(now: Date, timeZone: TimeZone) {
    self.now = now
    self.timeZone = timeZone
  }

  /// Throws `ValueError`.
  package func parse(_ text: String, option: String) throws -> Date {
    guard let date = relative(text) ?? DateText.date(text, in: timeZone) else {
      throw ValueError(
        value: text, option: option,
        expected: "a date such as 2026-03-05T09:30, 2026-03-05T09:30:00Z, now or +2h30m")
    }
    return date
  }

  // MARK: Offsets

  private static let units: [Character: Double] = [
    "s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800,
  ]

  private func relative(_ text: String) -> Date? {
    var rest = Substring(text)
    if rest.hasPrefix("now") { rest = rest.dropFirst(3) }
    if rest.isEmpty { return text.isEmpty ? nil : now }
    guard let sign = rest.popFirst(), sign == "+" || sign == "-", !rest.isEmpty else { return nil }
    var seconds = 0.0
    while !rest.isEmpty {
      let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
      rest = rest.dropFirst(digits.count)
      guard let amount = Double(digits), let unit = rest.popFirst(), let factor = Self.units[unit]
      else { return nil }
      seconds += amount * factor
    }
    guard seconds < 1e10 else { return nil }
    return now.addingTimeInterval(sign == "-" ? -seconds : seconds)
  }
}
