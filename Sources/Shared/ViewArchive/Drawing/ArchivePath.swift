import Foundation

/// A path in points: the elements in drawing order.
public struct ArchivePath: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    /// Begins a part of the path.
    case move(CGPoint)
    /// A straight line from the last point.
    case line(CGPoint)
    /// A quadratic curve from the last point.
    case quadCurve(CGPoint, control: CGPoint)
    /// A cubic curve from the last point.
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
    /// A line to the first point of the part.
    case close
  }

  public var elements: [Element]

  public init(_ elements: [Element] = []) {
    self.elements = elements
  }

  /// The four sides of a rectangle, clockwise from its top left corner.
  public init(rect: CGRect) {
    self.init([
      .move(CGPoint(x: rect.minX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.minY)),
      .line(CGPoint(x: rect.maxX, y: rect.maxY)),
      .line(CGPoint(x: rect.minX, y: rect.maxY)),
      .close,
    ])
  }
}

/// The pen of a stroke.
public struct StrokeGeometry: Equatable, Sendable {
  /// How open lines end.
  public enum Cap: UInt8, Sendable { case butt, round, square }
  /// How two lines meet.
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  /// In points; 0 draws a line one device pixel wide.
  public var width: Double
  public var cap: Cap
  public var join: Join
  /// The longest miter, in multiples of the line's width.
  public var miterLimit: Double
  /// The lengths of lines and gaps, in points; empty for a solid line.
  public var dash: [Double]
  /// Where in the pattern the line begins, in points.
  public var dashPhase: Double

  public init(
    width: Double, cap: Cap = .butt, join: Join = .miter, miterLimit: Double = 10,
    dash: [Double] = [], dashPhase: Double = 0
  ) {
    self.width = width
    self.cap = cap
    self.join = join
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}
