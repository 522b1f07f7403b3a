/// What a colour's components mean: a model and, for red, green and blue, a gamut.
///
/// Known are the spaces that widget sources name; a colour of any of them can be given in sRGB.
public final class CGColorSpace: Sendable {
  /// The space's name, one of the constants below.
  public let name: String?
  public let model: CGColorSpaceModel

  /// - Returns: nil for a name that is none of the constants below.
  public init?(name: String) {
    switch name {
    case Self.genericGrayGamma2_2, Self.linearGray: model = .monochrome
    case Self.sRGB, Self.extendedSRGB, Self.linearSRGB, Self.displayP3: model = .rgb
    default: return nil
    }
    self.name = name
  }

  private init(known name: String, model: CGColorSpaceModel) {
    self.name = name
    self.model = model
  }
}

extension CGColorSpace {
  public static let sRGB = "kCGColorSpaceSRGB"
  public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
  public static let linearSRGB = "kCGColorSpaceLinearSRGB"
  public static let displayP3 = "kCGColorSpaceDisplayP3"
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let genericGrayGamma2_2 = "kCGColorSpaceGenericGrayGamma2_2"
  public static let linearGray = "kCGColorSpaceLinearGray"

  /// Colour components, alpha not counted.
  public var numberOfComponents: Int { model == .monochrome ? 1 : 3 }

  static let standardRGB = CGColorSpace(known: sRGB, model: .rgb)
  static let gray = CGColorSpace(known: genericGrayGamma2_2, model: .monochrome)
}

extension CGColorSpace: Hashable {
  public static func == (left: CGColorSpace, right: CGColorSpace) -> Bool {
    left.name == right.name
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// The kind of components a colour has; the numbers are Core Graphics'.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// sRGB: there is no device of its own kind behind a widget.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
