import Foundation

/// Parses a date on the command line: ISO 8601, `now`, or an offset from now.
///
/// Examples: `2026-03-05`, `2026-03-05T09:30`, `2026-03-05T09:30:15.5Z`, `2026-03-05T09:30+02:00`,
/// `now`, `+2h`, `-1d12h`, `now+30m`. Dates without a zone are in the command's time zone.
struct DateArgument {
  var now: Date
  var timeZone: TimeZone

  /// Throws `ValueError`.
  func parse(_ text: String, option: String) throws -> Date {
    guard let date = relative(text) ?? absolute(text) else {
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

  // MARK: ISO 8601

  private func absolute(_ text: String) -> Date? {
    let pattern =
      /(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?/
    guard let match = try? pattern.wholeMatch(in: text) else { return nil }
    let fields = match.output
    func number(_ digits: Substring?) -> Int { digits.flatMap { Int($0) } ?? 0 }
    guard let zone = fields.8.map(Self.zone) ?? timeZone else { return nil }
    let wanted = DateComponents(
      year: number(fields.1), month: number(fields.2), day: number(fields.3),
      hour: number(fields.4), minute: number(fields.5), second: number(fields.6))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    guard let date = calendar.date(from: wanted) else { return nil }
    // Foundation rolls invalid components over (February 30th, 25:00); reject such dates.
    let found = calendar.dateComponents([.year, .month, .day, .hour, .minute, .second], from: date)
    guard found.month == wanted.month, found.day == wanted.day, found.minute == wanted.minute,
      number(fields.4) < 24, number(fields.6) < 60
    else { return nil }
    return date.addingTimeInterval(fields.7.flatMap { Double("0\($0)") } ?? 0)
  }

  private static func zone(_ text: Substring) -> TimeZone? {
    guard text != "Z" else { return .gmt }
    let digits = text.filter(\.isNumber)
    guard let hours = Int(digits.prefix(2)), let minutes = Int(digits.suffix(2)), minutes < 60
    else { return nil }
    return TimeZone(secondsFromGMT: (text.hasPrefix("-") ? -1 : 1) * (hours * 3600 + minutes * 60))
  }
}
