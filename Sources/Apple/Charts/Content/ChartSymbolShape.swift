import SwiftUI

/// A shape that marks a point.
public protocol ChartSymbolShape: Shape {
  /// The part of the unit square that has the perceived size of the symbol.
  var perceptualUnitRect: CGRect { get }
}

/// The shapes that come with the framework.
public struct BasicChartSymbolShape: ChartSymbolShape {
  enum Kind: CaseIterable {
    case circle, square, triangle, diamond, pentagon, plus, cross, asterisk
  }

  let kind: Kind
  var stroke: StrokeStyle?

  public var perceptualUnitRect: CGRect {
    let side: CGFloat =
      switch kind {
      case .circle: 1
      case .square: 1.13
      case .triangle, .pentagon: 0.95
      case .diamond: 0.85
      case .plus, .cross, .asterisk: 0.9
      }
    return CGRect(x: (1 - side) / 2, y: (1 - side) / 2, width: side, height: side)
  }

  public nonisolated func path(in rect: CGRect) -> Path {
    guard let stroke else { return outline(in: rect) }
    let inset = stroke.lineWidth / 2
    return outline(in: rect.insetBy(dx: inset, dy: inset)).strokedPath(stroke)
  }

  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    BasicChartSymbolShape(kind: kind, stroke: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    BasicChartSymbolShape(kind: kind, stroke: style)
  }

  private nonisolated func outline(in rect: CGRect) -> Path {
    func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint {
      CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
    func polygon(_ points: [CGPoint]) -> Path {
      Path {
        $0.addLines(points)
        $0.closeSubpath()
      }
    }
    func regular(_ corners: Int) -> Path {
      polygon(
        (0..<corners).map {
          let angle = 2 * Double.pi * Double($0) / Double(corners) - .pi / 2
          return point(0.5 + 0.5 * cos(angle), 0.5 + 0.5 * sin(angle))
        })
    }
    /// Lines through the center.
    func lines(_ angles: [Double]) -> Path {
      let lines = Path { path in
        for angle in angles {
          let (x, y) = (0.5 * cos(angle), 0.5 * sin(angle))
          path.move(to: point(0.5 - x, 0.5 - y))
          path.addLine(to: point(0.5 + x, 0.5 + y))
        }
      }
      return lines.strokedPath(StrokeStyle(lineWidth: rect.width / 5))
    }
    switch kind {
    case .circle: return Path(ellipseIn: rect)
    case .square: return Path(rect)
    case .triangle: return polygon([point(0.5, 0.03), point(1, 0.9), point(0, 0.9)])
    case .diamond: return polygon([point(0.5, 0), point(1, 0.5), point(0.5, 1), point(0, 0.5)])
    case .pentagon: return regular(5)
    case .plus: return lines([0, .pi / 2])
    case .cross: return lines([.pi / 4, -.pi / 4])
    case .asterisk: return lines([.pi / 2, .pi / 6, -.pi / 6])
    }
  }
}

extension ChartSymbolShape where Self == BasicChartSymbolShape {
  public static var circle: BasicChartSymbolShape { Self(kind: .circle) }
  public static var square: BasicChartSymbolShape { Self(kind: .square) }
  public static var triangle: BasicChartSymbolShape { Self(kind: .triangle) }
  public static var diamond: BasicChartSymbolShape { Self(kind: .diamond) }
  public static var pentagon: BasicChartSymbolShape { Self(kind: .pentagon) }
  public static var plus: BasicChartSymbolShape { Self(kind: .plus) }
  public static var cross: BasicChartSymbolShape { Self(kind: .cross) }
  public static var asterisk: BasicChartSymbolShape { Self(kind: .asterisk) }
}

/// A symbol whose type is erased.
public struct AnyChartSymbolShape: ChartSymbolShape {
  private let outline: @Sendable (CGRect) -> Path
  public let perceptualUnitRect: CGRect

  public nonisolated init(_ content: any ChartSymbolShape) {
    self.init(erasing: content)
  }

  public nonisolated init(erasing content: some ChartSymbolShape) {
    outline = { content.path(in: $0) }
    perceptualUnitRect = content.perceptualUnitRect
  }

  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}

/// The outline of a symbol, drawn inside of its edge.
private struct StrokedSymbol<Base: ChartSymbolShape & InsettableShape>: ChartSymbolShape {
  let base: Base
  let style: StrokeStyle

  var perceptualUnitRect: CGRect { base.perceptualUnitRect }

  nonisolated func path(in rect: CGRect) -> Path {
    base.inset(by: style.lineWidth / 2).path(in: rect).strokedPath(style)
  }
}

extension ChartSymbolShape where Self: InsettableShape {
  /// - Parameter lineWidth: In points.
  public func strokeBorder(lineWidth: CGFloat = 1) -> some ChartSymbolShape {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth))
  }

  public func strokeBorder(style: StrokeStyle) -> some ChartSymbolShape {
    StrokedSymbol(base: self, style: style)
  }
}

extension Circle: ChartSymbolShape {
  public var perceptualUnitRect: CGRect { CGRect(x: 0, y: 0, width: 1, height: 1) }
}
