extension LineArrangement {
  /// Returns the outline of the area whose windings, one for each area, `isInside` accepts.
  func outline(_ isInside: ([Int]) -> Bool) -> PathGeometry {
    let windings = SideWindings(self)
    var edges: [GridPoint: [GridPoint]] = [:]
    for piece in windings.passes.keys {
      let sides = windings.sides(piece)
      let (left, right) = (isInside(sides.left), isInside(sides.right))
      guard left != right else { continue }
      // The inside is on the left of an edge.
      let (start, end) = left ? (piece.start, piece.end) : (piece.end, piece.start)
      edges[start, default: []].append(end)
    }
    return OutlineTracer(edges: edges).path()
  }

  /// Returns the lines without an area whose windings on the two sides `isKept` accepts.
  func lines(_ isKept: ([Int]) -> Bool) -> PathGeometry {
    let windings = SideWindings(self)
    var path = PathGeometry()
    for chain in chains where chain.owner == nil {
      var last: GridPoint?
      for (first, second) in zip(chain.points, chain.points.dropFirst()) where first != second {
        let sides = windings.sides(SideWindings.Piece(first, second))
        guard isKept([sides.left[0], sides.right[0]]) else { continue }
        if last != first { path.move(to: first.point) }
        path.addLine(to: second.point)
        last = second
      }
    }
    return path
  }
}

/// Connects directed edges to closed subpaths.
private struct OutlineTracer {
  /// The ends of the edges that start at a point.
  var edges: [GridPoint: [GridPoint]]

  func path() -> PathGeometry {
    var remaining = edges
    var path = PathGeometry()
    for start in edges.keys.sorted() {
      while var current = take(from: start, after: nil, &remaining) {
        var ring = [start]
        while current != start {
          ring.append(current)
          guard let next = take(from: current, after: ring[ring.count - 2], &remaining) else {
            break
          }
          current = next
        }
        append(ring, to: &path)
      }
    }
    return path
  }

  /// Removes the edge from `point` that turns most to the left, so that areas which share only a
  /// corner become separate subpaths.
  private func take(
    from point: GridPoint, after previous: GridPoint?, _ remaining: inout [GridPoint: [GridPoint]]
  ) -> GridPoint? {
    guard var ends = remaining[point], !ends.isEmpty else { return nil }
    ends.sort()
    var best = 0
    if let previous, ends.count > 1 {
      func angle(_ end: GridPoint) -> Double {
        let into = (x: Double(point.x - previous.x), y: Double(point.y - previous.y))
        let out = (x: Double(end.x - point.x), y: Double(end.y - point.y))
        return atan2(into.x * out.y - into.y * out.x, into.x * out.x + into.y * out.y)
      }
      best = ends.indices.max { angle(ends[$0]) < angle(ends[$1]) } ?? 0
    }
    let end = ends.remove(at: best)
    remaining[point] = ends.isEmpty ? nil : ends
    return end
  }

  /// Adds a ring without the points in the middle of straight lines.
  private func append(_ ring: [GridPoint], to path: inout PathGeometry) {
    let corners = ring.indices.filter { index in
      let previous = ring[(index + ring.count - 1) % ring.count]
      let next = ring[(index + 1) % ring.count]
      return GridPoint.turn(previous, ring[index], next) != 0
    }.map { ring[$0] }
    guard corners.count > 2, let first = corners.first else { return }
    path.move(to: first.point)
    for corner in corners.dropFirst() { path.addLine(to: corner.point) }
    path.close()
  }
}
