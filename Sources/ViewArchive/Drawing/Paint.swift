import Foundation

/// sRGB with straight (not premultiplied) alpha; components may leave 0…1 for wide colours.
public struct PaintColor: Hashable, Sendable {
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  public static let black = PaintColor(red: 0, green: 0, blue: 0)
  public static let white = PaintColor(red: 1, green: 1, blue: 1)
  public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)

  public func opacity(_ factor: Double) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// What fills a path or glyphs. Points are in the node's own coordinates.
public enum Paint: Equatable, Sendable {
  case color(PaintColor)
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  case radialGradient([GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// A radial gradient squeezed into an ellipse inscribed in `bounds`; radii are fractions of it.
  case ellipticalGradient(
    [GradientStop], bounds: CGRect, center: CGPoint, startFraction: Double, endFraction: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// An image tiled from `origin`, `scale` points an image point.
  case image(index: Int, origin: CGPoint, scale: Double)
  /// A translucent material: a blur of what lies behind, and `tint` over it.
  case material(blurRadius: Double, tint: PaintColor)

  public struct GradientStop: Equatable, Sendable {
    public var color: PaintColor
    /// 0…1.
    public var location: Double

    public init(color: PaintColor, location: Double) {
      self.color = color
      self.location = location
    }
  }
}
