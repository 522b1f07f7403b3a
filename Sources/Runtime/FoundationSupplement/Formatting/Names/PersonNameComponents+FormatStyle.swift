import Foundation

// Compatibility: partial | `PersonNameComponents.formatted()`, `.name(style:)` | the order of
//   names in each language; `short` is the nickname or the given name. No parsing, no
//   `attributed` output, and `PersonNameComponentsFormatter` is missing

extension PersonNameComponents {
  /// Formats the names of people: "Elizabeth Smith", "ES".
  ///
  /// ```swift
  /// name.formatted(.name(style: .long))  // "Dr Elizabeth Jillian Smith Esq."
  /// ```
  /// The family name is first in languages that put it first and in names that are written in
  /// Chinese, Japanese or Korean characters. Such names have no spaces.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    public enum Style: Int, Codable, Hashable, Sendable {
      /// The nickname, or else the given name.
      case short = 1
      /// Given name and family name.
      case medium = 2
      /// All components but the nickname.
      case long = 3
      /// The initials.
      case abbreviated = 4
    }

    public var style: Style
    public var locale: Locale

    public init(style: Style = .medium, locale: Locale = .autoupdatingCurrent) {
      self.style = style
      self.locale = locale
    }

    public func format(_ value: PersonNameComponents) -> String {
      let isIdeographic = value.isIdeographic
      let separator = isIdeographic ? "" : " "
      let order: [String?] =
        switch style {
        case .short: [value.nickname ?? (isIdeographic ? nil : value.givenName)]
        case .medium, .abbreviated: ordered(value.givenName, nil, value.familyName, isIdeographic)
        case .long:
          [value.namePrefix]
            + ordered(value.givenName, value.middleName, value.familyName, isIdeographic)
            + [value.nameSuffix]
        }
      let parts = order.compactMap(\.self).filter { !$0.isEmpty }
      guard !parts.isEmpty else { return style == .short ? medium(value) : value.nickname ?? "" }
      guard style == .abbreviated else { return parts.joined(separator: separator) }
      return isIdeographic ? parts[0] : parts.map { $0.prefix(1).uppercased() }.joined()
    }

    public func locale(_ locale: Locale) -> Self { Self(style: style, locale: locale) }

    private func medium(_ value: PersonNameComponents) -> String {
      Self(style: .medium, locale: locale).format(value)
    }

    /// The languages whose names have the family name first. Source: CLDR, `surnameFirst`.
    private static let familyFirst: Set<Locale.LanguageCode> = [
      .chinese, .hungarian, .japanese, .korean, .vietnamese, "yue",
    ]

    private func ordered(
      _ given: String?, _ middle: String?, _ family: String?, _ isIdeographic: Bool
    ) -> [String?] {
      let isFamilyFirst =
        isIdeographic || locale.language.languageCode.map(Self.familyFirst.contains) ?? false
      return isFamilyFirst ? [family, given, middle] : [given, middle, family]
    }
  }

  public func formatted() -> String { FormatStyle().format(self) }

  public func formatted<Style: Foundation.FormatStyle>(
    _ style: Style
  ) -> Style.FormatOutput where Style.FormatInput == PersonNameComponents {
    style.format(self)
  }
}

extension FormatStyle where Self == PersonNameComponents.FormatStyle {
  public static func name(style: PersonNameComponents.FormatStyle.Style) -> Self {
    Self(style: style)
  }
}

extension PersonNameComponents {
  /// Whether given and family name are written in Chinese, Japanese or Korean characters only.
  fileprivate var isIdeographic: Bool {
    let letters = "\(givenName ?? "")\(familyName ?? "")".unicodeScalars
      .filter(\.properties.isAlphabetic)
    return !letters.isEmpty
      && letters.allSatisfy { scalar in
        scalar.properties.isIdeographic
          || [0x1100...0x11FF, 0x3040...0x30FF, 0xAC00...0xD7AF].contains { $0 ~= scalar.value }
      }
  }
}
