// Compatibility: works | `LocalizedStringResource`, `String.LocalizationValue`,
//   `String(localized:)`, `AttributedString(localized:)`, `NSLocalizedString`,
//   `CustomLocalizedStringResourceConvertible`

/// A text to localize later: its key, its values, and the location of its translations.
///
/// ```swift
/// let title: LocalizedStringResource = "\(count) minutes"  // key "%lld minutes"
/// String(localized: title)
/// ```
public struct LocalizedStringResource: Equatable, Sendable {
  public let key: String
  public let defaultValue: String.LocalizationValue
  /// The name of the strings table without extension; nil is `Localizable`.
  public let table: String?
  /// The locale that the author has set; nil follows the current one. A resource is often a static
  /// property, which is created before the host sets the device's language.
  private var ownLocale: Locale?
  public let bundle: BundleDescription

  /// The bundle that contains a resource's tables.
  public enum BundleDescription: Hashable, Sendable {
    case main
    /// The bundle of a class. It is the same as `main`: a process has only one bundle here.
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

  /// A resource whose tables are in a bundle, such as `#bundle`.
  public init(
    _ key: StaticString, defaultValue: String.LocalizationValue, table: String? = nil,
    locale: Locale = .current, bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: key.description, defaultValue: defaultValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  /// A resource whose tables are in a bundle, such as `#bundle`.
  public init(
    _ keyAndValue: String.LocalizationValue, table: String? = nil, locale: Locale = .current,
    bundle: Bundle, comment: StaticString? = nil
  ) {
    self.init(
      key: keyAndValue.key, defaultValue: keyAndValue, table: table, locale: locale,
      bundle: BundleDescription(bundle))
  }

  package init(
    key: String, defaultValue: String.LocalizationValue, table: String?, locale: Locale,
    bundle: BundleDescription
  ) {
    self.key = key
    self.defaultValue = defaultValue
    self.table = table
    ownLocale = locale == .current ? nil : locale
    self.bundle = bundle
  }

  public var locale: Locale {
    get { ownLocale ?? .current }
    set { ownLocale = newValue }
  }

  /// The resource in another locale, unless its author has set one.
  package func localized(in locale: Locale) -> LocalizedStringResource {
    guard ownLocale == nil else { return self }
    var resource = self
    resource.ownLocale = locale
    return resource
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

/// A value with a localized text.
public protocol CustomLocalizedStringResourceConvertible {
  var localizedStringResource: LocalizedStringResource { get }
}

extension LocalizedStringResource.BundleDescription {
  fileprivate init(_ bundle: Bundle) {
    self = bundle === Bundle.main ? .main : .atURL(bundle.bundleURL)
  }

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

  /// The localized strings of the bundle.
  package var strings: LocalizedStrings {
    switch self {
    case .main, .forClass: LocalizedStrings(bundle: nil)
    case .atURL(let url): Bundle(url: url).map(LocalizedStrings.init(bundle:)) ?? .init(folder: url)
    }
  }
}
