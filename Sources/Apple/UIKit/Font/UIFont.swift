// Compatibility: partial | `UIFont`, `UIFontDescriptor`, `UIFontMetrics` | San Francisco's
//   metrics for every family

/// A font: its size, weight and design. All families have the metrics of San Francisco.
///
/// Source of the metrics: docs/layout-facts.md §1 (ascent .95215, descent .24121, cap height
/// .70459 of the size).
///
/// `@unchecked Sendable`: immutable.
open class UIFont: NSObject, NSSecureCoding, @unchecked Sendable {
  public let fontDescriptor: UIFontDescriptor

  /// - Parameter pointSize: The size in points; 0 uses the descriptor's size.
  public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    fontDescriptor = pointSize > 0 ? descriptor.withSize(pointSize) : descriptor
  }

  /// Creates a font by its name in the extension's bundle. If it does not exist, text is drawn in
  /// the system font.
  public convenience init?(name fontName: String, size fontSize: CGFloat) {
    guard !fontName.isEmpty else { return nil }
    self.init(descriptor: UIFontDescriptor(name: fontName, size: fontSize), size: fontSize)
  }

  public static var supportsSecureCoding: Bool { true }

  private static let descriptorKey = "UIFontDescriptor"

  public required init?(coder: NSCoder) {
    guard
      let descriptor = coder.decodeObject(of: UIFontDescriptor.self, forKey: Self.descriptorKey)
    else { return nil }
    fontDescriptor = descriptor
  }

  open func encode(with coder: NSCoder) {
    coder.encode(fontDescriptor, forKey: Self.descriptorKey)
  }

  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UIFont)?.fontDescriptor == fontDescriptor
  }

  open override var hash: Int { fontDescriptor.hash }
}

extension UIFont {
  /// The weight of strokes, from -1 to 1; 0 is regular. The values are Apple's.
  public struct Weight: RawRepresentable, Hashable, Sendable {
    public let rawValue: CGFloat

    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }

  public class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .regular)
  }

  public class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    UIFont(descriptor: UIFontDescriptor(size: fontSize, weight: weight), size: fontSize)
  }

  public class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    systemFont(ofSize: fontSize, weight: .bold)
  }

  public class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    let descriptor = UIFontDescriptor(size: fontSize, weight: .regular, traits: .traitItalic)
    return UIFont(descriptor: descriptor, size: fontSize)
  }

  public class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    let descriptor = UIFontDescriptor(size: fontSize, weight: weight, design: .monospaced)
    return UIFont(descriptor: descriptor, size: fontSize)
  }

  public class func monospacedDigitSystemFont(
    ofSize fontSize: CGFloat, weight: Weight
  ) -> UIFont {
    let descriptor = UIFontDescriptor(size: fontSize, weight: weight, hasMonospacedDigits: true)
    return UIFont(descriptor: descriptor, size: fontSize)
  }

  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The font of a style at the text size of the traits.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let category = (traitCollection ?? .current).preferredContentSizeCategory
    let size = style.pointSize(at: category)
    let weight = style.weight
    return UIFont(
      descriptor: UIFontDescriptor(size: size, weight: weight, textStyle: style), size: size)
  }

  public class var systemFontSize: CGFloat { SystemPlatform.current == .macOS ? 13 : 14 }
  public class var smallSystemFontSize: CGFloat { SystemPlatform.current == .macOS ? 11 : 12 }
  public class var labelFontSize: CGFloat { SystemPlatform.current == .macOS ? 10 : 17 }
  public class var buttonFontSize: CGFloat { 18 }

  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }
}

extension UIFont {
  public var pointSize: CGFloat { fontDescriptor.pointSize }
  public var familyName: String { fontDescriptor.family }
  public var fontName: String { fontDescriptor.postscriptName }
  public var ascender: CGFloat { 0.95215 * pointSize }
  /// The descender, which is negative.
  public var descender: CGFloat { -0.24121 * pointSize }
  public var capHeight: CGFloat { 0.70459 * pointSize }
  public var xHeight: CGFloat { 0.52637 * pointSize }
  public var lineHeight: CGFloat { ascender - descender }
  public var leading: CGFloat { 0 }
}
