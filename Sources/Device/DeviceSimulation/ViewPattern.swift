import Foundation

/// The times at which the user looks at the device, in the device's local time.
///
/// ```
/// 7-23:*/20              every 20 minutes from 7:00 up to 23:00
/// 8:15,12:30,21          at these times
/// mon-fri@7-9:*/5,sat@10 on these days
/// ```
/// Or a name: `often` (7-23:*/20), `hourly` (0-24:*/60), `commuter` (mornings, noon and evenings of
/// workdays, less on weekends), `seldom` (once a day), `never`.
///
/// The rules apply to the local clock: when it skips a time, the view moves to the next valid time.
public struct ViewPattern: Equatable, Sendable {
  /// Times of day on certain days of the week.
  struct Rule: Equatable, Sendable {
    /// 1 is Sunday, as in `Calendar`.
    var weekdays: Set<Int>
    /// Minutes of the day, ascending.
    var minutes: [Int]
  }

  var rules: [Rule]

  /// Every 20 minutes during the day.
  public static let often = ViewPattern(
    rules: [Rule(weekdays: Set(1...7), minutes: Array(stride(from: 420, to: 1380, by: 20)))])

  private init(rules: [Rule]) { self.rules = rules }

  public static let names: [(name: String, pattern: String)] = [
    ("often", "7-23:*/20"), ("hourly", "0-24:*/60"),
    (
      "commuter",
      "mon-fri@7-9:*/10,mon-fri@12-13:*/20,mon-fri@17-19:*/10,mon-fri@21:30,sat-sun@9-22:*/120"
    ),
    ("seldom", "12:00"), ("never", ""),
  ]

  /// An invalid part of a pattern.
  public struct Failure: Error, Equatable, CustomStringConvertible, Sendable {
    public var part: String
    public var reason: String

    public var description: String { "\"\(part)\": \(reason)" }
  }

  /// Throws `Failure`.
  public init(_ text: String) throws(Failure) {
    let rules = Self.names.first { $0.name == text }?.pattern ?? text
    guard !rules.isEmpty || text == "never" else {
      throw Failure(part: text, reason: "the pattern is empty; use `never` for no views")
    }
    self.rules = []
    for part in rules.split(separator: ",", omittingEmptySubsequences: false) where !rules.isEmpty {
      self.rules.append(try Self.rule(String(part)))
    }
  }

  // MARK: Parsing

  private static let days = ["sun", "mon", "tue", "wed", "thu", "fri", "sat"]

  private static func rule(_ text: String) throws(Failure) -> Rule {
    let parts = text.split(separator: "@", omittingEmptySubsequences: false).map(String.init)
    guard parts.count <= 2, let times = parts.last else {
      throw Failure(part: text, reason: "expected at most one @: days@times")
    }
    let weekdays = parts.count == 2 ? try weekdays(parts[0], in: text) : Set(1...7)
    return Rule(weekdays: weekdays, minutes: try minutes(times, in: text))
  }

  private static func weekdays(_ text: String, in rule: String) throws(Failure) -> Set<Int> {
    let ends = text.lowercased().split(separator: "-").map { days.firstIndex(of: String($0)) }
    guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1]
    else { throw Failure(part: rule, reason: "expected days such as mon or mon-fri") }
    // A range may wrap around the end of the week: sat-mon.
    let length = (last - first + 7) % 7
    return Set((0...length).map { (first + $0) % 7 + 1 })
  }

  private static func minutes(_ text: String, in rule: String) throws(Failure) -> [Int] {
    guard let star = text.range(of: ":*/") else {
      guard let minute = minute(text), minute < 1440 else {
        throw Failure(part: rule, reason: "expected a time such as 8:15 or hours such as 7-23:*/20")
      }
      return [minute]
    }
    let hours = text[..<star.lowerBound].split(separator: "-").map { minute(String($0)) }
    guard hours.count == 2, let from = hours[0], let to = hours[1], from < to else {
      throw Failure(part: rule, reason: "expected ascending hours such as 7-23")
    }
    guard let step = Int(text[star.upperBound...]), (1...1440).contains(step) else {
      throw Failure(part: rule, reason: "expected 1 to 1440 minutes after */")
    }
    return Array(stride(from: from, to: to, by: step))
  }

  /// The minute of the day for `7`, `7:30`, up to `24`; nil for other texts.
  private static func minute(_ text: String) -> Int? {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false).map { part in
      part.allSatisfy { $0.isASCII && $0.isNumber } && part.count <= 2 ? Int(part) : nil
    }
    guard (1...2).contains(parts.count), let hour = parts[0], hour <= 24 else { return nil }
    guard parts.count == 2 else { return hour * 60 }
    guard let minute = parts[1], minute < 60, hour < 24 else { return nil }
    return hour * 60 + minute
  }

  // MARK: Dates

  /// The distinct dates of views from `start` up to `end`, ascending.
  public func dates(from start: Date, to end: Date, timeZone: TimeZone) -> [Date] {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = timeZone
    var result: Set<Date> = []
    var day = calendar.startOfDay(for: start)
    while day < end {
      let weekday = calendar.component(.weekday, from: day)
      for rule in rules where rule.weekdays.contains(weekday) {
        for minute in rule.minutes {
          let time = DateComponents(hour: minute / 60, minute: minute % 60)
          // A time that daylight saving skips becomes the next valid time.
          let date = calendar.nextDate(
            after: day.addingTimeInterval(-1), matching: time, matchingPolicy: .nextTime)
          if let date, date >= start, date < end { result.insert(date) }
        }
      }
      guard let next = calendar.date(byAdding: .day, value: 1, to: day) else { break }
      day = next
    }
    return result.sorted()
  }
}
