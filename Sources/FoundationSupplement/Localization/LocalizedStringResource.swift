/// A text to be localized later: its key, its values, and where its translations lie.
///
/// ```swift
/// let title: LocalizedStringResource = "\(count) minutes"  // key "%lld minutes"
/// String(localized: title)
/// ```
public struct LocalizedStringResource: Equatable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  /// The table's name without extension; nil for `Localizable`.
  public let table: String?
  public var locale: Locale
  public let bundle: BundleDescription

  /// Where a resource's tables lie.
  public enum BundleDescription: Hashable, Sendable {
    case main
    /// The bundle with this class: the extension's own, which is all there is in its process.
    case forClass(AnyClass)
    case atURL(URL)
  }

  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: bundle)
  }

  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: BundleDescription = .main, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: bundle)
  }

  package init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    self.locale = locale
    self.bundle = bundle
  }
}

extension LocalizedStringResource: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {
    self.init(String.LocalizationValue(value))
  }

  public init(stringInterpolation: String.LocalizationValue.StringInterpolation) {
    self.init(String.LocalizationValue(stringInterpolation: stringInterpolation))
  }
}

extension LocalizedStringResource: CustomLocalizedStringResourceConvertible {
  public var localizedStringResource: LocalizedStringResource { self }
}

extension LocalizedStringResource: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(key)
    hasher.combine(table)
    hasher.combine(locale)
    hasher.combine(bundle)
  }
}

/// A value that has a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource.BundleDescription {
  public static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (.main, .main): true
    case (.forClass(let a), .forClass(let b)): a == b
    case (.atURL(let a), .atURL(let b)): a == b
    default: false
    }
  }

  public func hash(into hasher: inout Hasher) {
    switch self {
    case .main: hasher.combine(0)
    case .forClass(let type): hasher.combine(ObjectIdentifier(type))
    case .atURL(let url): hasher.combine(url)
    }
  }

  /// The folder of strings.
  package var strings: LocalizedStrings {
    switch self {
    case .main, .forClass: LocalizedStrings(bundle: nil)
    case .atURL(let url): Bundle(url: url).map(LocalizedStrings.init(bundle:)) ?? .init(folder: url)
    }
  }
}
