extension String {
  /// The text for a key in the locale's language; the key itself if there is no translation.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings(bundle: bundle).text(
      key: keyAndValue.key, arguments: keyAndValue.arguments, table: table, locale: locale)
  }

  /// The text for a key in the locale's language; the default value if there is no translation.
  public init(
    localized key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    bundle: Bundle? = nil, locale: Locale = .current, comment: StaticString? = nil
  ) {
    self = LocalizedStrings(bundle: bundle).text(
      key: key.description, fallback: defaultValue.key, arguments: defaultValue.arguments,
      table: table, locale: locale)
  }

  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self = resource.bundle.strings.text(
      key: resource.key, fallback: resource.defaultValue.key,
      arguments: resource.defaultValue.arguments, table: resource.table, locale: resource.locale)
  }
}

extension AttributedString {
  /// The localized text, whose inline Markdown becomes attributes. Marks in values are literal.
  public init(
    localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
    locale: Locale = .current, comment: StaticString? = nil
  ) {
    self.init(
      inline: LocalizedStrings(bundle: bundle).text(
        key: keyAndValue.key, arguments: keyAndValue.arguments.map(\.withLiteralMarks),
        table: table, locale: locale))
  }

  /// The localized text, whose inline Markdown becomes attributes. Marks in values are literal.
  @_disfavoredOverload
  public init(localized resource: LocalizedStringResource) {
    self.init(
      inline: resource.bundle.strings.text(
        key: resource.key, fallback: resource.defaultValue.key,
        arguments: resource.defaultValue.arguments.map(\.withLiteralMarks), table: resource.table,
        locale: resource.locale))
  }
}

extension FormatArgument {
  /// The value, with the marks of a text as literal text.
  fileprivate var withLiteralMarks: FormatArgument {
    if case .text(let string) = self { .text(InlineMarkdown.literal(string)) } else { self }
  }
}
