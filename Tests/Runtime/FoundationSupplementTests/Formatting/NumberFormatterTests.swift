import FoundationSupplement
import Testing

@Suite struct NumberFormatterTests {
  @Test(arguments: limits + styles)
  func formatsAsOnIOS(_ item: FormatCase) { item.check() }

  /// Source: Apple's documentation of both properties.
  @Test func limitsFollowEachOther() {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = 5
    #expect(formatter.maximumFractionDigits == 5)
    formatter.maximumFractionDigits = 1
    #expect(formatter.minimumFractionDigits == 1)
    let copy = formatter.copy() as? NumberFormatter
    #expect(copy?.string(from: 3.14159) == "3.1")
  }

  @Test(arguments: [Double.nan, .infinity, 1e300, -0.0])
  func formatsUnusualNumbers(value: Double) {
    let formatter = NumberFormatter()
    formatter.numberStyle = .decimal
    formatter.minimumFractionDigits = Int.max
    #expect(formatter.string(from: NSNumber(value: value)) != nil)
  }
}

private func text(
  _ value: Double, _ locale: Locale, _ style: NumberFormatter.Style,
  _ configure: (NumberFormatter) -> Void = { _ in }
) -> String? {
  let formatter = NumberFormatter()
  formatter.locale = locale
  formatter.numberStyle = style
  configure(formatter)
  return formatter.string(from: NSNumber(value: value))
}

/// Source: swift-corelibs-foundation #4221, which names the results on macOS, and for currencies
/// Apple's documentation of `maximumFractionDigits`.
private let limits: [FormatCase] = [
  FormatCase("en_US", "3.1") {
    text(3.14159, $0, .decimal) {
      $0.minimumFractionDigits = 1
      $0.maximumFractionDigits = 1
    }
  },
  FormatCase("en_US", "3.14") {
    text(3.14159, $0, .decimal) {
      $0.maximumFractionDigits = 2
      $0.minimumFractionDigits = 1
    }
  },
  FormatCase("de_DE", "3,14159") {
    text(3.14159, $0, .decimal) {
      $0.minimumFractionDigits = 2
      $0.maximumFractionDigits = 6
    }
  },
  FormatCase("en_US", "3.142") {
    text(3.14159, $0, .decimal) { $0.minimumFractionDigits = 2 }
  },
  FormatCase("fr_FR", "2,0") {
    text(2, $0, .decimal) {
      $0.minimumFractionDigits = 1
      $0.maximumFractionDigits = 1
    }
  },
  FormatCase("en_US", "$1,234") {
    text(1234.4, $0, .currency) { $0.maximumFractionDigits = 0 }
  },
  FormatCase("en_US", "$1.235") {
    text(1.2346, $0, .currency) { $0.maximumFractionDigits = 3 }
  },
  FormatCase("de_DE", "12,3 %") {
    text(0.1234, $0, .percent) {
      $0.minimumFractionDigits = 1
      $0.maximumFractionDigits = 1
    }
  },
  FormatCase("ja_JP", "¥1,235") { text(1234.56, $0, .currency) },
  FormatCase("en_US", "3.1") {
    text(3.14159, $0, .none) { $0.minimumFractionDigits = 1 }
  },
  FormatCase("en_US", "1.50") {
    text(1.5, $0, .decimal) { $0.positiveFormat = "0.00" }
  },
]

/// Source: the documentation of `NumberFormatter.Style`, whose example number is 1234.5678, and
/// CLDR.
private let styles: [FormatCase] = [
  FormatCase("en_US", "1235") { text(1234.5678, $0, .none) },
  FormatCase("en_US", "1,234.568") { text(1234.5678, $0, .decimal) },
  FormatCase("en_US", "$1,234.57") { text(1234.5678, $0, .currency) },
  FormatCase("fr_FR", "1 234,57 €") { text(1234.5678, $0, .currency) },
  FormatCase("en_US", "123,457%") { text(1234.5678, $0, .percent) },
  FormatCase("fr_FR", "1,2345678E3") { text(1234.5678, $0, .scientific) },
  FormatCase("en_US", "one hundred twenty-three") { text(123, $0, .spellOut) },
  FormatCase("fr_FR", "cent vingt-trois") { text(123, $0, .spellOut) },
  FormatCase("en_US", "3rd") { text(3, $0, .ordinal) },
  FormatCase("de_DE", "3.") { text(3, $0, .ordinal) },
  FormatCase("en_US", "USD 1,234.57") { text(1234.5678, $0, .currencyISOCode) },
  FormatCase("en_US", "1,234.57 US dollars") { text(1234.5678, $0, .currencyPlural) },
  FormatCase("en_US", "($1,234.57)") { text(-1234.5678, $0, .currencyAccounting) },
]
