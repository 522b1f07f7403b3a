import Foundation
import ViewArchive

extension Outline {
  /// The outline without the inside of a convex shape, which must contain `center`.
  ///
  /// The outside of a convex polygon consists of one convex wedge for each side. Contours that
  /// touch the shape are clipped by each wedge. The wedges overlap by less than can be seen, so
  /// that no gaps remain between them; overlaps keep their winding.
  func subtracting(_ shape: Outline, center: CGPoint) -> Outline {
    let corners = Polygon(shape, steps: 4).counterclockwise.points
    guard corners.count >= 3, let box = shape.bounds else { return self }
    var result = Outline()
    for part in parts {
      guard let bounds = part.outer.bounds, bounds.intersects(box) else {
        result = result + part.outline
        continue
      }
      for contour in part.outline.contours {
        let polygon = Polygon(contour)
        for index in corners.indices {
          let (from, to) = (corners[index], corners[(index + 1) % corners.count])
          guard from != to else { continue }
          let wedge = polygon.clipped(to: [
            HalfPlane(from: to, to: from),
            HalfPlane(from: center, to: from).widened,
            HalfPlane(from: to, to: center).widened,
          ])
          result = result + wedge.outline
        }
      }
    }
    return result
  }
}

/// The points on the left of a line, if y grows upwards.
private struct HalfPlane {
  var x, y, offset: Double

  init(from: CGPoint, to: CGPoint) {
    let (dx, dy) = (Double(to.x - from.x), Double(to.y - from.y))
    let length = max((dx * dx + dy * dy).squareRoot(), 1e-9)
    x = -dy / length
    y = dx / length
    offset = x * Double(from.x) + y * Double(from.y)
  }

  /// Half a unit larger.
  var widened: HalfPlane {
    var wide = self
    wide.offset -= 0.5
    return wide
  }

  /// The distance from the line; positive inside.
  func depth(_ point: CGPoint) -> Double { x * Double(point.x) + y * Double(point.y) - offset }
}

extension Polygon {
  fileprivate var counterclockwise: Polygon {
    area < 0 ? Polygon(points: points.reversed()) : self
  }

  /// The part of the polygon in all half-planes (Sutherland and Hodgman).
  fileprivate func clipped(to planes: [HalfPlane]) -> Polygon {
    planes.reduce(self) { polygon, plane in
      var kept: [CGPoint] = []
      for (index, point) in polygon.points.enumerated() {
        let previous = polygon.points[(index + polygon.points.count - 1) % polygon.points.count]
        let (before, here) = (plane.depth(previous), plane.depth(point))
        if (before >= 0) != (here >= 0) {
          let share = before / (before - here)
          kept.append(
            CGPoint(
              x: Double(previous.x) + share * Double(point.x - previous.x),
              y: Double(previous.y) + share * Double(point.y - previous.y)))
        }
        if here >= 0 { kept.append(point) }
      }
      return Polygon(points: kept)
    }
  }

  fileprivate var outline: Outline {
    guard let first = points.first, points.count > 2 else { return Outline() }
    return Outline([.move(first)] + points.dropFirst().map { .line($0) } + [.close])
  }
}
