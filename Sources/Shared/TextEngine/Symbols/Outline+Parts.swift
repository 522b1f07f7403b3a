import Foundation
import ViewArchive

extension Outline {
  /// A filled area: an outer contour, and the contours in it that cut holes.
  struct Part: Equatable {
    var outer: Outline
    var holes: [Outline] = []

    var outline: Outline { holes.reduce(outer, +) }
  }

  /// The outline's filled areas, in the order of their outer contours.
  ///
  /// The direction of a contour does not show whether it is a hole: the mark in a ring runs in the
  /// direction of holes, so that it becomes one when the symbol font fills the ring. The winding
  /// number inside decides. Contours that are too small to be seen are left out.
  var parts: [Part] {
    let all = contours.map { Contour($0) }.filter { abs($0.polygon.area) >= Self.smallestArea }
    let windings = all.map { contour in
      all.reduce(0) { $1.polygon.contains(contour.polygon) ? $0 + $1.direction : $0 }
    }
    let outers = all.indices.filter { windings[$0] == 0 }
    var parts = outers.map { Part(outer: all[$0].outline) }
    for index in all.indices where windings[index] != 0 {
      let owner = outers.indices
        .filter { all[outers[$0]].polygon.contains(all[index].polygon) }
        .min { abs(all[outers[$0]].polygon.area) < abs(all[outers[$1]].polygon.area) }
      if let owner { parts[owner].holes.append(all[index].outline) }
    }
    return parts
  }

  private struct Contour {
    var outline: Outline
    var polygon: Polygon

    init(_ outline: Outline) {
      self.outline = outline
      polygon = Polygon(outline)
    }

    var direction: Int { polygon.area < 0 ? -1 : 1 }
  }

  /// In square units of the symbol grid, which has 960 units.
  private static let smallestArea = 40.0

  /// The contours, each beginning with a move.
  var contours: [Outline] {
    var contours: [Outline] = []
    for element in elements {
      if case .move = element { contours.append(Outline()) }
      if contours.isEmpty { continue }
      contours[contours.count - 1].elements.append(element)
    }
    return contours
  }

  /// The part that encloses all others, and its index: a ring, or a disc with a mark cut out.
  static func enclosure(of parts: [Part]) -> Int? {
    let polygons = parts.map { Polygon($0.outer) }
    guard
      let index = parts.indices.max(by: { abs(polygons[$0].area) < abs(polygons[$1].area) })
    else { return nil }
    let isEnclosing = parts.indices.allSatisfy {
      $0 == index || polygons[index].contains(polygons[$0])
    }
    return isEnclosing ? index : nil
  }
}

/// A contour with its curves replaced by lines.
struct Polygon: Equatable {
  var points: [CGPoint]

  init(points: [CGPoint]) {
    self.points = points
  }

  init(_ contour: Outline, steps: Int = 6) {
    var points: [CGPoint] = []
    func append(_ step: (Double) -> (x: Double, y: Double)) {
      for index in 1...steps {
        let point = step(Double(index) / Double(steps))
        points.append(CGPoint(x: point.x, y: point.y))
      }
    }
    for element in contour.elements {
      switch element {
      case .move(let point), .line(let point): points.append(point)
      case .quadCurve(let end, let control):
        guard let start = points.last else { continue }
        append { t in
          let u = 1 - t
          return (
            u * u * start.x + 2 * u * t * control.x + t * t * end.x,
            u * u * start.y + 2 * u * t * control.y + t * t * end.y
          )
        }
      case .curve(let end, let first, let second):
        guard let start = points.last else { continue }
        append { t in
          let (u, v) = ((1 - t) * (1 - t), t * t)
          let (a, b, c, d) = (u * (1 - t), 3 * u * t, 3 * (1 - t) * v, v * t)
          return (
            a * start.x + b * first.x + c * second.x + d * end.x,
            a * start.y + b * first.y + c * second.y + d * end.y
          )
        }
      case .close: break
      }
    }
    self.points = points
  }

  /// Positive if the points run counterclockwise and y grows upwards.
  var area: Double {
    edges.reduce(0) { $0 + $1.from.x * $1.to.y - $1.to.x * $1.from.y } / 2
  }

  private var edges: [(from: CGPoint, to: CGPoint)] {
    points.indices.map { (points[$0], points[($0 + 1) % points.count]) }
  }

  /// True if the first point of `other`, a smaller polygon, is inside.
  func contains(_ other: Polygon) -> Bool {
    guard let point = other.points.first, abs(other.area) < abs(area) else { return false }
    let crossings = edges.count { edge in
      guard (edge.from.y > point.y) != (edge.to.y > point.y) else { return false }
      let share = (point.y - edge.from.y) / (edge.to.y - edge.from.y)
      return edge.from.x + share * (edge.to.x - edge.from.x) > point.x
    }
    return !crossings.isMultiple(of: 2)
  }
}
