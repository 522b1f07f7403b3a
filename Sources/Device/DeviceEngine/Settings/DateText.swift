import Foundation

/// Dates in ISO 8601, such as `2026-03-05`, `2026-03-05T09:30`, `2026-03-05T09:30:15.5Z` and
/// `2026-03-05T09:30+02:00`.
package enum DateText {
  /// The date; nil for any other text.
  ///
  /// - Parameter timeZone: The zone of a text without one.
  package static func date(_ text: String, in timeZone: TimeZone) -> Date? {
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
