import FoundationSupplement
import Testing

@Suite struct NumberStyleTests {
  @Test(arguments: numbers + percents + currencies + locales)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }
}

/// Source: the playgrounds of brettohland/fuckingformatstyle, run on iOS 15 and 16.
private let numbers: [FormatCase] = [
  FormatCase("en_US", "2") { 1.9999999.formatted(.number.rounded().locale($0)) },
  FormatCase("en_US", "0.265755") {
    0.26575467567788.formatted(.number.rounded(rule: .awayFromZero).locale($0))
  },
  FormatCase("en_US", "6") {
    5.01.formatted(.number.rounded(rule: .awayFromZero, increment: 1).locale($0))
  },
  FormatCase("en_US", "10") {
    5.01.formatted(.number.rounded(rule: .awayFromZero, increment: 10).locale($0))
  },
  FormatCase("en_US", "5") {
    5.01.formatted(.number.rounded(rule: .down, increment: 1).locale($0))
  },
  FormatCase("en_US", "1.9") { (-1.9).formatted(.number.sign(strategy: .never).locale($0)) },
  FormatCase("en_US", "+1.9") { 1.9.formatted(.number.sign(strategy: .always()).locale($0)) },
  FormatCase("en_US", "+0") {
    0.0.formatted(.number.sign(strategy: .always(includingZero: true)).locale($0))
  },
  FormatCase("en_US", "0") {
    0.0.formatted(.number.sign(strategy: .always(includingZero: false)).locale($0))
  },
  FormatCase("en_US", "10.") {
    10.0.formatted(.number.decimalSeparator(strategy: .always).locale($0))
  },
  FormatCase("en_US", "1000") { 1000.0.formatted(.number.grouping(.never).locale($0)) },
  FormatCase("en_US", "10.10") {
    Decimal(10.1).formatted(.number.precision(.significantDigits(4)).locale($0))
  },
  FormatCase("en_US", "10") {
    Decimal(10.01).formatted(.number.precision(.significantDigits(1...3)).locale($0))
  },
  FormatCase("en_US", "10.010") {
    Decimal(10.01).formatted(.number.precision(.fractionLength(3)).locale($0))
  },
  FormatCase("en_US", "10.11") {
    Decimal(10.111).formatted(.number.precision(.fractionLength(0...2)).locale($0))
  },
  FormatCase("en_US", "0.1") {
    Decimal(10.111).formatted(
      .number.precision(.integerAndFractionLength(integer: 1, fraction: 1)).locale($0))
  },
  FormatCase("en_US", "1K") { 1_000.0.formatted(.number.notation(.compactName).locale($0)) },
  FormatCase("en_US", "1E3") { 1_000.0.formatted(.number.notation(.scientific).locale($0)) },
  FormatCase("en_US", "-20") { 10.0.formatted(.number.scale(-2).locale($0)) },
  FormatCase("en_US", "2K") {
    10.0.formatted(.number.scale(200).notation(.compactName).grouping(.automatic).locale($0))
  },
  FormatCase("fr_FR", "1 000") { 1_000.0.formatted(.number.locale($0)) },
  FormatCase("fr_FR", "1 k") { 1_000.0.formatted(.number.notation(.compactName).locale($0)) },
  FormatCase("fr_FR", "1E3") { 1_000.0.formatted(.number.notation(.scientific).locale($0)) },
  FormatCase("en-u-nu-arab", "١٢٣٬٤٥٦") { 123456.formatted(.number.locale($0)) },
  FormatCase("en@numbers=arab", "١٢٬٣٤٥") { 12345.formatted(.number.locale($0)) },
]

/// Source: as above.
private let percents: [FormatCase] = [
  FormatCase("en_US", "10%") { 0.1.formatted(.percent.locale($0)) },
  FormatCase("en_US", "199.99999%") { 1.9999999.formatted(.percent.rounded().locale($0)) },
  FormatCase("en_US", "26.575468%") {
    0.26575467567788.formatted(.percent.rounded(rule: .awayFromZero).locale($0))
  },
  FormatCase("en_US", "510%") {
    5.01.formatted(.percent.rounded(rule: .awayFromZero, increment: 10).locale($0))
  },
  FormatCase("en_US", "1,010.0%") {
    Decimal(10.1).formatted(.percent.precision(.significantDigits(5)).locale($0))
  },
  FormatCase("en_US", "100K%") {
    1_000.0.formatted(.percent.notation(.compactName).locale($0))
  },
  FormatCase("en_US", "15%") { 10.0.formatted(.percent.scale(1.5).locale($0)) },
  FormatCase("fr_FR", "100 000 %") { 1_000.0.formatted(.percent.locale($0)) },
  FormatCase("fr_FR", "100000 %") {
    1_000.0.formatted(.percent.grouping(.never).locale($0))
  },
  FormatCase("fr_FR", "1E5 %") { 1_000.0.formatted(.percent.notation(.scientific).locale($0)) },
]

/// Source: as above.
private let currencies: [FormatCase] = [
  FormatCase("en_US", "¥10") { 10.formatted(.currency(code: "JPY").locale($0)) },
  FormatCase("en_US", "42.00 British pounds") {
    42.formatted(.currency(code: "GBP").presentation(.fullName).locale($0))
  },
  FormatCase("en_US", "$1.20") {
    Decimal(0.1).formatted(.currency(code: "USD").scale(12).locale($0))
  },
  FormatCase("en_US", "£0.60") {
    Decimal(0.599).formatted(.currency(code: "GBP").rounded().locale($0))
  },
  FormatCase("en_US", "£6") {
    Decimal(5.01).formatted(
      .currency(code: "GBP").rounded(rule: .awayFromZero, increment: 1).locale($0))
  },
  FormatCase("en_US", "+£7.00") {
    Decimal(7).formatted(.currency(code: "GBP").sign(strategy: .always()).locale($0))
  },
  FormatCase("en_US", "£3000.00") {
    3_000.formatted(.currency(code: "GBP").grouping(.never).locale($0))
  },
  FormatCase("en_US", "£03,000.00") {
    Decimal(3_000.003).formatted(.currency(code: "GBP").precision(.integerLength(5)).locale($0))
  },
  FormatCase("en_US", "£0,003.0000") {
    Decimal(3).formatted(
      .currency(code: "GBP").precision(.integerAndFractionLength(integer: 4, fraction: 4))
        .locale($0))
  },
  FormatCase("en_US", "£10.1") {
    Decimal(10.1).formatted(
      .currency(code: "GBP").precision(.significantDigits(1...3)).locale($0))
  },
  FormatCase("en_US", "GBP 10.00") {
    Decimal(10).formatted(.currency(code: "GBP").presentation(.isoCode).locale($0))
  },
  FormatCase("en_US", "-£15.00") {
    Decimal(10).formatted(.currency(code: "GBP").scale(-1.5).locale($0))
  },
  FormatCase("en_US", "+2,000.00 British pounds") {
    Decimal(10).formatted(
      .currency(code: "GBP").scale(200).sign(strategy: .always()).presentation(.fullName)
        .locale($0))
  },
  FormatCase("fr_FR", "10,00 livres sterling") {
    Decimal(10).formatted(.currency(code: "GBP").presentation(.fullName).locale($0))
  },
  FormatCase("hi_IN", "£1,00,00,000.00") {
    Decimal(10_000_000).formatted(.currency(code: "GBP").locale($0))
  },
]

/// Source: the patterns of CLDR. Foundation contains Apple's ICU, whose symbol of the yen in Japan
/// is narrow.
private let locales: [FormatCase] = [
  FormatCase("en_US", "1,234.56") { 1234.56.formatted(.number.locale($0)) },
  FormatCase("de_DE", "1.234,56") { 1234.56.formatted(.number.locale($0)) },
  FormatCase("fr_FR", "1 234,56") { 1234.56.formatted(.number.locale($0)) },
  FormatCase("ja_JP", "1,234.56") { 1234.56.formatted(.number.locale($0)) },
  FormatCase("ar_EG", "١٬٢٣٤٫٥٦") { 1234.56.formatted(.number.locale($0)) },
  FormatCase("hi_IN", "12,34,567.8") { 1_234_567.8.formatted(.number.locale($0)) },
  FormatCase("pt_BR", "R$ 1.234,56") { 1234.56.formatted(.currency(code: "BRL").locale($0)) },
  FormatCase("de_DE", "1.234,56 €") { 1234.56.formatted(.currency(code: "EUR").locale($0)) },
  FormatCase("fr_FR", "1 234,56 €") { 1234.56.formatted(.currency(code: "EUR").locale($0)) },
  FormatCase("ja_JP", "¥1,235") { 1234.56.formatted(.currency(code: "JPY").locale($0)) },
  FormatCase("de_DE", "12,5 %") { 0.125.formatted(.percent.locale($0)) },
  FormatCase("ja_JP", "1.2万") { 12_345.formatted(.number.notation(.compactName).locale($0)) },
  FormatCase("pt_BR", "12 mil") { 12_345.formatted(.number.notation(.compactName).locale($0)) },
  FormatCase("de_DE", "1,2 Mio.") {
    1_234_567.formatted(.number.notation(.compactName).locale($0))
  },
]
