import Foundation

/// A path in points: the elements in drawing order.
public struct ArchivePath: Equatable, Sendable {
  public enum Element: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case quadCurve(CGPoint, control: CGPoint)
    case curve(CGPoint, control1: CGPoint, control2: CGPoint)
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

public struct StrokeGeometry: Equatable, Sendable {
  public enum Cap: UInt8, Sendable { case butt, round, square }
  public enum Join: UInt8, Sendable { case miter, round, bevel }

  /// In points; 0 draws a line one device pixel wide.
  public var width: Double
  public var cap: Cap
  public var join: Join
  public var miterLimit: Double
  public var dash: [Double]
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
