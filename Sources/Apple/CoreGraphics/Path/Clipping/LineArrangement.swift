/// The lines of one or more paths, cut where they cross each other.
///
/// A cut moves a line to the nearest grid point, which can cause another crossing. The cuts are
/// therefore repeated until there is none; in practice after two or three rounds.
struct LineArrangement {
  /// A sequence of connected lines of one path.
  struct Chain {
    var points: [GridPoint]
    /// The path's number; nil if the chain has no area.
    let owner: Int?
  }

  private(set) var chains: [Chain]
  let areaCount: Int

  /// The arrangement of several areas; nil if they have too many lines.
  init?(areas: [PathGeometry]) {
    chains = areas.enumerated().flatMap { owner, area in Self.rings(area, owner: owner) }
    areaCount = areas.count
    guard lineCount <= Self.limit else { return nil }
    cut()
  }

  /// The arrangement of the lines of a path and the area of another one.
  init?(lines: PathGeometry, area: PathGeometry) {
    let polylines = lines.withDrawnClosingLines.flattened(tolerance: Self.tolerance).map { points in
      Chain(points: Self.grid(points), owner: nil)
    }
    chains = polylines + Self.rings(area, owner: 0)
    areaCount = 1
    guard lineCount <= Self.limit else { return nil }
    cut()
  }

  private static let limit = 16_000
  private static let rounds = 12
  private static let tolerance: CGFloat = 0.02

  private var lineCount: Int { chains.reduce(0) { $0 + max($1.points.count - 1, 0) } }

  private static func rings(_ area: PathGeometry, owner: Int) -> [Chain] {
    area.flattened(tolerance: tolerance).compactMap { points in
      var ring = grid(points)
      guard ring.count > 2, let first = ring.first else { return nil }
      if ring.last != first { ring.append(first) }
      return Chain(points: ring, owner: owner)
    }
  }

  /// The grid points of a polyline, without repetitions.
  private static func grid(_ points: [CGPoint]) -> [GridPoint] {
    points.reduce(into: []) { result, point in
      let next = GridPoint(point)
      if result.last != next { result.append(next) }
    }
  }

  private mutating func cut() {
    for _ in 0..<Self.rounds where !cutOnce() { return }
  }

  /// Cuts all lines once. Returns false if there was nothing to cut.
  private mutating func cutOnce() -> Bool {
    var lines: [(line: GridLine, chain: Int, index: Int)] = []
    for (chain, value) in chains.enumerated() {
      for (index, ends) in zip(value.points, value.points.dropFirst()).enumerated() {
        lines.append((GridLine(start: ends.0, end: ends.1), chain, index))
      }
    }
    lines.sort { $0.line.minX < $1.line.minX }
    var cuts: [Int: [Int: Set<GridPoint>]] = [:]
    for (position, first) in lines.enumerated() {
      for second in lines[(position + 1)...] {
        guard second.line.minX <= first.line.maxX else { break }
        guard second.line.minY <= first.line.maxY, first.line.minY <= second.line.maxY else {
          continue
        }
        let (own, others) = (first.line.cuts(second.line), second.line.cuts(first.line))
        if !own.isEmpty { cuts[first.chain, default: [:]][first.index, default: []].formUnion(own) }
        if !others.isEmpty {
          cuts[second.chain, default: [:]][second.index, default: []].formUnion(others)
        }
      }
    }
    for (chain, byLine) in cuts { chains[chain].points = chains[chain].inserting(byLine) }
    return !cuts.isEmpty
  }
}

extension LineArrangement.Chain {
  /// The points with more of them on some of the lines, in order.
  fileprivate func inserting(_ cuts: [Int: Set<GridPoint>]) -> [GridPoint] {
    var result: [GridPoint] = []
    for (index, point) in points.enumerated() {
      if result.last != point { result.append(point) }
      guard let inner = cuts[index] else { continue }
      func distance(_ other: GridPoint) -> Int {
        (other.x - point.x) * (other.x - point.x) + (other.y - point.y) * (other.y - point.y)
      }
      result += inner.sorted { distance($0) < distance($1) }
    }
    return result
  }
}

extension PathGeometry {
  /// The path with a line in place of each step that closes a subpath.
  fileprivate var withDrawnClosingLines: PathGeometry {
    var (path, start) = (PathGeometry(), CGPoint.zero)
    for segment in segments {
      if case .move(let point) = segment { start = point }
      if case .close = segment {
        path.addLine(to: start)
        path.move(to: start)
      } else {
        path.append(segment)
      }
    }
    return path
  }
}
