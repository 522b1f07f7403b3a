import ViewArchive

// Compatibility (styles): works | `Font` | text styles, system, custom, weight, design, italic,
//   small caps, digits, leading
// Compatibility (styles): works | `Font(CTFont)` | `CTFont` is `UIFont`

/// A font that is resolved in the environment in which it is used.
public struct Font: Hashable, Sendable {
  /// A style of the system's type scale. It follows Dynamic Type.
  public enum TextStyle: CaseIterable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
  }

  public enum Design: Hashable, Sendable {
    case `default`, serif, rounded, monospaced
  }

  public struct Weight: Hashable, Sendable {
    /// 100…900.
    let value: Double

    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  public struct Width: Hashable, Sendable {
    /// -1…1; 0 is normal.
    public var value: CGFloat

    public init(_ value: CGFloat) {
      self.value = value
    }

    public static let compressed = Width(-0.3)
    public static let condensed = Width(-0.2)
    public static let standard = Width(0)
    public static let expanded = Width(0.2)
  }

  public enum Leading: Hashable, Sendable {
    case standard, tight, loose
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle, Design?, Weight?)
    case system(size: CGFloat, weight: Weight?, design: Design?)
    case custom(String, size: CGFloat, relativeTo: TextStyle?)
  }

  enum Change: Hashable, Sendable {
    case weight(Weight)
    case width(Width)
    case bold, italic, monospaced, monospacedDigit, smallCaps
    case leading(Leading)
    case scale(CGFloat)
    case size(CGFloat)
  }

  let base: Base
  private(set) var changes: [Change] = []

  init(_ base: Base) {
    self.base = base
  }

  func adding(_ change: Change) -> Font {
    var font = self
    font.changes.append(change)
    return font
  }

  /// The font with or without a change.
  func setting(_ change: Change, _ isActive: Bool) -> Font {
    guard !isActive else { return adding(change) }
    var font = self
    font.changes.removeAll { $0 == change }
    return font
  }
}

extension Font {
  public static let largeTitle = Font(.style(.largeTitle, nil, nil))
  public static let title = Font(.style(.title, nil, nil))
  public static let title2 = Font(.style(.title2, nil, nil))
  public static let title3 = Font(.style(.title3, nil, nil))
  public static let headline = Font(.style(.headline, nil, nil))
  public static let subheadline = Font(.style(.subheadline, nil, nil))
  public static let body = Font(.style(.body, nil, nil))
  public static let callout = Font(.style(.callout, nil, nil))
  public static let footnote = Font(.style(.footnote, nil, nil))
  public static let caption = Font(.style(.caption, nil, nil))
  public static let caption2 = Font(.style(.caption2, nil, nil))

  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font {
    Font(.style(style, design, weight))
  }

  /// `size` is in points and does not follow Dynamic Type.
  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  @_disfavoredOverload
  public static func system(
    size: CGFloat, weight: Weight = .regular, design: Design = .default
  ) -> Font {
    Font(.system(size: size, weight: weight, design: design))
  }

  /// `size` is in points at the default text size, and follows Dynamic Type like body.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(.custom(name, size: size, relativeTo: .body))
  }

  public static func custom(
    _ name: String, size: CGFloat, relativeTo textStyle: TextStyle
  ) -> Font {
    Font(.custom(name, size: size, relativeTo: textStyle))
  }

  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(.custom(name, size: fixedSize, relativeTo: nil))
  }
}
