import SwiftUI
import Testing

@testable import Charts

@MainActor
@Suite struct StackingTests {
  private static func spans(_ stacking: MarkStackingMethod) -> [ClosedRange<Double>] {
    var collector = _MarkCollector()
    let values: [(String, Double)] = [("a", 2), ("a", 3), ("b", -1), ("a", -4)]
    for (name, value) in values {
      BarMark._collect(
        BarMark(x: .value("x", name), y: .value("y", value), stacking: stacking),
        into: &collector)
    }
    return Stacking.items(collector.marks).map { item in
      guard case .range(let from, let to) = item.y else { return 0...0 }
      return min(from, to)...max(from, to)
    }
  }

  @Test(arguments: [
    (MarkStackingMethod.standard, [0...2, 2...5, -1...0, -4...0]),
    (.unstacked, [0.0...2, 0...3, -1...0, -4...0]),
    (.normalized, [0...2, 2...5, 0...1, 1...5]),
    (.center, [-0.5...1.5, 1.5...4.5, -0.5...0.5, 0.5...4.5]),
  ])
  func barsAreStacked(method: MarkStackingMethod, expected: [ClosedRange<Double>]) {
    #expect(Self.spans(method) == expected)
  }

  @Test func sectorsFillTurn() {
    var collector = _MarkCollector()
    for value in [1.0, 3, -5, 0] {
      SectorMark._collect(SectorMark(angle: .value("v", value)), into: &collector)
    }
    #expect(
      Stacking.items(collector.marks).map(\.turn) == [0...0.25, 0.25...1, 1...1, 1...1])
  }

  @Test func rangesAreNotStacked() {
    var collector = _MarkCollector()
    BarMark._collect(
      BarMark(x: .value("x", 1), yStart: .value("y", 2), yEnd: .value("y", 7)), into: &collector)
    let item = Stacking.items(collector.marks)[0]
    guard case .range(2, 7) = item.y else {
      Issue.record("\(item.y)")
      return
    }
  }
}

@Suite struct InterpolationTests {
  private static let points = [(0.0, 0.0), (10, 0), (20, 30), (30, 30), (40, 5)].map {
    CGPoint(x: $0.0, y: $0.1)
  }

  private static func path(_ method: InterpolationMethod) -> Path {
    Path {
      $0.move(to: points[0])
      method.add(points, to: &$0)
    }
  }

  @Test(arguments: [
    InterpolationMethod.linear, .monotone, .catmullRom, .cardinal, .stepStart, .stepCenter,
    .stepEnd,
  ])
  func lineMeetsPoints(method: InterpolationMethod) {
    let path = Self.path(method).strokedPath(StrokeStyle(lineWidth: 0.5))
    for point in Self.points.dropLast() {
      #expect(
        path.contains(CGPoint(x: point.x + 0.05, y: point.y)) || path.contains(point),
        "\(method) misses \(point)")
    }
  }

  @Test func monotoneLineHasNoOvershoot() {
    #expect(Self.path(.monotone).boundingRect == CGRect(x: 0, y: 0, width: 40, height: 30))
    #expect(Self.path(.cardinal).boundingRect.minY < 0)
  }
}
