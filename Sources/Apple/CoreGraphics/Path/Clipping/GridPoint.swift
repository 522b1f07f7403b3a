/// A point on a grid of 1/1024 point.
///
/// Coordinates have at most 28 bits, so that the products of differences fit in 64 bits.
struct GridPoint: Hashable, Comparable {
  var x, y: Int

  static let unitsPerPoint: CGFloat = 1024
  /// The largest coordinate, in points. Farther points are moved to it.
  static let limit: CGFloat = 131_072

  init(x: Int, y: Int) {
    self.x = x
    self.y = y
  }

  /// The nearest grid point. A coordinate that is not a number becomes 0.
  init(_ point: CGPoint) {
    func units(_ length: CGFloat) -> Int {
      guard !length.isNaN else { return 0 }
      return Int((min(max(length, -Self.limit), Self.limit) * Self.unitsPerPoint).rounded())
    }
    self.init(x: units(point.x), y: units(point.y))
  }

  var point: CGPoint {
    CGPoint(x: CGFloat(x) / Self.unitsPerPoint, y: CGFloat(y) / Self.unitsPerPoint)
  }

  static func < (left: GridPoint, right: GridPoint) -> Bool {
    (left.x, left.y) < (right.x, right.y)
  }

  /// Twice the area of a triangle: positive if `third` is on the left of the line from `first` to
  /// `second`, in coordinates whose y grows upwards.
  static func turn(_ first: GridPoint, _ second: GridPoint, _ third: GridPoint) -> Int {
    (second.x - first.x) * (third.y - first.y) - (second.y - first.y) * (third.x - first.x)
  }
}

/// A line between two grid points.
struct GridLine {
  var start, end: GridPoint

  var minX: Int { min(start.x, end.x) }
  var maxX: Int { max(start.x, end.x) }
  var minY: Int { min(start.y, end.y) }
  var maxY: Int { max(start.y, end.y) }

  /// Whether a point other than the ends is on the line, exactly.
  func crosses(_ point: GridPoint) -> Bool {
    point != start && point != end && (minX...maxX).contains(point.x)
      && (minY...maxY).contains(point.y) && GridPoint.turn(start, end, point) == 0
  }

  /// The grid points at which this line must be cut so that the two lines share only ends.
  func cuts(_ other: GridLine) -> [GridPoint] {
    let touching = [other.start, other.end].filter { crosses($0) }
    guard touching.isEmpty, let crossing = Self.crossing(self, other) else { return touching }
    return crossing == start || crossing == end ? [] : [crossing]
  }

  /// The grid point nearest to where two lines cross; nil if they only touch or miss. The order of
  /// the lines and of their ends does not matter.
  private static func crossing(_ line: GridLine, _ other: GridLine) -> GridPoint? {
    var (one, two) = (line.ordered, other.ordered)
    if (two.start, two.end) < (one.start, one.end) { swap(&one, &two) }
    let (first, second) = (
      GridPoint.turn(two.start, two.end, one.start), GridPoint.turn(two.start, two.end, one.end)
    )
    let (third, fourth) = (
      GridPoint.turn(one.start, one.end, two.start), GridPoint.turn(one.start, one.end, two.end)
    )
    guard first.signum() * second.signum() < 0, third.signum() * fourth.signum() < 0 else {
      return nil
    }
    let fraction = Double(first) / (Double(first) - Double(second))
    return GridPoint(
      x: one.start.x + Int((Double(one.end.x - one.start.x) * fraction).rounded()),
      y: one.start.y + Int((Double(one.end.y - one.start.y) * fraction).rounded()))
  }

  private var ordered: GridLine {
    start < end ? self : GridLine(start: end, end: start)
  }
}
