import Testing

@testable import CoreGraphics

@Suite struct PathOperationTests {
  typealias Operation = @Sendable (CGPath, CGPath, CGPathFillRule) -> CGPath

  struct Case: Sendable, CustomTestStringConvertible {
    let name: String
    let operation: Operation
    let keeps: @Sendable (Bool, Bool) -> Bool

    var testDescription: String { name }
  }

  static let cases = [
    Case(name: "union", operation: { $0.union($1, using: $2) }, keeps: { $0 || $1 }),
    Case(name: "intersection", operation: { $0.intersection($1, using: $2) }, keeps: { $0 && $1 }),
    Case(name: "subtraction", operation: { $0.subtracting($1, using: $2) }, keeps: { $0 && !$1 }),
    Case(
      name: "difference", operation: { $0.symmetricDifference($1, using: $2) }, keeps: { $0 != $1 }),
  ]

  static func square(_ x: CGFloat, _ y: CGFloat, _ side: CGFloat) -> CGPath {
    CGPath(rect: CGRect(x: x, y: y, width: side, height: side), transform: nil)
  }

  static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> CGPath {
    CGPath(
      ellipseIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius),
      transform: nil)
  }

  /// Pairs with shared corners, shared sides, equal shapes, holes and self-crossings.
  static let pairs: [(CGPath, CGPath)] = {
    let star = CGMutablePath()
    star.move(to: CGPoint(x: 50, y: 0))
    for corner in [(80, 95), (0, 35), (100, 35), (20, 95)] {
      star.addLine(to: CGPoint(x: corner.0, y: corner.1))
    }
    star.closeSubpath()
    let ring = CGMutablePath()
    ring.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
    ring.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
    return [
      (square(10, 10, 40), square(30, 30, 40)),
      (square(10, 10, 40), square(50, 10, 40)),
      (square(10, 10, 40), square(50, 50, 40)),
      (square(10, 10, 40), square(10, 10, 40)),
      (square(10, 10, 60), square(20, 20, 20)),
      (square(10, 10, 60), square(10, 20, 20)),
      (square(10, 10, 20), square(60, 60, 20)),
      (circle(40, 50, 30), circle(60, 50, 30)),
      (circle(50, 50, 40), square(50, 0, 100)),
      (circle(50, 50, 40), circle(50, 50, 40)),
      (star, circle(50, 50, 30)),
      (ring, star),
      (star, ring),
      (CGMutablePath(), square(10, 10, 40)),
      (square(10, 10, 40), CGMutablePath()),
    ]
  }()

  /// Whether a point is so near to an outline that a grid or a flattened curve can move it across.
  static func isNear(_ path: CGPath, _ point: CGPoint, _ rule: CGPathFillRule) -> Bool {
    let here = path.contains(point, using: rule)
    return [(-0.1, 0.0), (0.1, 0), (0, -0.1), (0, 0.1)].contains { x, y in
      path.contains(CGPoint(x: point.x + x, y: point.y + y), using: rule) != here
    }
  }

  @Test(arguments: cases, [CGPathFillRule.winding, .evenOdd])
  func resultCoversWhatOperationKeeps(_ test: Case, _ rule: CGPathFillRule) {
    for (number, (first, second)) in Self.pairs.enumerated() {
      let result = test.operation(first, second, rule)
      for x in stride(from: 1.3, to: 100, by: 11.3) {
        for y in stride(from: 2.1, to: 100, by: 11.3) {
          let point = CGPoint(x: x, y: y)
          if Self.isNear(first, point, rule) || Self.isNear(second, point, rule) { continue }
          let expected = test.keeps(
            first.contains(point, using: rule), second.contains(point, using: rule))
          for own in [CGPathFillRule.winding, .evenOdd] {
            #expect(
              result.contains(point, using: own) == expected, "pair \(number) at \(point)")
          }
        }
      }
    }
  }

  @Test func polygonsWithRandomCornersAreCombined() {
    var seed: UInt64 = 42
    func random() -> CGFloat {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return CGFloat(seed >> 33) / CGFloat(1 << 31) * 100
    }
    func polygon(_ corners: Int) -> CGPath {
      let path = CGMutablePath()
      path.addLines(between: (0..<corners).map { _ in CGPoint(x: random(), y: random()) })
      path.closeSubpath()
      return path
    }
    for _ in 0..<8 {
      let (first, second) = (polygon(9), polygon(7))
      for rule in [CGPathFillRule.winding, .evenOdd] {
        let result = first.intersection(second, using: rule)
        for _ in 0..<25 {
          let point = CGPoint(x: random(), y: random())
          if Self.isNear(first, point, rule) || Self.isNear(second, point, rule) { continue }
          let expected =
            first.contains(point, using: rule) && second.contains(point, using: rule)
          #expect(result.contains(point) == expected)
        }
      }
    }
  }

  @Test func unionOfSquaresIsOneSubpath() {
    let union = Self.square(0, 0, 10).union(Self.square(5, 5, 10))
    #expect(union.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 15, height: 15))
    #expect(Self.corners(union) == 8)
  }

  @Test func sharedSideDisappears() {
    let union = Self.square(0, 0, 10).union(Self.square(10, 0, 10))
    #expect(Self.corners(union) == 4)
    #expect(union.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 20, height: 10))
  }

  @Test func linesAreCutAtOutline() {
    let line = CGMutablePath()
    line.move(to: CGPoint(x: -10, y: 5))
    line.addLine(to: CGPoint(x: 20, y: 5))
    let square = Self.square(0, 0, 10)
    #expect(
      line.lineIntersection(square).boundingBoxOfPath
        == CGRect(x: 0, y: 5, width: 10, height: 0))
    #expect(
      line.lineSubtracting(square).boundingBoxOfPath
        == CGRect(x: -10, y: 5, width: 30, height: 0))
  }

  @Test func invalidCoordinatesAreAccepted() {
    let path = CGMutablePath()
    path.addLines(between: [
      CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: CGFloat.infinity, y: 1e300), CGPoint(x: 0, y: 9),
    ])
    path.closeSubpath()
    _ = path.union(Self.square(0, 0, 10))
    _ = Self.square(0, 0, 10).intersection(path)
    _ = path.normalized()
  }

  private static func corners(_ path: CGPath) -> Int {
    path.geometry.segments.count { segment in
      if case .close = segment { false } else { true }
    }
  }
}
