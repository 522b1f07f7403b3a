/// One step of a path. Coordinates are in points.
package enum PathSegment: Hashable, Sendable {
  case move(to: CGPoint)
  case line(to: CGPoint)
  case quadCurve(to: CGPoint, control: CGPoint)
  case curve(to: CGPoint, control1: CGPoint, control2: CGPoint)
  case close
}

/// A path as a value. `CGPath` and `UIBezierPath` store one; SwiftUI's `Path` is converted to one
/// to be measured.
///
/// A line or curve without a current point starts at its own end, so that every sequence of steps
/// is valid.
package struct PathGeometry: Hashable, Sendable {
  package private(set) var segments: [PathSegment] = []
  /// The start of the next segment; nil before the first one.
  package private(set) var currentPoint: CGPoint?
  private var subpathStart: CGPoint?

  package init() {}

  package init(segments: some Sequence<PathSegment>) {
    for segment in segments { append(segment) }
  }

  package var isEmpty: Bool { segments.isEmpty }

  package mutating func append(_ segment: PathSegment) {
    switch segment {
    case .move(let point):
      subpathStart = point
      currentPoint = point
    case .line(let point), .quadCurve(let point, _), .curve(let point, _, _):
      if currentPoint == nil { append(.move(to: point)) }
      currentPoint = point
    case .close:
      guard currentPoint != nil else { return }
      currentPoint = subpathStart
    }
    segments.append(segment)
  }

  package mutating func move(to point: CGPoint) { append(.move(to: point)) }

  package mutating func addLine(to point: CGPoint) { append(.line(to: point)) }

  package mutating func addQuadCurve(to point: CGPoint, control: CGPoint) {
    append(.quadCurve(to: point, control: control))
  }

  package mutating func addCurve(to point: CGPoint, control1: CGPoint, control2: CGPoint) {
    append(.curve(to: point, control1: control1, control2: control2))
  }

  package mutating func close() { append(.close) }

  package mutating func append(
    _ other: PathGeometry, transform: CGAffineTransform = .identity
  ) {
    for segment in other.segments { append(segment.applying(transform)) }
  }

  package func applying(_ transform: CGAffineTransform) -> PathGeometry {
    transform.isIdentity ? self : PathGeometry(segments: segments.map { $0.applying(transform) })
  }
}

extension PathSegment {
  package func applying(_ transform: CGAffineTransform) -> PathSegment {
    switch self {
    case .move(let point): .move(to: point.applying(transform))
    case .line(let point): .line(to: point.applying(transform))
    case .quadCurve(let point, let control):
      .quadCurve(to: point.applying(transform), control: control.applying(transform))
    case .curve(let point, let control1, let control2):
      .curve(
        to: point.applying(transform), control1: control1.applying(transform),
        control2: control2.applying(transform))
    case .close: .close
    }
  }
}
