import Foundation

/// A value with the format style that formats it for the environment in which a text is shown.
///
/// `@unchecked Sendable` because format styles are values, but not declared as `Sendable`.
struct StyledValue: @unchecked Sendable {
  private let format: (Locale) -> AttributedString

  init<Style: FormatStyle>(_ input: Style.FormatInput, _ style: Style)
  where Style.FormatOutput == String {
    format = { AttributedString(style.following($0).format(input)) }
  }

  init<Style: FormatStyle>(_ input: Style.FormatInput, _ style: Style)
  where Style.FormatOutput == AttributedString {
    format = { style.following($0).format(input) }
  }

  func text(in locale: Locale) -> AttributedString { format(locale) }
}

extension StyledValue: Equatable {
  static func == (left: StyledValue, right: StyledValue) -> Bool {
    left.text(in: .current) == right.text(in: .current)
  }
}
