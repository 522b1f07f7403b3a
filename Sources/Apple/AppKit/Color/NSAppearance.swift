/// Light or dark mode, with which dynamic colors are resolved.
public final class NSAppearance: NSObject, Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public init(_ rawValue: String) { self.rawValue = rawValue }

    public static let aqua = Name("NSAppearanceNameAqua")
    public static let darkAqua = Name("NSAppearanceNameDarkAqua")
    public static let vibrantLight = Name("NSAppearanceNameVibrantLight")
    public static let vibrantDark = Name("NSAppearanceNameVibrantDark")

    fileprivate var isDark: Bool { self == .darkAqua || self == .vibrantDark }
  }

  public let name: Name

  public init?(named name: Name) {
    self.name = name
  }

  init(traits: UITraitCollection) {
    name = traits.userInterfaceStyle == .dark ? .darkAqua : .aqua
  }

  /// The appearance of the views that are drawn.
  public class func currentDrawing() -> NSAppearance { NSAppearance(traits: .current) }

  public class var current: NSAppearance { currentDrawing() }

  /// The first of the names with the same brightness; nil if there is none.
  public func bestMatch(from appearances: [Name]) -> Name? {
    appearances.first { $0 == name } ?? appearances.first { $0.isDark == name.isDark }
  }

  public func performAsCurrentDrawingAppearance(_ block: () -> Void) {
    UITraitCollection(userInterfaceStyle: name.isDark ? .dark : .light).performAsCurrent(block)
  }
}
