// Compatibility: works | `CGColor`, `CGColorSpace` | sRGB, linear, Display P3, grey

/// A colour in a colour space. Components are from 0 to 1.
public final class CGColor: Sendable {
  /// The colour components, followed by alpha.
  public let components: [CGFloat]?
  public let colorSpace: CGColorSpace?

  /// - Parameter components: The components of `space`, followed by alpha.
  /// - Returns: nil if there are too few components.
  public init?(colorSpace space: CGColorSpace, components: [CGFloat]) {
    let count = space.numberOfComponents + 1
    guard components.count >= count else { return nil }
    self.colorSpace = space
    self.components = Array(components.prefix(count))
  }

  private init(known space: CGColorSpace, _ components: [CGFloat]) {
    self.colorSpace = space
    self.components = components
  }
}

extension CGColor {
  public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(known: .standardRGB, [red, green, blue, alpha])
  }

  public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self.init(known: .standardRGB, [red, green, blue, alpha])
  }

  public convenience init(gray: CGFloat, alpha: CGFloat) {
    self.init(known: .gray, [gray, alpha])
  }

  public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
    self.init(known: .gray, [gray, alpha])
  }

  public static let white = CGColor(gray: 1, alpha: 1)
  public static let black = CGColor(gray: 0, alpha: 1)
  public static let clear = CGColor(gray: 0, alpha: 0)
}

extension CGColor {
  public var numberOfComponents: Int { components?.count ?? 0 }
  public var alpha: CGFloat { components?.last ?? 1 }

  public func copy(alpha: CGFloat) -> CGColor? {
    guard let components, let colorSpace else { return nil }
    return CGColor(known: colorSpace, components.dropLast() + [alpha])
  }

  /// The sRGB components and alpha. Colours outside the sRGB gamut have components outside 0…1.
  package var standardRGB: (red: Double, green: Double, blue: Double, alpha: Double) {
    let values = (components ?? [0, 0, 0, 1]).map { Double($0) }
    guard values.count == 4 else { return (values[0], values[0], values[0], values[1]) }
    let (red, green, blue) = (values[0], values[1], values[2])
    switch colorSpace?.name {
    case CGColorSpace.displayP3:
      let converted = WideGamut.standardRGB(displayP3: (red, green, blue))
      return (converted.red, converted.green, converted.blue, values[3])
    case CGColorSpace.linearSRGB:
      return (
        WideGamut.encoded(red), WideGamut.encoded(green), WideGamut.encoded(blue), values[3]
      )
    default: return (red, green, blue, values[3])
    }
  }
}

extension CGColor: Hashable {
  public static func == (left: CGColor, right: CGColor) -> Bool {
    left.components == right.components && left.colorSpace == right.colorSpace
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(components)
    hasher.combine(colorSpace)
  }
}
