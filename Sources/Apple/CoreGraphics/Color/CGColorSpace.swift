/// The meaning of a colour's components: a model and, for RGB, a gamut.
///
/// Only the spaces that widget sources use are supported. Colours in all of them can be converted
/// to sRGB.
public final class CGColorSpace: Sendable {
  /// The space's name, one of the constants below.
  public let name: String?
  public let model: CGColorSpaceModel

  /// - Returns: nil if the name is not one of the constants below.
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

  /// The number of colour components, without alpha.
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

/// The kind of a colour's components. The raw values are those of Core Graphics.
public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome = 0
  case rgb = 1
}

/// Returns sRGB: widgets are not drawn for a specific output device.
// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceRGB() -> CGColorSpace { .standardRGB }

// swift-format-ignore: AlwaysUseLowerCamelCase
public func CGColorSpaceCreateDeviceGray() -> CGColorSpace { .gray }
