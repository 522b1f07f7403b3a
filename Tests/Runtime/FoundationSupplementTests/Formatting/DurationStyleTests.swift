import FoundationSupplement
import Testing

@Suite struct DurationStyleTests {
  @Test(arguments: times + units + ranges + formatters)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }
}

/// Source: the playgrounds of brettohland/fuckingformatstyle, and Apple's documentation of
/// `Duration.TimeFormatStyle` for 1:10:32.4 and the Finnish time.
private let times: [FormatCase] = [
  FormatCase("en_US", "0:16:40") {
    Duration.seconds(1_000).formatted(.time(pattern: .hourMinuteSecond).locale($0))
  },
  FormatCase("en_US", "0:17") {
    Duration.seconds(1_000).formatted(.time(pattern: .hourMinute).locale($0))
  },
  FormatCase("en_US", "16:40") {
    Duration.seconds(1_000).formatted(.time(pattern: .minuteSecond).locale($0))
  },
  FormatCase("en_US", "000:17") {
    Duration.seconds(1_000).formatted(
      .time(pattern: .hourMinute(padHourToLength: 3, roundSeconds: .awayFromZero)).locale($0))
  },
  FormatCase("fr_FR", "0:17") {
    Duration.seconds(1_000).formatted(.time(pattern: .hourMinute).locale($0))
  },
  FormatCase("en_US", "01:10:32.40") {
    Duration.milliseconds(4_232_400).formatted(
      .time(pattern: .hourMinuteSecond(padHourToLength: 2, fractionalSecondsLength: 2)).locale($0))
  },
  FormatCase("fi_FI", "1.30.56") {
    Duration.seconds(5_456).formatted(.time(pattern: .hourMinuteSecond).locale($0))
  },
  FormatCase("ar_EG", "١٦:٤٠") {
    Duration.seconds(1_000).formatted(.time(pattern: .minuteSecond).locale($0))
  },
]

/// Source: as above, and the tests of swift-foundation, which Apple's systems contain.
private let units: [FormatCase] = [
  FormatCase("en_US", "1 min, 40 sec") { Duration.seconds(100).formatted(.units().locale($0)) },
  FormatCase("en_US", "1 minute, 40 seconds") {
    Duration.seconds(100).formatted(.units(width: .wide).locale($0))
  },
  FormatCase("en_US", "1m 40s") {
    Duration.seconds(100).formatted(.units(width: .narrow).locale($0))
  },
  FormatCase("en_US", "1 min 40 sec") {
    Duration.seconds(100).formatted(.units(width: .condensedAbbreviated).locale($0))
  },
  FormatCase("en_US", "3 hr") {
    Duration.seconds(10_000).formatted(.units(maximumUnitCount: 1).locale($0))
  },
  FormatCase("en_US", "000 hr, 001 min, 040 sec") {
    Duration.seconds(100).formatted(.units(zeroValueUnits: .show(length: 3)).locale($0))
  },
  FormatCase("en_US", "500,000,000 ns") {
    Duration.milliseconds(500).formatted(.units(allowed: [.nanoseconds]).locale($0))
  },
  FormatCase("en_US", "0 wks") {
    Duration.milliseconds(500).formatted(.units(allowed: [.weeks]).locale($0))
  },
  FormatCase("en_US", "10.003 sec") {
    Duration.seconds(10.0023).formatted(
      .units(fractionalPart: .show(length: 3, rounded: .up)).locale($0))
  },
  FormatCase("en_US", "1.25 hours") {
    Duration.seconds(75 * 60).formatted(
      .units(allowed: [.hours], width: .wide, fractionalPart: .show(length: 2)).locale($0))
  },
  FormatCase("en_US", "2.72 hr") {
    Duration.seconds(9_804).formatted(
      .units(
        allowed: [.hours, .minutes, .seconds], width: .abbreviated, maximumUnitCount: 1,
        fractionalPart: .show(length: 2)
      ).locale($0))
  },
  FormatCase("de_DE", "1 Minute und 40 Sekunden") {
    Duration.seconds(100).formatted(.units(width: .wide).locale($0))
  },
  FormatCase("ja_JP", "1分 40秒") {
    Duration.seconds(100).formatted(.units(width: .abbreviated).locale($0))
  },
]

private let years = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSinceReferenceDate: 0)
private let toTwosday = Date(timeIntervalSinceReferenceDate: 0)..<Date.twosday

private func components(
  _ range: Range<Date>, _ style: Date.ComponentsFormatStyle.Style,
  _ fields: Set<Date.ComponentsFormatStyle.Field>?, _ locale: Locale
) -> String {
  range.formatted(
    .components(style: style, fields: fields).calendar(.greenwich).locale(locale))
}

private let allButMinutes: Set<Date.ComponentsFormatStyle.Field> = [
  .day, .month, .year, .hour, .second, .week,
]

/// Source: as above, and Apple's documentation of `components(style:fields:)` and `timeDuration`.
private let ranges: [FormatCase] = [
  FormatCase("en_US", "11,323 days") { components(years, .abbreviated, [.day], $0) },
  FormatCase("en_US", "11,323days") { components(years, .narrow, [.day], $0) },
  FormatCase("en_US", "11,323d") { components(years, .condensedAbbreviated, [.day], $0) },
  FormatCase("en_US", "eleven thousand three hundred twenty-three days") {
    components(years, .spellOut, [.day], $0)
  },
  FormatCase("en_US", "31y") { components(years, .condensedAbbreviated, allButMinutes, $0) },
  FormatCase("en_US", "21 yrs, 1 mth, 3 wks, 9 hr, 1,342 sec") {
    components(toTwosday, .abbreviated, allButMinutes, $0)
  },
  FormatCase("en_US", "21yrs 1mth 3wks 9hr 1,342sec") {
    components(toTwosday, .narrow, allButMinutes, $0)
  },
  FormatCase("en_US", "21y 1mo 3w 9h 1,342s") {
    components(toTwosday, .condensedAbbreviated, allButMinutes, $0)
  },
  FormatCase("fr_FR", "21 ans, 1 mois, 3 semaines, 9 heures et 1 342 secondes") {
    components(toTwosday, .wide, allButMinutes, $0)
  },
  FormatCase(
    "fr_FR",
    "vingt-et-un ans, un mois, trois semaines, neuf heures"
      + " et mille trois cent quarante-deux secondes"
  ) { components(toTwosday, .spellOut, allButMinutes, $0) },
  FormatCase("en_US", "17 weeks, 1 day") {
    components(.twosday ..< .twosday + 120 * 86_400, .wide, [.week, .day], $0)
  },
  FormatCase("en_US", "1:35") {
    (Date.twosday ..< .twosday + 95).formatted(.timeDuration.locale($0))
  },
  FormatCase("en_US", "1:35") { _ in
    let style: Date.ComponentsFormatStyle = .timeDuration
    return style.format(.twosday ..< .twosday + 95)
  },
  FormatCase("en_US", "0") {
    (Date.twosday ..< .twosday).formatted(.timeDuration.locale($0))
  },
]

private func formatted(
  _ seconds: TimeInterval, _ style: DateComponentsFormatter.UnitsStyle, _ locale: Locale,
  _ configure: (DateComponentsFormatter) -> Void = { _ in }
) -> String? {
  let formatter = DateComponentsFormatter()
  var calendar = Calendar.greenwich
  calendar.locale = locale
  formatter.calendar = calendar
  formatter.unitsStyle = style
  configure(formatter)
  return formatter.string(from: seconds)
}

/// Source: Apple's documentation of `DateComponentsFormatter.UnitsStyle` (9 hours, 41 minutes,
/// 30 seconds) and of the phrases; lists and names of CLDR.
private let formatters: [FormatCase] = [
  FormatCase("en_US", "9:41:30") { formatted(34_890, .positional, $0) },
  FormatCase("en_US", "9h 41m 30s") { formatted(34_890, .abbreviated, $0) },
  FormatCase("en_US", "9hr 41min 30sec") { formatted(34_890, .brief, $0) },
  FormatCase("en_US", "9 hr, 41 min, 30 sec") { formatted(34_890, .short, $0) },
  FormatCase("en_US", "9 hours, 41 minutes, 30 seconds") { formatted(34_890, .full, $0) },
  FormatCase("en_US", "nine hours, forty-one minutes, thirty seconds") {
    formatted(34_890, .spellOut, $0)
  },
  FormatCase("en_US", "About 9 hours remaining") {
    formatted(34_890, .full, $0) {
      $0.maximumUnitCount = 1
      $0.includesApproximationPhrase = true
      $0.includesTimeRemainingPhrase = true
    }
  },
  FormatCase("de_DE", "9 Stunden, 41 Minuten und 30 Sekunden") { formatted(34_890, .full, $0) },
  FormatCase("ja_JP", "9時間 41分 30秒") { formatted(34_890, .short, $0) },
  FormatCase("pt_BR", "9 horas, 41 minutos e 30 segundos") { formatted(34_890, .full, $0) },
  FormatCase("ar_EG", "٩:٤١:٣٠") { formatted(34_890, .positional, $0) },
]
