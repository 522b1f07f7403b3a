import FoundationSupplement
import Testing

/// A value formatted in a locale, and the text that iOS shows.
///
/// Sources print no-break spaces as spaces, so all kinds of spaces are the same here.
struct FormatCase: Sendable, CustomTestStringConvertible {
  let locale: String
  let expected: String
  let format: @Sendable (Locale) -> String?

  init(
    _ locale: String, _ expected: String, _ format: @escaping @Sendable (Locale) -> String?
  ) {
    self.locale = locale
    self.expected = expected
    self.format = format
  }

  var testDescription: String { "\(locale): \(expected)" }

  func check(sourceLocation: SourceLocation = #_sourceLocation) {
    let text = format(Locale(identifier: locale)).map(Self.withPlainSpaces)
    #expect(text == expected, sourceLocation: sourceLocation)
  }

  static func withPlainSpaces(_ text: String) -> String {
    String(text.map { ["\u{A0}", "\u{202F}", "\u{2009}"].contains($0) ? " " : $0 })
  }
}

extension Date {
  /// 22 February 2022, 9:22:22 in Greenwich, a Tuesday.
  static let twosday = Date(timeIntervalSince1970: 1_645_521_742)
}

extension Calendar {
  static let greenwich: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()
}
