import CoreGraphics
import Foundation
import Testing

@testable import SwiftUI

@Suite struct PathTests {
  private let unit = CGRect(x: 0, y: 0, width: 100, height: 100)

  @Test func rectangleStartsAtTopLeftAndRunsClockwise() {
    #expect(
      Path(CGRect(x: 1, y: 2, width: 3, height: 4)).description == "1 2 m 4 2 l 4 6 l 1 6 l h")
  }

  @Test func arcWithIncreasingAnglesRunsClockwiseOnScreen() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: false)
    let end = path.currentPoint ?? .zero
    #expect(abs(end.x) < 1e-9 && abs(end.y - 10) < 1e-9)
    #expect(path.contains(CGPoint(x: 7, y: 7)))
    #expect(!path.contains(CGPoint(x: 4, y: 4)))
  }

  @Test func clockwiseArcTakesTheLongWay() {
    var path = Path()
    path.addArc(
      center: .zero, radius: 10, startAngle: .zero, endAngle: .degrees(90), clockwise: true)
    #expect(path.boundingRect.minX < -9.99 && path.boundingRect.minY < -9.99)
  }

  /// The current point is in the coordinates after the transform, the tangents are not.
  @Test func tangentArcIsTransformed() {
    func end(_ transform: CGAffineTransform) -> CGPoint {
      var path = Path()
      path.move(to: CGPoint(x: 5, y: 5).applying(transform))
      path.addArc(
        tangent1End: CGPoint(x: 10, y: 0), tangent2End: CGPoint(x: 20, y: 10), radius: 4,
        transform: transform)
      return path.currentPoint ?? .zero
    }
    let (plain, scaled) = (end(.identity), end(CGAffineTransform(scaleX: 2, y: 2)))
    // The arc is a quarter circle that ends 4 points after the corner, on a diagonal.
    let distance = CGFloat(8).squareRoot()
    #expect(hypot(plain.x - 10 - distance, plain.y - distance) < 1e-9)
    #expect(hypot(scaled.x - 2 * plain.x, scaled.y - 2 * plain.y) < 1e-9)
  }

  @Test func arcOfManyTurnsIsLimited() {
    var path = Path()
    path.addRelativeArc(
      center: .zero, radius: 10, startAngle: .zero, delta: .radians(.greatestFiniteMagnitude))
    #expect(!path.isEmpty)
  }

  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func roundedCornersExcludeTheCornerPoint(style: RoundedCornerStyle) {
    let path = Path(roundedRect: unit, cornerRadius: 30, style: style)
    #expect(path.boundingRect == unit)
    #expect(!path.contains(CGPoint(x: 3, y: 3)))
    #expect(path.contains(CGPoint(x: 12, y: 12)))
  }

  @Test func radiusIsClampedToHalfTheSide() {
    let path = Path(roundedRect: unit, cornerRadius: 400, style: .circular)
    #expect(path.boundingRect == unit)
    #expect(!path.contains(CGPoint(x: 10, y: 10)))
  }

  @Test(arguments: [(0.0, 0.5, 100.0, 100.0), (0.25, 0.5, 100, 100), (0.75, 1, 0, 0)])
  func trimmedOutlineEndsAtItsFraction(from: Double, to: Double, x: Double, y: Double) {
    let end = Path(unit).trimmedPath(from: from, to: to).currentPoint ?? .zero
    #expect(abs(end.x - x) < 1e-9 && abs(end.y - y) < 1e-9)
  }

  @Test func curvesAreTrimmedByLength() {
    let circle = Path(ellipseIn: CGRect(x: -10, y: -10, width: 20, height: 20))
    let end = circle.trimmedPath(from: 0, to: 0.125).currentPoint ?? .zero
    #expect(hypot(end.x - 10 * cos(Double.pi / 4), end.y - 10 * sin(Double.pi / 4)) < 0.02)
  }

  /// A quarter ends on an axis, at whatever size: a rounding error must not add a quarter.
  @Test(arguments: [(0.25, 0.0, 1.0), (0.5, -1, 0), (0.75, 0, -1)])
  func quartersOfCirclesEndOnAxes(fraction: Double, x: Double, y: Double) {
    let wrong = (20...200).filter { diameter in
      let radius = Double(diameter) / 2
      let circle = Path(
        ellipseIn: CGRect(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius))
      let end = circle.trimmedPath(from: 0, to: fraction).currentPoint ?? .zero
      return hypot(end.x - x * radius, end.y - y * radius) > 1e-6
    }
    #expect(wrong == [])
  }

  /// A radius above half of the shorter side makes a capsule, not an ellipse.
  @Test(arguments: [RoundedCornerStyle.circular, .continuous])
  func largeRadiusMakesCapsule(style: RoundedCornerStyle) {
    let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
    let radii = RectangleCornerRadii(
      topLeading: 60, bottomLeading: 60, bottomTrailing: 60, topTrailing: 60)
    let expected = Path(roundedRect: rect, cornerRadius: 20, style: style)
    #expect(Path(roundedRect: rect, cornerRadius: 60, style: style) == expected)
    #expect(RoundedRectangle(cornerRadius: 60, style: style).path(in: rect) == expected)
    #expect(Path(roundedRect: rect, cornerRadii: radii, style: style) == expected)
    // The straight side of a capsule; an ellipse would be 0.6 points lower here.
    #expect(expected.contains(CGPoint(x: 45, y: 0.2)))
  }

  @Test(arguments: [(0.5, 0.5), (0.9, 0.1), (.nan, 1)])
  func emptyOrInvalidTrimsDoNotCrash(from: Double, to: Double) {
    let trimmed = Path(unit).trimmedPath(from: from, to: to)
    #expect(trimmed.isEmpty || trimmed == Path(unit))
  }

  @Test func strokedPathCoversHalfTheWidthOnEachSide() {
    let stroked = Path(unit).strokedPath(StrokeStyle(lineWidth: 10))
    #expect(stroked.boundingRect == unit.insetBy(dx: -5, dy: -5))
    #expect(stroked.contains(CGPoint(x: 50, y: 4)))
    #expect(stroked.contains(CGPoint(x: 50, y: -4)))
    #expect(!stroked.contains(CGPoint(x: 50, y: 6)))
  }

  @Test func roundCapsExtendBeyondTheEnds() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 10, y: 0))
    }
    #expect(line.strokedPath(StrokeStyle(lineWidth: 4)).boundingRect.minX == 0)
    #expect(
      line.strokedPath(StrokeStyle(lineWidth: 4, lineCap: .round)).boundingRect.minX == -2)
  }

  @Test func dashesLeaveGaps() {
    let line = Path { path in
      path.move(to: .zero)
      path.addLine(to: CGPoint(x: 20, y: 0))
    }
    let dashed = line.strokedPath(StrokeStyle(lineWidth: 2, dash: [4, 6]))
    #expect(
      [2, 7, 12, 17].map { dashed.contains(CGPoint(x: $0, y: 0.1)) } == [true, false, true, false])
  }

  @Test func conversionToCoreGraphicsRoundTrips() {
    let path = Path(roundedRect: unit, cornerRadius: 12)
    #expect(Path(path.cgPath) == path)
  }

  @Test func descriptionRoundTrips() {
    let path = Path(ellipseIn: unit)
    #expect(Path(path.description) == path)
    #expect(Path("1 2 x") == nil)
  }

  @Test func insetsMoveSidesAndCorners() {
    #expect(Rectangle().inset(by: 10).path(in: unit).boundingRect == unit.insetBy(dx: 10, dy: 10))
    #expect(
      RoundedRectangle(cornerRadius: 20, style: .circular).inset(by: 5).path(in: unit)
        == Path(roundedRect: unit.insetBy(dx: 5, dy: 5), cornerRadius: 15, style: .circular))
    #expect(Circle().inset(by: 80).path(in: unit).boundingRect.width == 0)
  }
}
