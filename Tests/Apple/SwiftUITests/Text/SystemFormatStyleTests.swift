import Foundation
import SwiftUI
import Testing

@Suite struct SystemFormatStyleTests {
  /// 12:00 on 15 January 2020 in Greenwich.
  static let noon = Date(timeIntervalSince1970: 1_579_089_600)

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private func text<Style: DiscreteFormatStyle>(_ style: Style, _ seconds: TimeInterval) -> String
  where Style.FormatInput == Date, Style.FormatOutput == AttributedString {
    String(style.locale(Locale(identifier: "en_US")).format(Self.noon + seconds).characters)
  }

  @Test(arguments: [
    (-5.0, "5:00", "0:00"), (0, "5:00", "0:00"), (0.5, "5:00", "0:00"), (61, "3:59", "1:01"),
    (299.5, "0:01", "4:59"), (300, "0:00", "5:00"), (900, "0:00", "5:00"),
  ])
  func timersCountWithinTheirInterval(seconds: TimeInterval, down: String, up: String) {
    let interval = Self.noon..<Self.noon + 300
    #expect(text(SystemFormatStyle.Timer(countingDownIn: interval), seconds) == down)
    #expect(text(SystemFormatStyle.Timer(countingUpIn: interval), seconds) == up)
  }

  /// Source of the parameters: Apple's documentation of `SystemFormatStyle.Timer`.
  @Test func clocksFollowTheirParameters() {
    let day = Self.noon..<Self.noon + 86_400
    #expect(text(SystemFormatStyle.Timer(countingUpIn: day), 3_723) == "1:02:03")
    #expect(text(SystemFormatStyle.Timer(countingUpIn: day, showsHours: false), 3_723) == "62:03")
    #expect(text(SystemFormatStyle.Timer(countingUpIn: day, maxFieldCount: 2), 3_723) == "1:02")
    let stopwatch = SystemFormatStyle.Stopwatch(startingAt: Self.noon)
    #expect(text(stopwatch, 5.434) == "0:05.43")
    #expect(text(stopwatch, 3_605.5) == "1:00:05.50")
    #expect(
      text(SystemFormatStyle.Stopwatch(startingAt: Self.noon, maxPrecision: .seconds(1)), 5.434)
        == "0:05")
  }

  /// Source: Apple's documentation of `SystemFormatStyle.DateOffset`, for the clock (3:46), the
  /// calendar's units (3 months, 11 days), their number (1 hour, 34 minutes) and the sign.
  @Test func offsetsHaveTheLargestUnits() {
    let style = SystemFormatStyle.DateOffset(to: Self.noon).calendar(Self.calendar)
    #expect(text(style, 5_663) == "1 hour, 34 minutes")
    #expect(text(style, -5_663) == "-1 hour, 34 minutes")
    #expect(text(style, 0) == "0 seconds")
    #expect(text(style, 86_400 * 11) == "1 week, 4 days")
    let days = SystemFormatStyle.DateOffset(to: Self.noon, allowedFields: [.month, .day])
      .calendar(Self.calendar)
    #expect(text(days, 86_400 * 102) == "3 months, 11 days")
    let one = SystemFormatStyle.DateOffset(to: Self.noon, maxFieldCount: 1, sign: .always())
      .calendar(Self.calendar)
    #expect(text(one, 5_663) == "+1 hour")
    let clock = SystemFormatStyle.DateOffset(to: Self.noon, allowedFields: [.minute, .second])
    #expect(text(clock, 226) == "3:46")
    #expect(text(clock, -225.5) == "-3:46")
  }

  /// Source: Apple's documentation of `SystemFormatStyle.DateReference`: "in one minute" for near
  /// dates, "January 2007" for far ones.
  @Test func referencesNameDatesNaturally() {
    let style = SystemFormatStyle.DateReference(to: Self.noon).calendar(Self.calendar)
    #expect(text(style, -60) == "in 1 minute")
    #expect(text(style, 7_200) == "2 hours ago")
    #expect(text(style, -86_400 * 9) == "Jan 15")
    #expect(text(style, 86_400 * 400) == "January 2020")
    let near = SystemFormatStyle.DateReference(to: Self.noon, thresholdField: .hour)
      .calendar(Self.calendar)
    #expect(text(near, -7_200).filter { $0 != "\u{202F}" && $0 != " " } == "12:00PM")
  }

  /// Between an input and the next one of `discreteInput(after:)`, the text is constant.
  @Test func nextInputsAreExact() throws {
    try check(SystemFormatStyle.Timer(countingDownIn: Self.noon..<Self.noon + 90))
    try check(SystemFormatStyle.Timer(countingUpIn: Self.noon..<Self.noon + 90))
    try check(SystemFormatStyle.Stopwatch(startingAt: Self.noon))
    try check(SystemFormatStyle.DateOffset(to: Self.noon).calendar(Self.calendar))
    try check(
      SystemFormatStyle.DateOffset(to: Self.noon, allowedFields: [.hour, .minute])
        .calendar(Self.calendar))
    try check(SystemFormatStyle.DateReference(to: Self.noon).calendar(Self.calendar))
  }

  private func check<Style: DiscreteFormatStyle>(_ style: Style) throws
  where Style.FormatInput == Date, Style.FormatOutput == AttributedString {
    let starts: [TimeInterval] = [
      -90_000, -3_700, -61.5, -1, 0, 0.25, 59, 3_599.5, 86_400 * 40,
    ]
    for start in starts {
      let input = Self.noon + start
      guard let next = style.discreteInput(after: input) else { continue }
      #expect(next > input)
      let middle = input + next.timeIntervalSince(input) * 0.98
      #expect(
        style.format(middle) == style.format(input),
        "\(style) at \(start) changes before its next input")
    }
  }

  @Test func unusualDatesDoNotCrash() {
    for date in [Date.distantPast, .distantFuture, Date(timeIntervalSinceReferenceDate: 1e18)] {
      for now in [Self.noon, .distantPast, .distantFuture] {
        _ = SystemFormatStyle.DateOffset(to: date).format(now)
        _ = SystemFormatStyle.DateOffset(to: date).discreteInput(after: now)
        _ = SystemFormatStyle.Stopwatch(startingAt: date).format(now)
      }
    }
    _ = SystemFormatStyle.DateOffset(to: Self.noon, allowedFields: []).format(.now)
    _ = SystemFormatStyle.DateReference(to: .distantFuture).format(Self.noon)
  }
}
