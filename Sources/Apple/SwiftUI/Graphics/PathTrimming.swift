extension Path {
  /// Returns the part of the outline between two fractions of its length, 0…1.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path {
    guard from.isFinite, to.isFinite else { return self }
    let (from, to) = (min(max(from, 0), 1), min(max(to, 0), 1))
    guard from < to else { return Path() }
    guard from > 0 || to < 1 else { return self }
    let pieces = PathPiece.pieces(of: self)
    let total = pieces.reduce(0) { $0 + $1.length }
    guard total > 0 else { return Path() }
    let (start, end) = (from * total, to * total)
    var trimmed = Path()
    var position: CGFloat = 0
    for piece in pieces {
      let next = position + piece.length
      defer { position = next }
      guard next > start, position < end, piece.length > 0 else { continue }
      let first = piece.parameter(at: max(start - position, 0))
      let last = piece.parameter(at: min(end - position, piece.length))
      let part = piece.part(from: first, to: last)
      if trimmed.isEmpty || piece.startsSubpath || position <= start {
        trimmed.move(to: part.start)
      }
      part.append(to: &trimmed)
    }
    return trimmed
  }
}

/// A line or cubic curve of a path, with its length.
struct PathPiece {
  var start, control1, control2, end: CGPoint
  var isLine: Bool
  var startsSubpath = false
  /// The length in points. A curve's length is that of a polyline with `samples` steps.
  private(set) var length: CGFloat = 0
  private static let samples = 32

  private init(line start: CGPoint, _ end: CGPoint) {
    (self.start, self.end) = (start, end)
    (control1, control2) = (start, end)
    isLine = true
    length = hypot(end.x - start.x, end.y - start.y)
  }

  private init(_ start: CGPoint, _ control1: CGPoint, _ control2: CGPoint, _ end: CGPoint) {
    (self.start, self.control1, self.control2, self.end) = (start, control1, control2, end)
    isLine = false
    length = lengths().last ?? 0
  }

  /// The drawn pieces of a path, including the lines that close its subpaths.
  static func pieces(of path: Path) -> [PathPiece] {
    var pieces: [PathPiece] = []
    var current = CGPoint.zero
    var first = CGPoint.zero
    var isNew = true
    func add(_ piece: PathPiece) {
      var piece = piece
      piece.startsSubpath = isNew
      isNew = false
      pieces.append(piece)
    }
    for element in path.elements {
      switch element {
      case .move(let point):
        (current, first, isNew) = (point, point, true)
      case .line(let point):
        add(PathPiece(line: current, point))
        current = point
      case .quadCurve(let point, let control):
        func third(_ end: CGPoint) -> CGPoint {
          CGPoint(
            x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3)
        }
        add(PathPiece(current, third(current), third(point), point))
        current = point
      case .curve(let point, let control1, let control2):
        add(PathPiece(current, control1, control2, point))
        current = point
      case .closeSubpath:
        if current != first { add(PathPiece(line: current, first)) }
        current = first
        isNew = true
      }
    }
    return pieces
  }

  func point(at t: CGFloat) -> CGPoint {
    if isLine {
      return CGPoint(x: start.x + (end.x - start.x) * t, y: start.y + (end.y - start.y) * t)
    }
    let u = 1 - t
    func mix(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> CGFloat {
      u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d
    }
    return CGPoint(
      x: mix(start.x, control1.x, control2.x, end.x),
      y: mix(start.y, control1.y, control2.y, end.y))
  }

  /// The length from the start of the curve to each sample.
  private func lengths() -> [CGFloat] {
    var lengths: [CGFloat] = [0]
    var last = start
    for sample in 1...Self.samples {
      let next = point(at: CGFloat(sample) / CGFloat(Self.samples))
      lengths.append((lengths.last ?? 0) + hypot(next.x - last.x, next.y - last.y))
      last = next
    }
    return lengths
  }

  /// The parameter at `distance` points from the start.
  func parameter(at distance: CGFloat) -> CGFloat {
    guard length > 0 else { return 0 }
    if isLine { return min(distance / length, 1) }
    let lengths = lengths()
    guard let next = lengths.firstIndex(where: { $0 >= distance - 1e-9 }) else { return 1 }
    // The distance is 0, or a rounding error above it.
    guard next > 0 else { return 0 }
    let step = lengths[next] - lengths[next - 1]
    let fraction = step > 0 ? (distance - lengths[next - 1]) / step : 0
    return (CGFloat(next - 1) + min(max(fraction, 0), 1)) / CGFloat(Self.samples)
  }

  /// The part between two parameters. Source: de Casteljau's subdivision.
  func part(from: CGFloat, to: CGFloat) -> PathPiece {
    if isLine { return PathPiece(line: point(at: from), point(at: to)) }
    let right = from > 0 ? split(at: from).1 : self
    guard to < 1, from < 1 else { return right }
    return right.split(at: (to - from) / (1 - from)).0
  }

  private func split(at t: CGFloat) -> (PathPiece, PathPiece) {
    func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
    }
    let (a, b, c) = (mix(start, control1), mix(control1, control2), mix(control2, end))
    let (d, e) = (mix(a, b), mix(b, c))
    let middle = mix(d, e)
    return (PathPiece(start, a, d, middle), PathPiece(middle, e, c, end))
  }

  func append(to path: inout Path) {
    if isLine {
      path.addLine(to: end)
    } else {
      path.addCurve(to: end, control1: control1, control2: control2)
    }
  }
}
