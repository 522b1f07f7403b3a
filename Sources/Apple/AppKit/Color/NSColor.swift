// Compatibility: partial | `NSColor` | as `UIColor`; components, dynamic providers, colors of
//   the system with estimated values; no patterns, lists and color panels
public typealias NSColor = UIColor

extension NSColor {
  public typealias Name = String

  public convenience init(
    srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A color in the generic RGB space, which is taken as sRGB.
  public convenience init(
    calibratedRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A color in the space of the display, which is taken as sRGB.
  public convenience init(
    deviceRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat
  ) {
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }

  public convenience init(
    calibratedHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  public convenience init(
    deviceHue hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat
  ) {
    self.init(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
  }

  public convenience init(calibratedWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  public convenience init(deviceWhite white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  public convenience init(genericGamma22White white: CGFloat, alpha: CGFloat) {
    self.init(white: white, alpha: alpha)
  }

  /// - Parameters:
  ///   - colorName: Has no effect.
  ///   - dynamicProvider: Called each time the color is used.
  public convenience init(
    name colorName: Name?, dynamicProvider: @escaping (NSAppearance) -> NSColor
  ) {
    self.init { dynamicProvider(NSAppearance(traits: $0)) }
  }

  /// - Parameter bundle: The bundle to search; nil is the extension's.
  public convenience init?(named name: Name, bundle: Bundle?) {
    self.init(named: name, in: bundle, compatibleWith: nil)
  }
}

extension NSColor {
  public var redComponent: CGFloat { components.red }
  public var greenComponent: CGFloat { components.green }
  public var blueComponent: CGFloat { components.blue }
  public var alphaComponent: CGFloat { components.alpha }
  public var hueComponent: CGFloat { hueSaturationBrightness.hue }
  public var saturationComponent: CGFloat { hueSaturationBrightness.saturation }
  public var brightnessComponent: CGFloat { hueSaturationBrightness.brightness }

  public var whiteComponent: CGFloat {
    var (white, alpha): (CGFloat, CGFloat) = (0, 0)
    getWhite(&white, alpha: &alpha)
    return white
  }

  /// The color that the current appearance resolves. All color spaces are taken as sRGB.
  public func usingColorSpace(_ space: NSColorSpace) -> NSColor? {
    let (red, green, blue, alpha) = components
    return NSColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// A mixture of two colors, of which `fraction` is the other one.
  public func blended(withFraction fraction: CGFloat, of color: NSColor) -> NSColor? {
    let (own, other) = (components, color.components)
    func mix(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return NSColor(
      red: mix(own.red, other.red), green: mix(own.green, other.green),
      blue: mix(own.blue, other.blue), alpha: mix(own.alpha, other.alpha))
  }

  public func highlight(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .white)
  }

  public func shadow(withLevel level: CGFloat) -> NSColor? {
    blended(withFraction: level, of: .black)
  }

  private var components: (red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return (red, green, blue, alpha)
  }

  private var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    var (hue, saturation, brightness, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    getHue(&hue, saturation: &saturation, brightness: &brightness, alpha: &alpha)
    return (hue, saturation, brightness)
  }
}

/// A color space. Vitrine's colors are sRGB.
public final class NSColorSpace: NSObject, Sendable {
  public static let sRGB = NSColorSpace()
  public static let deviceRGB = NSColorSpace()
  public static let genericRGB = NSColorSpace()
  public static let displayP3 = NSColorSpace()
  public static let extendedSRGB = NSColorSpace()
}
