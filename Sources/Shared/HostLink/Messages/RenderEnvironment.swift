/// The part of the views' environment that depends on the device and the surface.
public struct RenderEnvironment: Codable, Equatable, Hashable, Sendable {
  /// By SwiftUI's names.
  public enum ColorScheme: String, Codable, CaseIterable, Sendable { case light, dark }
  /// By SwiftUI's names.
  public enum Contrast: String, Codable, CaseIterable, Sendable { case standard, increased }
  /// By SwiftUI's names.
  public enum LayoutDirection: String, Codable, CaseIterable, Sendable {
    case leftToRight, rightToLeft
  }
  /// By WidgetKit's names.
  public enum RenderingMode: String, Codable, CaseIterable, Sendable {
    case fullColor, accented, vibrant
  }
  /// By SwiftUI's names.
  public enum RedactionReason: String, Codable, CaseIterable, Sendable {
    case placeholder, privacy, invalidated
  }
  /// `DynamicTypeSize` by SwiftUI's names.
  public enum TypeSize: String, Codable, CaseIterable, Sendable {
    case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
    case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  }

  /// The release of iOS, which decides the system colors, the looks and the families.
  public enum Release: String, Codable, CaseIterable, Comparable, Sendable {
    /// The first release that the device knows.
    case iOS17 = "17"
    /// The first release with the tinted look.
    case iOS18 = "18"
    /// The first release with glass and the clear look.
    case iOS26 = "26"
    /// The newest release that the device knows.
    case iOS27 = "27"

    /// The default of a device.
    public static let latest = Release.iOS27

    /// Whether the system has the colors and the glass of iOS 26.
    public var hasGlass: Bool { self >= .iOS26 }

    // All versions have two digits.
    public static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }

  /// `LevelOfDetail` by WidgetKit's names. Only visionOS simplifies widgets, at a distance.
  public enum LevelOfDetail: String, Codable, CaseIterable, Sendable { case `default`, simplified }

  /// `UIUserInterfaceIdiom` by UIKit's names. In a car and on a Mac, an iPhone's extension runs on
  /// the iPhone.
  public enum Idiom: String, Codable, CaseIterable, Sendable { case phone, pad, vision }

  /// Views and their colors follow it.
  public var colorScheme: ColorScheme
  /// `ColorSchemeContrast`; system colors follow it.
  public var contrast: Contrast
  /// Sizes of text styles follow it.
  public var typeSize: TypeSize
  /// An ICU locale identifier, e.g. `en_US`.
  public var locale: String
  /// A name in the time zone database, e.g. `Europe/Berlin`.
  public var timeZone: String
  /// Follows from the locale.
  public var layoutDirection: LayoutDirection
  /// Device pixels per point.
  public var displayScale: Double
  /// Decides which colors the surface keeps.
  public var renderingMode: RenderingMode
  /// In the order of the cases, without duplicates.
  public var redactionReasons: [RedactionReason]
  /// True while the always-on display dims the screen.
  public var isLuminanceReduced: Bool
  /// False where the surface removes the background.
  public var showsContainerBackground: Bool
  /// `showsWidgetLabel`: the surface can show the label beside the widget.
  public var showsWidgetLabel: Bool
  /// `legibilityWeight` is then bold.
  public var hasBoldText: Bool
  /// `accessibilityReduceMotion`.
  public var reducesMotion: Bool
  /// `accessibilityReduceTransparency`.
  public var reducesTransparency: Bool
  /// `accessibilityDifferentiateWithoutColor`.
  public var differentiatesWithoutColor: Bool
  /// nil is false.
  private var borders: Bool?
  /// nil is the latest release.
  public var release: Release?
  /// nil is the default.
  public var levelOfDetail: LevelOfDetail?
  /// nil is a phone.
  public var idiom: Idiom?

  /// `accessibilityShowBorders`: controls have visible borders.
  public var showsBorders: Bool {
    get { borders ?? false }
    set { borders = newValue ? true : nil }
  }

  public init(
    colorScheme: ColorScheme = .light, contrast: Contrast = .standard,
    typeSize: TypeSize = .large, locale: String = "en_US", timeZone: String = "UTC",
    layoutDirection: LayoutDirection = .leftToRight, displayScale: Double = 3,
    renderingMode: RenderingMode = .fullColor, redactionReasons: [RedactionReason] = [],
    isLuminanceReduced: Bool = false, showsContainerBackground: Bool = true,
    showsWidgetLabel: Bool = false, hasBoldText: Bool = false, reducesMotion: Bool = false,
    reducesTransparency: Bool = false, differentiatesWithoutColor: Bool = false,
    release: Release? = nil, levelOfDetail: LevelOfDetail? = nil, idiom: Idiom = .phone
  ) {
    self.colorScheme = colorScheme
    self.contrast = contrast
    self.typeSize = typeSize
    self.locale = locale
    self.timeZone = timeZone
    self.layoutDirection = layoutDirection
    self.displayScale = displayScale
    self.renderingMode = renderingMode
    self.redactionReasons = redactionReasons
    self.isLuminanceReduced = isLuminanceReduced
    self.showsContainerBackground = showsContainerBackground
    self.showsWidgetLabel = showsWidgetLabel
    self.hasBoldText = hasBoldText
    self.reducesMotion = reducesMotion
    self.reducesTransparency = reducesTransparency
    self.differentiatesWithoutColor = differentiatesWithoutColor
    self.release = release == .latest ? nil : release
    self.levelOfDetail = levelOfDetail == .default ? nil : levelOfDetail
    self.idiom = idiom == .phone ? nil : idiom
  }
}
