import Foundation

/// An sRGB colour with straight (not premultiplied) alpha. Wide colours exceed 0…1.
public struct PaintColor: Hashable, Sendable {
  /// 0…1 in sRGB; alpha is straight.
  public var red, green, blue, alpha: Double

  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// Opaque.
  public static let black = PaintColor(red: 0, green: 0, blue: 0)
  /// Opaque.
  public static let white = PaintColor(red: 1, green: 1, blue: 1)
  /// Transparent black.
  public static let clear = PaintColor(red: 0, green: 0, blue: 0, alpha: 0)

  /// The color with its alpha multiplied by a factor.
  public func opacity(_ factor: Double) -> PaintColor {
    PaintColor(red: red, green: green, blue: blue, alpha: alpha * factor)
  }
}

/// What fills a path, a stroke or glyphs.
///
/// Points and lengths are in the node's own coordinates. Colours are already resolved: dynamic
/// colours, accent tints and hierarchical styles were evaluated for the archive's environment, so a
/// paint does not depend on where it is drawn. The exception is `material`, which samples the
/// pixels behind it.
public enum Paint: Equatable, Sendable {
  /// One color everywhere.
  case color(PaintColor)
  /// From `start` to `end`, in the node's coordinates.
  case linearGradient([GradientStop], start: CGPoint, end: CGPoint)
  /// Radii are in points.
  case radialGradient([GradientStop], center: CGPoint, startRadius: Double, endRadius: Double)
  /// A radial gradient scaled to the ellipse inscribed in `bounds`; radii are fractions of it.
  case ellipticalGradient(
    [GradientStop], bounds: CGRect, center: CGPoint, startFraction: Double, endFraction: Double)
  /// Angles in radians, clockwise from the positive x axis.
  case angularGradient([GradientStop], center: CGPoint, startAngle: Double, endAngle: Double)
  /// An image tiled from `origin`; `scale` multiplies the image's size in points.
  case image(index: Int, origin: CGPoint, scale: Double)
  /// A translucent material: `tint` over the blurred pixels behind it. The radius is in points.
  case material(blurRadius: Double, tint: PaintColor)

  /// A color of a gradient and its place.
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
