import Foundation

// Compatibility (views): partial | `TimeDataSource`, `SystemFormatStyle` (iOS 18) | timers and
//   stopwatches keep ticking. Other styles are formatted in advance: every change for the first
//   five minutes, then one a minute for five hours at most. Offsets and references are worded
//   from Apple's documentation

/// A value that follows the clock, for texts that update themselves.
///
/// ```swift
/// Text(.currentDate, format: .offset(to: departure))
/// ```
/// The system formats the value whenever its text changes, without running the extension's code.
public struct TimeDataSource<Value> {
  enum Kind: Hashable, Sendable {
    case currentDate
    case rangeStartingAt(Date)
    case rangeEndingAt(Date)
    case durationOffset(Date)
  }

  let kind: Kind
  /// The value at an instant.
  let value: @Sendable (Date) -> Value
  /// The instant at which the source has a value.
  let instant: @Sendable (Value) -> Date
}

extension TimeDataSource: Sendable {}

extension TimeDataSource where Value == Date {
  public static var currentDate: TimeDataSource<Date> {
    TimeDataSource(kind: .currentDate, value: { $0 }, instant: { $0 })
  }
}

extension TimeDataSource where Value == Range<Date> {
  /// The time since a date; empty before it.
  public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .rangeStartingAt(date), value: { date..<max(date, $0) }, instant: { $0.upperBound })
  }

  /// The time until a date; empty after it.
  public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
    TimeDataSource(
      kind: .rangeEndingAt(date), value: { min(date, $0)..<date }, instant: { $0.lowerBound })
  }
}

extension TimeDataSource where Value == Duration {
  /// The time since a date; negative before it.
  public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
    TimeDataSource(
      kind: .durationOffset(date), value: { .seconds($0.timeIntervalSince(date)) },
      instant: { date.addingTimeInterval($0 / .seconds(1)) })
  }
}
