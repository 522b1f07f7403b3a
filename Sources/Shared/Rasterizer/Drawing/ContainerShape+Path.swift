import Foundation
import ViewArchive

extension DrawingOptions.ContainerShape {
  /// The path of the shape; nil for a rectangle, which needs no clip.
  func path(in size: CGSize) -> ArchivePath? {
    switch self {
    case .rectangle: nil
    case .continuousCorners(let radius):
      radius > 0 && radius.isFinite
        ? ArchivePath(
          continuousCornersOf: CGRect(origin: .zero, size: size), radius: radius) : nil
    case .capsule:
      ArchivePath(
        roundedRectangle: CGRect(origin: .zero, size: size),
        radius: Double(min(size.width, size.height)) / 2)
    }
  }

  /// The distance from a corner within which the shape can differ from a rectangle, in points.
  func cornerReach(in size: CGSize) -> Double {
    switch self {
    case .rectangle: 0
    case .continuousCorners(let radius): radius * ArchivePath.continuousReach
    case .capsule: Double(min(size.width, size.height)) / 2
    }
  }
}

extension ArchivePath {
  /// The length of a continuous corner along a side, in radii.
  static let continuousReach = 1.528665

  /// Creates a rectangle whose corners are quarter circles.
  init(roundedRectangle rect: CGRect, radius: Double) {
    let (w, h) = (Double(rect.width), Double(rect.height))
    let r = min(max(radius, 0), min(w, h) / 2)
    // The distance of the control points of a cubic curve for a quarter circle.
    let k = r * 0.5522847498307936
    let corner: [[Double]] = [[r, 0, r - k, 0, 0, r - k, 0, r]]
    self.init(rect, corner: corner)
  }

  /// Creates a rectangle with iOS's continuous corners, whose curvature increases gradually.
  ///
  /// Each corner consists of three curves. The numbers are the published ones of `UIBezierPath`, in
  /// radii. If the sides are too short, the corners become quarter circles.
  package init(continuousCornersOf rect: CGRect, radius: Double) {
    let shorter = Double(min(rect.width, rect.height))
    let radius = min(radius, shorter / 2)
    guard radius * Self.continuousReach * 2 <= shorter else {
      self.init(roundedRectangle: rect, radius: radius)
      return
    }
    let curves: [[Double]] = [
      [1.528665, 0, 1.08849296, 0, 0.86840694, 0, 0.63149379, 0.07491139],
      [
        0.63149379, 0.07491139, 0.37282383, 0.16905956, 0.16905956, 0.37282383, 0.07491139,
        0.63149379,
      ],
      [0.07491139, 0.63149379, 0, 0.86840694, 0, 1.08849296, 0, 1.528665],
    ]
    self.init(rect, corner: curves.map { $0.map { $0 * radius } })
  }

  /// - Parameter corner: The curves of the top left corner, counterclockwise from the top side to
  ///   the left side. Each row contains the start, two control points and the end.
  private init(_ rect: CGRect, corner: [[Double]]) {
    let (x0, y0) = (Double(rect.minX), Double(rect.minY))
    let (x1, y1) = (Double(rect.maxX), Double(rect.maxY))
    // The path is clockwise, so the curves of top left and bottom right are reversed.
    let corners: [(at: (Double, Double) -> CGPoint, reversed: Bool)] = [
      ({ CGPoint(x: x0 + $0, y: y0 + $1) }, true), ({ CGPoint(x: x1 - $0, y: y0 + $1) }, false),
      ({ CGPoint(x: x1 - $0, y: y1 - $1) }, true), ({ CGPoint(x: x0 + $0, y: y1 - $1) }, false),
    ]
    var elements: [Element] = []
    for (point, isReversed) in corners {
      var curves = corner.map { row in
        Swift.stride(from: 0, to: 8, by: 2).map { point(row[$0], row[$0 + 1]) }
      }
      if isReversed { curves = curves.reversed().map { $0.reversed() } }
      elements.append(elements.isEmpty ? .move(curves[0][0]) : .line(curves[0][0]))
      elements += curves.map { .curve($0[3], control1: $0[1], control2: $0[2]) }
    }
    self.init(elements + [.close])
  }
}
