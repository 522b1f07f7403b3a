import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// The texts of dynamic dates, and when they change.
@Suite struct DynamicDateTests {
  static let now = EngineFixture.now
  static let formatter = DynamicDateFormatter(
    localeIdentifier: "en_US", timeZoneIdentifier: "UTC")

  static func after(_ seconds: Double) -> Date { now.addingTimeInterval(seconds) }

  @Test(arguments: [
    (DynamicDate.date(now), "April 1, 2020"),
    (.time(now), "9:41\u{202F}AM"),
    (.range(after(-660), after(18_240)), "9:30\u{202F}AM\u{2009}–\u{2009}2:45\u{202F}PM"),
    (.range(after(-660), after(240)), "9:30\u{2009}–\u{2009}9:45\u{202F}AM"),
    (.relative(after(674)), "11 min, 14 sec"), (.relative(after(-674)), "11 min, 14 sec"),
    (.relative(after(0)), "0 sec"), (.relative(after(7_260)), "2 hr, 1 min"),
    (.relative(after(90_000)), "1 day, 1 hr"),
    (.offset(after(674)), "-11 minutes"), (.offset(after(-674)), "+11 minutes"),
    (.offset(after(-1)), "+1 second"), (.offset(after(-7_300)), "+2 hours"),
    (.timer(after(900)), "15:00"), (.timer(after(65)), "1:05"), (.timer(after(-65)), "1:05"),
    (.timer(after(4_500)), "1:15:00"), (.timer(after(0.4)), "0:01"), (.timer(now), "0:00"),
    (
      .timerInterval(
        start: now, end: after(900), pause: nil, countsDown: true, showsHours: true), "15:00"
    ),
    (
      .timerInterval(
        start: after(-65), end: after(900), pause: nil, countsDown: false, showsHours: true), "1:05"
    ),
    (
      .timerInterval(
        start: after(-65), end: after(900), pause: after(-5), countsDown: false, showsHours: true),
      "1:00"
    ),
    (
      .timerInterval(
        start: after(-100), end: after(-10), pause: nil, countsDown: true, showsHours: true), "0:00"
    ),
    (
      .timerInterval(
        start: now, end: after(4_500), pause: nil, countsDown: true, showsHours: false), "75:00"
    ),
  ])
  func formatsDate(_ date: DynamicDate, _ text: String) {
    #expect(Self.formatter.string(of: date, at: Self.now) == text)
  }

  /// From now, 9:41 on April 1, 2020. Source: CLDR's names of units, and the calendar.
  @Test(arguments: [
    ("en_US", "2020-05-01T09:41:00Z", "1 mth", "-1 month"),
    ("en_US", "2020-05-16T09:41:00Z", "1 mth, 2 wks", "-1 month"),
    ("en_US", "2020-04-30T09:41:00Z", "4 wks, 1 day", "-4 weeks"),
    ("en_US", "2019-03-01T09:41:00Z", "1 yr, 1 mth", "+1 year"),
    ("en_US", "2010-04-01T09:41:00Z", "10 yrs", "+10 years"),
    ("de_DE", "2019-03-01T09:41:00Z", "1 J, 1 Mon.", "+1 Jahr"),
    ("ja_JP", "2019-02-01T09:41:00Z", "1年 2か月", "+1年"),
  ])
  func longSpansHaveMonthsAndYears(
    _ language: String, _ date: String, _ relative: String, _ offset: String
  ) throws {
    let formatter = DynamicDateFormatter(localeIdentifier: language, timeZoneIdentifier: "UTC")
    let date = try Date(date, strategy: .iso8601)
    #expect(formatter.string(of: .relative(date), at: Self.now) == relative)
    #expect(formatter.string(of: .offset(date), at: Self.now) == offset)
  }

  /// Clocks equal Foundation's, also in locales with their own digits and separators.
  @Test(arguments: [
    "en_US", "de_DE", "da_DK", "fi_FI", "ar_EG", "ar_AE", "fa_IR", "hi_IN", "mr_IN", "my_MM",
    "bn_BD", "he_IL", "ja_JP", "th_TH_u_nu_thai", "xx_XX",
  ])
  func clocksMatchFoundation(language: String) {
    let formatter = DynamicDateFormatter(localeIdentifier: language, timeZoneIdentifier: "GMT")
    for seconds in [0, 1, 59, 60, 65, 600, 3_599, 3_600, 4_500, 36_000, 359_999, 9_999_999] {
      for showsHours in [true, false] {
        let style = Duration.TimeFormatStyle(
          pattern: showsHours && seconds >= 3_600 ? .hourMinuteSecond : .minuteSecond,
          locale: Locale(identifier: language))
        #expect(
          formatter.clock(seconds, showsHours: showsHours)
            == Duration.seconds(seconds).formatted(style))
      }
    }
  }

  @Test func usesLocaleAndTimeZone() {
    let berlin = DynamicDateFormatter(
      localeIdentifier: "de_DE", timeZoneIdentifier: "Europe/Berlin")
    #expect(berlin.string(of: .time(Self.now), at: Self.now) == "11:41")
    #expect(berlin.string(of: .date(Self.now), at: Self.now) == "1. April 2020")
    #expect(berlin.string(of: .offset(Self.after(674)), at: Self.now) == "-11 Minuten")
    let unknown = DynamicDateFormatter(localeIdentifier: "", timeZoneIdentifier: "Nowhere/None")
    #expect(unknown.string(of: .date(Self.now), at: Self.now) == "April 1, 2020")
  }

  static let changing: [DynamicDate] = [
    .timer(after(10)), .timer(after(-3)), .timer(after(0.25)), .relative(after(65)),
    .relative(after(3_601)), .relative(after(7_199)), .relative(after(90_000)),
    .relative(after(-86_399)), .offset(after(-59)), .offset(after(-3_000)), .offset(after(3_700)),
    .relative(after(86_400 * 36 + 5)), .relative(after(-86_400 * 29)), .offset(after(-86_400 * 29)),
    .relative(after(-86_400 * 400)), .offset(after(86_400 * 1_100)), .offset(after(-86_400 * 360)),
    .timerInterval(start: now, end: after(30), pause: nil, countsDown: true, showsHours: true),
    .timerInterval(
      start: after(5), end: after(30), pause: nil, countsDown: false, showsHours: true),
  ]

  /// The text changes at the returned instant and not before it.
  @Test(arguments: changing) func nextChangeIsExact(_ date: DynamicDate) throws {
    var instant = Self.now
    for _ in 0..<12 {
      let text = Self.formatter.string(of: date, at: instant)
      let next = try #require(Self.formatter.nextChange(of: date, after: instant))
      #expect(next > instant)
      for share in [0.25, 0.5, 0.75, 0.99] {
        let between = instant.addingTimeInterval(next.timeIntervalSince(instant) * share)
        #expect(Self.formatter.string(of: date, at: between) == text)
      }
      #expect(Self.formatter.string(of: date, at: next) != text, "at \(next)")
      instant = next
    }
  }

  @Test func constantTextHasNoNextChange() {
    let constant: [DynamicDate] = [
      .date(Self.now), .time(Self.now), .range(Self.now, Self.after(60)),
      .timerInterval(
        start: Self.after(-60), end: Self.now, pause: nil, countsDown: true, showsHours: true),
      .timerInterval(
        start: Self.after(-60), end: Self.after(60), pause: Self.after(-30), countsDown: true,
        showsHours: true),
    ]
    for date in constant {
      #expect(Self.formatter.nextChange(of: date, after: Self.now) == nil)
    }
  }

  @Test func extremeDatesDoNotCrash() {
    let far = Date(timeIntervalSinceReferenceDate: 1e300)
    let none = Date(timeIntervalSinceReferenceDate: .nan)
    for date in [DynamicDate.timer(far), .relative(far), .offset(none), .timer(none)] {
      #expect(!Self.formatter.string(of: date, at: Self.now).isEmpty)
    }
    #expect(Self.formatter.nextChange(of: .timer(far), after: Self.now) == nil)
    let reversed = DynamicDate.timerInterval(
      start: Self.after(60), end: Self.now, pause: nil, countsDown: true, showsHours: true)
    #expect(Self.formatter.string(of: reversed, at: Self.now) == "0:00")
  }

  @Test func tickingTextFillsProposedWidth() throws {
    let fixture = try EngineFixture()
    func text(_ date: DynamicDate) -> StyledText {
      StyledText([StyledText.Segment(.dynamic(date), style: EngineFixture.style())])
    }
    let timer = text(.timer(Self.after(65)))
    #expect(fixture.layout(timer, width: 200).size.width == 200)
    let alone = fixture.layout(timer)
    #expect(alone.string == "1:05")
    #expect(alone.size.width == fixture.layout("00:00").size.width)
    #expect(fixture.layout(text(.time(Self.now)), width: 200).size.width < 100)
    let trailing = fixture.layout(
      timer, paragraph: ParagraphStyle(alignment: .trailing), width: 200)
    let line = try #require(trailing.lines.first)
    #expect(abs(Double(line.origin.x) + line.width - 200) < 0.001)
  }
}
