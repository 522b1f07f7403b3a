import Foundation
import FoundationSupplement

/// A value with the `Formatter` that formats it for the environment in which a text is shown.
///
/// `@unchecked Sendable` because `Formatter` is a class: the formatter is only read, through
/// copies.
struct FormattedSubject: @unchecked Sendable {
  private let subject: Any
  private let formatter: Formatter
  /// The text in the locale in which the text was made, which stands for the value when two texts
  /// are compared.
  private let text: String

  init(_ subject: Any, _ formatter: Formatter) {
    self.subject = subject
    self.formatter = formatter
    text = formatter.string(for: subject) ?? "\(subject)"
  }

  /// The text in a locale. A formatter with a locale other than the current one keeps it: its
  /// author has set it.
  func string(in locale: Locale) -> String {
    guard let current = formatter.ownLocale, current.identifier != locale.identifier,
      current.identifier == Locale.current.identifier,
      let copy = formatter.copy() as? Formatter
    else { return text }
    copy.ownLocale = locale
    return copy.string(for: subject) ?? text
  }
}

extension FormattedSubject: Equatable {
  static func == (left: FormattedSubject, right: FormattedSubject) -> Bool {
    left.text == right.text && left.formatter === right.formatter
  }
}

extension Formatter {
  /// The locale of formatters that have one.
  fileprivate var ownLocale: Locale? {
    get {
      switch self {
      case let formatter as NumberFormatter: formatter.locale
      case let formatter as DateFormatter: formatter.locale
      case let formatter as DateIntervalFormatter: formatter.locale
      default: nil
      }
    }
    set {
      switch self {
      case let formatter as NumberFormatter: formatter.locale = newValue
      case let formatter as DateFormatter: formatter.locale = newValue
      case let formatter as DateIntervalFormatter: formatter.locale = newValue
      default: break
      }
    }
  }
}
