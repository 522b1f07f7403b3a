// Compatibility (state): works | `colorScheme`, `colorSchemeContrast`, `dynamicTypeSize`,
//   `sizeCategory`, `displayScale`, `pixelLength`, `layoutDirection`, `locale`, `calendar`,
//   `timeZone`, `legibilityWeight`, `redactionReasons`, `isLuminanceReduced`, `isEnabled` | set
//   by the host or a modifier

/// Light or dark appearance.
public enum ColorScheme: CaseIterable, Sendable {
  case light, dark
}

public enum ColorSchemeContrast: CaseIterable, Sendable {
  case standard, increased
}

public enum LayoutDirection: String, CaseIterable, Sendable {
  case leftToRight, rightToLeft
}

public enum LegibilityWeight: Hashable, Sendable {
  case regular, bold
}

/// Why content is hidden or replaced.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}

private enum ColorSchemeKey: EnvironmentKey {
  static var defaultValue: ColorScheme { .light }
}
private enum ColorSchemeContrastKey: EnvironmentKey {
  static var defaultValue: ColorSchemeContrast { .standard }
}
private enum LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private enum LegibilityWeightKey: EnvironmentKey {
  static var defaultValue: LegibilityWeight? { nil }
}
private enum DisplayScaleKey: EnvironmentKey {
  static var defaultValue: CGFloat { 3 }
}
private enum LocaleKey: EnvironmentKey {
  static var defaultValue: Locale { .current }
}
private enum CalendarKey: EnvironmentKey {
  static var defaultValue: Calendar { .current }
}
private enum TimeZoneKey: EnvironmentKey {
  static var defaultValue: TimeZone { .current }
}
private enum RedactionReasonsKey: EnvironmentKey {
  static var defaultValue: RedactionReasons { [] }
}
private enum IsLuminanceReducedKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}
private enum IsEnabledKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  public var colorScheme: ColorScheme {
    get { self[ColorSchemeKey.self] }
    set { self[ColorSchemeKey.self] = newValue }
  }

  public var colorSchemeContrast: ColorSchemeContrast { self[ColorSchemeContrastKey.self] }

  public var _colorSchemeContrast: ColorSchemeContrast {
    get { self[ColorSchemeContrastKey.self] }
    set { self[ColorSchemeContrastKey.self] = newValue }
  }

  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  public var legibilityWeight: LegibilityWeight? {
    get { self[LegibilityWeightKey.self] }
    set { self[LegibilityWeightKey.self] = newValue }
  }

  /// Device pixels per point.
  public var displayScale: CGFloat {
    get { self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }

  /// The size of a device pixel, in points.
  public var pixelLength: CGFloat { 1 / displayScale }

  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }

  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }

  public var redactionReasons: RedactionReasons {
    get { self[RedactionReasonsKey.self] }
    set { self[RedactionReasonsKey.self] = newValue }
  }

  public var isLuminanceReduced: Bool {
    get { self[IsLuminanceReducedKey.self] }
    set { self[IsLuminanceReducedKey.self] = newValue }
  }

  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }
}
