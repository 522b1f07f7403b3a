import CoreGraphics
import Testing

@Suite struct CGPathTests {
  static let square = CGRect(x: 0, y: 0, width: 10, height: 10)

  struct Containment: Sendable {
    let name: String
    let path: CGPath
    var rule = CGPathFillRule.winding
    let point: CGPoint
    let inside: Bool
  }

  static let ring: CGPath = {
    let path = CGMutablePath()
    path.addRect(square)
    path.addRect(square.insetBy(dx: 3, dy: 3))
    return path
  }()

  @Test(arguments: [
    Containment(
      name: "circle's centre", path: CGPath(ellipseIn: square, transform: nil),
      point: CGPoint(x: 5, y: 5), inside: true),
    Containment(
      name: "circle's corner", path: CGPath(ellipseIn: square, transform: nil),
      point: CGPoint(x: 0.5, y: 0.5), inside: false),
    Containment(
      name: "rounded corner",
      path: CGPath(roundedRect: square, cornerWidth: 4, cornerHeight: 4, transform: nil),
      point: CGPoint(x: 0.5, y: 0.5), inside: false),
    Containment(name: "hole, winding", path: ring, point: CGPoint(x: 5, y: 5), inside: true),
    Containment(
      name: "hole, even-odd", path: ring, rule: .evenOdd, point: CGPoint(x: 5, y: 5),
      inside: false),
  ])
  func contains(_ item: Containment) {
    #expect(item.path.contains(item.point, using: item.rule) == item.inside, "\(item.name)")
  }

  @Test func boundsExcludeControlPoints() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 10))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(abs(path.boundingBoxOfPath.height - 5) < 1e-9)
  }

  struct Arc: Sendable {
    let clockwise: Bool
    let bounds: CGRect
  }

  @Test(arguments: [
    Arc(clockwise: false, bounds: CGRect(x: 0, y: 0, width: 1, height: 1)),
    Arc(clockwise: true, bounds: CGRect(x: -1, y: -1, width: 2, height: 2)),
  ])
  func arcsFollowDirection(_ item: Arc) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: .pi / 2, clockwise: item.clockwise)
    let box = path.boundingBoxOfPath
    for (value, expected) in [
      (box.minX, item.bounds.minX), (box.maxX, item.bounds.maxX),
      (box.minY, item.bounds.minY), (box.maxY, item.bounds.maxY),
    ] {
      #expect(abs(value - expected) < 1e-3)
    }
  }

  @Test(arguments: [false, true])
  func fullTurnIsCircleInBothDirections(_ clockwise: Bool) {
    let path = CGMutablePath()
    path.addArc(
      center: .zero, radius: 1, startAngle: 0, endAngle: 2 * .pi, clockwise: clockwise)
    #expect(path.contains(CGPoint(x: -0.5, y: 0.1)) && path.contains(CGPoint(x: 0.5, y: -0.1)))
    #expect(abs(path.currentPoint.x - 1) < 1e-9 && abs(path.currentPoint.y) < 1e-9)
  }

  @Test func tangentArcRoundsCorner() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addArc(
      tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 10, y: 10), radius: 4)
    #expect(abs(path.currentPoint.x - 10) < 1e-9)
    #expect(abs(path.currentPoint.y - 4) < 1e-9)
    path.addLine(to: CGPoint(x: 0, y: 10))
    path.closeSubpath()
    #expect(!path.contains(CGPoint(x: 9.8, y: 0.2)))
    #expect(path.contains(CGPoint(x: 8, y: 1)))
  }

  @Test func emptyPathHasNullBounds() {
    #expect(CGMutablePath().boundingBox.isNull)
    #expect(!CGMutablePath().contains(.zero))
  }
}

@Suite struct CGColorTests {
  @Test func displayP3RedIsOutsideSRGB() throws {
    let space = try #require(CGColorSpace(name: CGColorSpace.displayP3))
    let red = try #require(CGColor(colorSpace: space, components: [1, 0, 0, 0.5]))
    #expect(abs(red.standardRGB.red - 1.0930) < 1e-3)
    #expect(abs(red.standardRGB.green + 0.2267) < 1e-3)
    #expect(red.alpha == 0.5)
  }

  @Test func copyChangesOnlyAlpha() {
    let color = CGColor(gray: 0.25, alpha: 1).copy(alpha: 0.5)
    #expect(color?.components == [0.25, 0.5])
  }
}
