import FoundationSupplement
import Testing

@Suite struct TextStyleTests {
  @Test(arguments: lists + names + byteCounts)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }

  @Test func namesWithoutComponentsAreEmpty() {
    for style in [PersonNameComponents.FormatStyle.Style.short, .medium, .long, .abbreviated] {
      #expect(PersonNameComponents().formatted(.name(style: style)) == "")
    }
  }
}

private let letters = ["a", "b", "c", "d"]

/// Source: the playgrounds of brettohland/fuckingformatstyle and the tests of swift-foundation. The
/// French lists have no comma before the conjunction since CLDR 36.
private let lists: [FormatCase] = [
  FormatCase("en_US", "a, b, c, d") {
    letters.formatted(.list(type: .and, width: .narrow).locale($0))
  },
  FormatCase("en_US", "a, b, c, and d") { letters.formatted(.list(type: .and).locale($0)) },
  FormatCase("en_US", "a, b, c, & d") {
    letters.formatted(.list(type: .and, width: .short).locale($0))
  },
  FormatCase("en_US", "a, b, c, or d") { letters.formatted(.list(type: .or).locale($0)) },
  FormatCase("fr_FR", "a, b, c et d") { letters.formatted(.list(type: .and).locale($0)) },
  FormatCase("de_DE", "a, b, c oder d") { letters.formatted(.list(type: .or).locale($0)) },
  FormatCase("ja_JP", "a、b、c、d") { letters.formatted(.list(type: .and).locale($0)) },
  FormatCase("en_US", "one and two") { ["one", "two"].formatted(.list(type: .and).locale($0)) },
  FormatCase("en_US", "2001 and 1970") { locale in
    let style = Date.FormatStyle(timeZone: .gmt).year()
    return [Date(timeIntervalSinceReferenceDate: 0), Date(timeIntervalSince1970: 0)]
      .formatted(.list(memberStyle: style, type: .and).locale(locale))
  },
  FormatCase("pt_BR", "a, b e c") {
    let formatter = ListFormatter()
    formatter.locale = $0
    return formatter.string(from: ["a", "b", "c"])
  },
]

private let guest = PersonNameComponents(
  namePrefix: "Dr", givenName: "Elizabeth", middleName: "Jillian", familyName: "Smith",
  nameSuffix: "Esq.", nickname: "Liza")
private let clark = PersonNameComponents(
  namePrefix: "Dr.", givenName: "Thomas", middleName: "Louis", familyName: "Clark",
  nameSuffix: "Esq.", nickname: "Tom")

/// Source: the playgrounds, and Apple's documentation of `PersonNameComponents.FormatStyle.style`
/// for Thomas Clark and the order of Chinese names.
private let names: [FormatCase] = [
  FormatCase("en_US", "ES") { guest.formatted(.name(style: .abbreviated).locale($0)) },
  FormatCase("en_US", "Liza") { guest.formatted(.name(style: .short).locale($0)) },
  FormatCase("en_US", "Elizabeth Smith") { guest.formatted(.name(style: .medium).locale($0)) },
  FormatCase("en_US", "Dr Elizabeth Jillian Smith Esq.") {
    guest.formatted(.name(style: .long).locale($0))
  },
  FormatCase("zh_CN", "SE") { guest.formatted(.name(style: .abbreviated).locale($0)) },
  FormatCase("zh_CN", "Smith Elizabeth") { guest.formatted(.name(style: .medium).locale($0)) },
  FormatCase("zh_CN", "Dr Smith Elizabeth Jillian Esq.") {
    guest.formatted(.name(style: .long).locale($0))
  },
  FormatCase("us_EN", "Dr. Thomas Louis Clark Esq.") {
    clark.formatted(PersonNameComponents.FormatStyle(style: .long, locale: $0))
  },
  FormatCase("us_EN", "TC") {
    clark.formatted(PersonNameComponents.FormatStyle(style: .abbreviated, locale: $0))
  },
  FormatCase("us_EN", "Thomas Clark") {
    clark.formatted(PersonNameComponents.FormatStyle(locale: $0))
  },
  FormatCase("en_US", "杨振宁") {
    PersonNameComponents(givenName: "振宁", familyName: "杨").formatted(
      .name(style: .medium).locale($0))
  },
]

private let terabyte = 1_000_000_000_000

/// Source: the playgrounds and the tests of swift-foundation.
private let byteCounts: [FormatCase] = [
  FormatCase("en_US", "931.32 GB") { terabyte.formatted(.byteCount(style: .memory).locale($0)) },
  FormatCase("en_US", "1 TB") { terabyte.formatted(.byteCount(style: .file).locale($0)) },
  FormatCase("en_US", "1,000,000,000,000 bytes") {
    terabyte.formatted(.byteCount(style: .file, allowedUnits: .bytes).locale($0))
  },
  FormatCase("en_US", "Zero kB") { 0.formatted(.byteCount(style: .file).locale($0)) },
  FormatCase("en_US", "0 bytes") {
    0.formatted(.byteCount(style: .file, spellsOutZero: false).locale($0))
  },
  FormatCase("en_US", "1 kB (1,000 bytes)") {
    1_000.formatted(.byteCount(style: .file, includesActualByteCount: true).locale($0))
  },
  FormatCase("fr_FR", "931,32 Go") { terabyte.formatted(.byteCount(style: .memory).locale($0)) },
  FormatCase("ar_SA", "١ كيلوبايت (١٬٠٢٤ بايت)") {
    1_024.formatted(.byteCount(style: .binary, includesActualByteCount: true).locale($0))
  },
  FormatCase("en_US", "1 TB") {
    Measurement(value: 1, unit: UnitInformationStorage.terabytes)
      .formatted(.byteCount(style: .file).locale($0))
  },
  FormatCase("fr_FR", "931,32 Go") {
    Measurement(value: 1, unit: UnitInformationStorage.terabytes)
      .formatted(.byteCount(style: .binary).locale($0))
  },
]
