/// The pieces of an arrangement's areas, and how often each area winds around their two sides.
///
/// A piece is directed from its smaller to its larger point, so that it goes to the right, or
/// upwards if it is vertical. Its left side is above it, or to the left.
struct SideWindings {
  struct Piece: Hashable {
    let start, end: GridPoint

    init(_ first: GridPoint, _ second: GridPoint) {
      (start, end) = first < second ? (first, second) : (second, first)
    }
  }

  /// For each piece, how often each area passes it in its direction, minus the passes against it.
  private(set) var passes: [Piece: [Int]] = [:]
  private let areaCount: Int
  /// The pieces by the columns and rows that they touch, for the search of those on a ray.
  private var columns: [Int: [Piece]] = [:]
  private var rows: [Int: [Piece]] = [:]
  /// A power of two, in grid units.
  private var cellShift = 10

  init(_ arrangement: LineArrangement) {
    areaCount = arrangement.areaCount
    for chain in arrangement.chains {
      guard let owner = chain.owner else { continue }
      for (first, second) in zip(chain.points, chain.points.dropFirst()) where first != second {
        passes[Piece(first, second), default: [Int](repeating: 0, count: areaCount)][owner] +=
          first < second ? 1 : -1
      }
    }
    passes = passes.filter { $0.value.contains { $0 != 0 } }
    indexPieces()
  }

  private mutating func indexPieces() {
    let xs = passes.keys.flatMap { [$0.start.x, $0.end.x] }
    let ys = passes.keys.flatMap { [$0.start.y, $0.end.y] }
    let extent = max((xs.max() ?? 0) - (xs.min() ?? 0), (ys.max() ?? 0) - (ys.min() ?? 0))
    while extent >> cellShift > 512 { cellShift += 1 }
    for piece in passes.keys {
      for column in (piece.start.x >> cellShift)...(piece.end.x >> cellShift) {
        columns[column, default: []].append(piece)
      }
      let (low, high) = (min(piece.start.y, piece.end.y), max(piece.start.y, piece.end.y))
      for row in (low >> cellShift)...(high >> cellShift) {
        rows[row, default: []].append(piece)
      }
    }
  }

  /// The windings on the left and the right side of a line. The line need not be a piece of an
  /// area, but must not cross one.
  func sides(_ line: Piece) -> (left: [Int], right: [Int]) {
    // In half units, so that the middle is exact.
    let middle = GridPoint(x: line.start.x + line.end.x, y: line.start.y + line.end.y)
    let own = passes[line] ?? [Int](repeating: 0, count: areaCount)
    var base = [Int](repeating: 0, count: areaCount)
    let isVertical = line.start.x == line.end.x
    let candidates =
      isVertical ? rows[(middle.y >> 1) >> cellShift] : columns[(middle.x >> 1) >> cellShift]
    for piece in candidates ?? [] where piece != line {
      guard let sign = isVertical ? piece.passLeft(of: middle) : piece.passBelow(middle) else {
        continue
      }
      for (area, count) in (passes[piece] ?? []).enumerated() { base[area] += sign * count }
    }
    let other = zip(base, own).map { $0 + (isVertical ? -$1 : $1) }
    return isVertical ? (left: base, right: other) : (left: other, right: base)
  }
}

extension SideWindings.Piece {
  /// 1 if the piece passes below a point in half units, and nil if it does not.
  fileprivate func passBelow(_ point: GridPoint) -> Int? {
    guard 2 * start.x <= point.x, point.x < 2 * end.x else { return nil }
    return turn(to: point) > 0 ? 1 : nil
  }

  /// How the piece passes a point in half units on its left: 1 downwards, -1 upwards, and nil if
  /// it does not.
  fileprivate func passLeft(of point: GridPoint) -> Int? {
    let isUpward = start.y < end.y
    let (low, high) = isUpward ? (start.y, end.y) : (end.y, start.y)
    guard 2 * low <= point.y, point.y < 2 * high else { return nil }
    // The point is to the right of the piece.
    guard isUpward ? turn(to: point) < 0 : turn(to: point) > 0 else { return nil }
    return isUpward ? -1 : 1
  }

  private func turn(to point: GridPoint) -> Int {
    (end.x - start.x) * (point.y - 2 * start.y) - (end.y - start.y) * (point.x - 2 * start.x)
  }
}
