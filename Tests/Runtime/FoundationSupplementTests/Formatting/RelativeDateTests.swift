import FoundationSupplement
import Testing

@Suite struct RelativeDateTests {
  @Test(arguments: named + numeric + widths)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }
}

private func relative(
  _ date: TimeInterval, _ presentation: Date.RelativeFormatStyle.Presentation, _ locale: Locale,
  _ width: Date.RelativeFormatStyle.UnitsStyle = .wide
) -> String {
  // 10 June 2021, 12:00 in Greenwich.
  let now = Date(timeIntervalSinceReferenceDate: 645_019_200)
  let style = Date.AnchoredRelativeFormatStyle(
    anchor: Date(timeIntervalSinceReferenceDate: date), presentation: presentation,
    unitsStyle: width, locale: locale, calendar: .greenwich)
  return style.format(now)
}

/// Source: the tests of swift-foundation, with their numbers.
private let named: [FormatCase] = [
  FormatCase("en_US", "now") { relative(645_019_200, .named, $0) },
  FormatCase("en_US", "11 minutes ago") { relative(645_018_570, .named, $0) },
  FormatCase("en_US", "2 hours ago") { relative(645_013_800, .named, $0) },
  FormatCase("en_US", "yesterday") { relative(644_929_200, .named, $0) },
  FormatCase("en_US", "tomorrow") { relative(645_145_259, .named, $0) },
  FormatCase("en_US", "last week") { relative(644_198_400, .named, $0) },
  FormatCase("en_US", "next month") { relative(649_468_799, .named, $0) },
  FormatCase("en_US", "last year") { relative(599_529_600, .named, $0) },
  FormatCase("de_DE", "gestern") { relative(644_929_200, .named, $0) },
  FormatCase("fr_FR", "demain") { relative(645_145_259, .named, $0) },
  FormatCase("ja_JP", "昨日") { relative(644_929_200, .named, $0) },
  FormatCase("pt_BR", "ontem") { relative(644_929_200, .named, $0) },
]

/// Source: as above, and the names of CLDR.
private let numeric: [FormatCase] = [
  FormatCase("en_US", "in 0 seconds") { relative(645_019_200, .numeric, $0) },
  FormatCase("en_US", "30 seconds ago") { relative(645_019_170, .numeric, $0) },
  FormatCase("en_US", "1 day ago") { relative(644_929_200, .numeric, $0) },
  FormatCase("en_US", "in 2 weeks") { relative(645_840_000, .numeric, $0) },
  FormatCase("en_US", "6 months ago") { relative(628_948_800, .numeric, $0) },
  FormatCase("fr_FR", "il y a 2 heures") { relative(645_013_800, .numeric, $0) },
  FormatCase("ar_EG", "قبل ٣٠ ثانية") { relative(645_019_170, .numeric, $0) },
  FormatCase("hi_IN", "2 घंटे पहले") { relative(645_013_800, .numeric, $0) },
]

/// Source: the playgrounds of brettohland/fuckingformatstyle.
private let widths: [FormatCase] = [
  FormatCase("en_US", "2 wk. ago") { relative(643_809_600, .numeric, $0, .abbreviated) },
  FormatCase("en_US", "two weeks ago") { relative(643_809_600, .numeric, $0, .spellOut) },
  FormatCase("fr_FR", "il y a deux semaines") { relative(643_809_600, .named, $0, .spellOut) },
  FormatCase("en_US", "yesterday") {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = $0
    formatter.calendar = .greenwich
    formatter.dateTimeStyle = .named
    return formatter.localizedString(from: DateComponents(day: -1))
  },
  FormatCase("de_DE", "in 3 Tagen") {
    let formatter = RelativeDateTimeFormatter()
    formatter.locale = $0
    formatter.calendar = .greenwich
    return formatter.localizedString(for: .twosday + 3 * 86_400, relativeTo: .twosday)
  },
]
