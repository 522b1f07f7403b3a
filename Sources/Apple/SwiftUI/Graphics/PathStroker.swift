extension Path {
  /// Returns the outline of the stroked area, to be filled with the non-zero rule.
  ///
  /// Curves are approximated by lines with an error of less than 0.05 points.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    var stroker = PathStroker(style: style)
    for line in polylines() {
      for dash in line.dashed(style.validDash, phase: style.dashPhase) { stroker.add(dash) }
    }
    return stroker.area
  }

  private func polylines() -> [Polyline] {
    var lines: [Polyline] = []
    var current = Polyline()
    func finish() {
      if current.points.count > 1 { lines.append(current) }
      current = Polyline()
    }
    for piece in PathPiece.pieces(of: self) {
      if piece.startsSubpath { finish() }
      if current.points.isEmpty { current.points = [piece.start] }
      let reach = max(hypot(piece.control1.x - piece.start.x, piece.control1.y - piece.start.y), 1)
      let steps = piece.isLine ? 1 : min(max(Int(reach.squareRoot() * 4), 8), 64)
      for step in 1...steps {
        let point = piece.point(at: CGFloat(step) / CGFloat(steps))
        if point != current.points.last { current.points.append(point) }
      }
    }
    finish()
    // A subpath that ends where it began is closed.
    for index in lines.indices where lines[index].points.count > 3 {
      if lines[index].points.first == lines[index].points.last {
        lines[index].points.removeLast()
        lines[index].isClosed = true
      }
    }
    return lines
  }
}

/// A sequence of points connected by straight lines.
private struct Polyline {
  var points: [CGPoint] = []
  var isClosed = false

  /// Returns the dashes of a dash pattern, at most 10,000.
  func dashed(_ pattern: [CGFloat], phase: CGFloat) -> [Polyline] {
    let total = pattern.reduce(0, +)
    guard total > 0 else { return [self] }
    var index = 0
    var offset = phase.isFinite ? phase.truncatingRemainder(dividingBy: total) : 0
    if offset < 0 { offset += total }
    while offset >= pattern[index] {
      offset -= pattern[index]
      index = (index + 1) % pattern.count
    }
    var remaining = pattern[index] - offset
    var dashes: [Polyline] = []
    var open = index.isMultiple(of: 2) ? Polyline(points: [points[0]]) : nil
    let corners = isClosed ? points + [points[0]] : points
    for (start, end) in zip(corners, corners.dropFirst()) {
      let length = hypot(end.x - start.x, end.y - start.y)
      var done: CGFloat = 0
      while length - done > remaining, dashes.count < 10_000 {
        done += remaining
        let point = CGPoint(
          x: start.x + (end.x - start.x) * done / length,
          y: start.y + (end.y - start.y) * done / length)
        if var dash = open {
          dash.points.append(point)
          dashes.append(dash)
          open = nil
        } else {
          open = Polyline(points: [point])
        }
        index = (index + 1) % pattern.count
        remaining = pattern[index]
      }
      remaining -= length - done
      open?.points.append(end)
    }
    if let open, open.points.count > 1 { dashes.append(open) }
    return dashes
  }
}

/// Builds the outline of a stroke from a band for each line, a join for each corner and the caps.
///
/// The parts overlap and all have the same winding direction, so the non-zero rule fills their
/// union.
private struct PathStroker {
  let style: StrokeStyle
  private let half: CGFloat
  private(set) var area = Path()

  init(style: StrokeStyle) {
    self.style = style
    half = style.lineWidth / 2
  }

  mutating func add(_ line: Polyline) {
    var points = line.points
    if line.isClosed, let first = points.first { points.append(first) }
    let bands = zip(points, points.dropFirst()).compactMap { Band($0, $1) }
    guard let first = bands.first, let last = bands.last else { return }
    for band in bands { addBand(band) }
    for (before, after) in zip(bands, bands.dropFirst()) { addJoin(before, after) }
    if line.isClosed {
      addJoin(last, first)
    } else {
      addCap(at: first.start, CGVector(dx: -first.direction.dx, dy: -first.direction.dy))
      addCap(at: last.end, last.direction)
    }
  }

  private struct Band {
    let start, end: CGPoint
    let direction: CGVector

    init?(_ start: CGPoint, _ end: CGPoint) {
      let length = hypot(end.x - start.x, end.y - start.y)
      guard length > 1e-9 else { return nil }
      self.start = start
      self.end = end
      direction = CGVector(dx: (end.x - start.x) / length, dy: (end.y - start.y) / length)
    }
  }

  private func moved(_ point: CGPoint, _ along: CGVector, _ distance: CGFloat) -> CGPoint {
    CGPoint(x: point.x + along.dx * distance, y: point.y + along.dy * distance)
  }

  private func normal(_ direction: CGVector) -> CGVector {
    CGVector(dx: -direction.dy, dy: direction.dx)
  }

  private mutating func addBand(_ band: Band) {
    let side = normal(band.direction)
    addPolygon([
      moved(band.start, side, -half), moved(band.end, side, -half), moved(band.end, side, half),
      moved(band.start, side, half),
    ])
  }

  private mutating func addJoin(_ before: Band, _ after: Band) {
    let (a, b) = (before.direction, after.direction)
    let turn = a.dx * b.dy - a.dy * b.dx
    let straight = a.dx * b.dx + a.dy * b.dy
    if abs(turn) < 1e-6, straight > 0 { return }
    let corner = before.end
    if style.lineJoin == .round { return addDisc(corner) }
    let outer = turn > 0 ? -half : half
    let from = moved(corner, normal(a), outer)
    let to = moved(corner, normal(b), outer)
    // The length of a miter, in line widths, is 1 / cos(turn / 2).
    let cosine = ((1 + straight) / 2).squareRoot()
    if style.lineJoin == .miter, cosine > 1e-6, 1 / cosine <= max(style.miterLimit, 1) {
      let middle = CGVector(
        dx: normal(a).dx + normal(b).dx, dy: normal(a).dy + normal(b).dy)
      let length = hypot(middle.dx, middle.dy)
      guard length > 1e-9 else { return }
      let tip = moved(
        corner, CGVector(dx: middle.dx / length, dy: middle.dy / length), outer / cosine)
      addPolygon([corner, from, tip, to])
    } else {
      addPolygon([corner, from, to])
    }
  }

  private mutating func addCap(at point: CGPoint, _ direction: CGVector) {
    switch style.lineCap {
    case .butt: break
    case .round: addDisc(point)
    case .square:
      let side = normal(direction)
      let end = moved(point, direction, half)
      addPolygon([
        moved(point, side, -half), moved(end, side, -half), moved(end, side, half),
        moved(point, side, half),
      ])
    }
  }

  private mutating func addDisc(_ center: CGPoint) {
    area.addEllipse(
      in: CGRect(x: center.x - half, y: center.y - half, width: 2 * half, height: 2 * half))
  }

  /// Adds a polygon in the winding direction of `addEllipse`.
  private mutating func addPolygon(_ points: [CGPoint]) {
    let doubleArea = zip(points, points.dropFirst() + [points[0]]).reduce(0) {
      $0 + $1.0.x * $1.1.y - $1.0.y * $1.1.x
    }
    area.addLines(doubleArea < 0 ? points.reversed() : points)
    area.closeSubpath()
  }
}
