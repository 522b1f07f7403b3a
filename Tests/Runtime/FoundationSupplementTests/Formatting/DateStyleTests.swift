import FoundationSupplement
import Testing

@Suite struct DateStyleTests {
  @Test(arguments: styles + fields + locales + intervals + standards)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }
}

private func text(_ locale: Locale, _ style: Date.FormatStyle) -> String {
  var style = style.locale(locale)
  style.timeZone = .gmt
  style.calendar = .greenwich
  return Date.twosday.formatted(style)
}

/// Source: the playgrounds of brettohland/fuckingformatstyle, whose date is this one. Since iOS 16
/// CLDR joins long dates and times with "at".
private let styles: [FormatCase] = [
  FormatCase("en_US", "Feb 22, 2022") { text($0, .init(date: .abbreviated, time: .omitted)) },
  FormatCase("en_US", "Tuesday, February 22, 2022") {
    text($0, .init(date: .complete, time: .omitted))
  },
  FormatCase("en_US", "February 22, 2022") { text($0, .init(date: .long, time: .omitted)) },
  FormatCase("en_US", "2/22/2022") { text($0, .init(date: .numeric, time: .omitted)) },
  FormatCase("en_US", "9:22:22 AM GMT") { text($0, .init(date: .omitted, time: .complete)) },
  FormatCase("en_US", "9:22 AM") { text($0, .init(date: .omitted, time: .shortened)) },
  FormatCase("en_US", "9:22:22 AM") { text($0, .init(date: .omitted, time: .standard)) },
  FormatCase("en_US", "2/22/2022, 9:22 AM") { text($0, .init(date: .numeric, time: .shortened)) },
  FormatCase("en_US", "Feb 22, 2022 at 9:22 AM") {
    text($0, .init(date: .abbreviated, time: .shortened))
  },
]

/// Source: as above, and the tests of swift-foundation.
private let fields: [FormatCase] = [
  FormatCase("en_US", "22") { text($0, .dateTime.day()) },
  FormatCase("en_US", "53") { text($0, .dateTime.dayOfYear()) },
  FormatCase("en_US", "AD") { text($0, .dateTime.era()) },
  FormatCase("en_US", "9 AM") { text($0, .dateTime.hour()) },
  FormatCase("en_US", "Feb") { text($0, .dateTime.month()) },
  FormatCase("en_US", "February") { text($0, .dateTime.month(.wide)) },
  FormatCase("en_US", "F") { text($0, .dateTime.month(.narrow)) },
  FormatCase("en_US", "Q1") { text($0, .dateTime.quarter()) },
  FormatCase("en_US", "1st quarter") { text($0, .dateTime.quarter(.wide)) },
  FormatCase("en_US", "9") { text($0, .dateTime.week()) },
  FormatCase("en_US", "Tue") { text($0, .dateTime.weekday()) },
  FormatCase("en_US", "Tu") { text($0, .dateTime.weekday(.short)) },
  FormatCase("en_US", "22") { text($0, .dateTime.year(.twoDigits)) },
  FormatCase("en_US", "9 a") { text($0, .dateTime.hour(.defaultDigits(amPM: .narrow))) },
  FormatCase("en_US", "Tue, Feb 22") { text($0, .dateTime.weekday().month().day()) },
]

/// Source: the patterns and names of Apple's ICU, which Foundation contains. They differ from
/// Unicode's in places: German weekdays have no comma, and French hours one digit.
private let locales: [FormatCase] = [
  FormatCase("de_DE", "22. Februar 2022") { text($0, .init(date: .long, time: .omitted)) },
  FormatCase("de_DE", "Di. 22. Feb.") { text($0, .dateTime.weekday().month().day()) },
  FormatCase("fr_FR", "mardi 22 février 2022") { text($0, .init(date: .complete, time: .omitted)) },
  FormatCase("fr_FR", "22/02/2022 9:22") { text($0, .init(date: .numeric, time: .shortened)) },
  FormatCase("ja_JP", "2022年2月22日 火曜日") { text($0, .init(date: .complete, time: .omitted)) },
  FormatCase("ja_JP", "2月22日(火)") { text($0, .dateTime.weekday().month().day()) },
  FormatCase("ar_EG", "٢٢ فبراير، ٢٠٢٢") { text($0, .init(date: .long, time: .omitted)) },
  FormatCase("pt_BR", "22 de fev. de 2022") { text($0, .init(date: .abbreviated, time: .omitted)) },
  FormatCase("hi_IN", "22 फ़रवरी 2022") { text($0, .init(date: .long, time: .omitted)) },
]

private func interval(
  _ seconds: TimeInterval, _ style: Date.IntervalFormatStyle, _ locale: Locale
) -> String {
  var style = style
  style.timeZone = .gmt
  style.calendar = .greenwich
  let start = Date(timeIntervalSinceReferenceDate: 0)
  return style.locale(locale).format(start..<start + seconds)
}

/// Source: the tests of swift-foundation.
private let intervals: [FormatCase] = [
  FormatCase("en_US", "1/1/2001, 12:00 – 1:00 AM") { interval(3_600, .init(), $0) },
  FormatCase("en_US", "January 1 – February 2, 2001") {
    interval(32 * 86_400, .init(date: .long), $0)
  },
  FormatCase("en_US", "12:00:00 AM – 1:00:00 AM") { interval(3_600, .init(time: .standard), $0) },
  FormatCase("en_US", "Mon, Jan 1 – Tue, Jan 2, 2001") {
    interval(86_400, .interval.year().month().weekday().day(), $0)
  },
  FormatCase("en_US", "12 – 1 AM GMT") { interval(3_600, .interval.hour().timeZone(), $0) },
  FormatCase("en_US", "Mon – Tue") { interval(86_400, .interval.weekday(), $0) },
  FormatCase("en_US", "12/31/1969 – 12/31/2000") {
    var style = Date.IntervalFormatStyle.interval.day().locale($0)
    style.timeZone = TimeZone(secondsFromGMT: -7 * 3_600) ?? .gmt
    return style.format(Date(timeIntervalSince1970: 0)..<Date(timeIntervalSinceReferenceDate: 0))
  },
  FormatCase("de_DE", "00:00–01:00 Uhr") {
    let formatter = DateIntervalFormatter()
    formatter.locale = $0
    formatter.timeZone = .gmt
    formatter.dateStyle = .none
    formatter.timeStyle = .short
    let start = Date(timeIntervalSinceReferenceDate: 0)
    return formatter.string(from: start, to: start + 3_600)
  },
]

/// Source: ISO 8601, RFC 9110, and the playgrounds.
private let standards: [FormatCase] = [
  FormatCase("fr_FR", "2022-02-22T09:22:22Z") { _ in Date.twosday.formatted(.iso8601) },
  FormatCase("en_US", "2022-02-22T09:22:22.000Z") { _ in
    Date.twosday.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))
  },
  FormatCase("en_US", "20220222") { _ in
    Date.twosday.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted).year().month().day())
  },
  FormatCase("en_US", "2022-02-22T09:22:22Z") { _ in
    ISO8601DateFormatter().string(from: .twosday)
  },
  FormatCase("fr_FR", "22.2.2022, 22 février") {
    let formatter = DateFormatter()
    formatter.locale = $0
    formatter.timeZone = .gmt
    formatter.dateFormat = "d.M.yyyy"
    let first = formatter.string(from: .twosday)
    formatter.setLocalizedDateFormatFromTemplate("MMMMd")
    return first + ", " + formatter.string(from: .twosday)
  },
]
