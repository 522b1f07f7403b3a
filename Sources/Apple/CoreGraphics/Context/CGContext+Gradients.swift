import Foundation
import ViewArchive

extension CGContext {
  /// Fills the clip with a gradient along a line.
  public func drawLinearGradient(
    _ gradient: CGGradient, start: CGPoint, end: CGPoint, options: CGGradientDrawingOptions
  ) {
    guard start.isUsable, end.isUsable, start != end else { return }
    drawGradient(.linearGradient(gradient.archived, start: start, end: end)) { area in
      guard options != [.drawsBeforeStartLocation, .drawsAfterEndLocation] else { return area }
      return area.part(from: start, to: end, options)
    }
  }

  /// Fills the clip with a gradient between two circles.
  ///
  /// Circles with different centres are drawn around the centre of the larger one.
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint,
    endRadius: CGFloat, options: CGGradientDrawingOptions
  ) {
    let radii = [startRadius, endRadius]
    guard startCenter.isUsable, endCenter.isUsable,
      radii.allSatisfy({ (0..<1_000_000).contains($0) }), startRadius != endRadius
    else { return }
    let isGrowing = endRadius >= startRadius
    let center = isGrowing ? endCenter : startCenter
    let stops = isGrowing ? gradient.archived : gradient.archived.reversedStops
    let (inner, outer) = (min(startRadius, endRadius), max(startRadius, endRadius))
    let paint = Paint.radialGradient(
      stops, center: center, startRadius: Double(inner), endRadius: Double(outer))
    drawGradient(paint) { area in
      var path = PathGeometry()
      let continues = options.contains(
        isGrowing ? .drawsAfterEndLocation : .drawsBeforeStartLocation)
      if continues {
        path = area
      } else {
        path.addEllipse(in: CGRect(center: center, radius: outer))
      }
      let fillsInside = options.contains(
        isGrowing ? .drawsBeforeStartLocation : .drawsAfterEndLocation)
      if !fillsInside, inner > 0 { path.addEllipse(in: CGRect(center: center, radius: inner)) }
      return path
    }
  }

  /// - Parameter part: The part of the clip's bounds to fill, in the current coordinates, by the
  ///   even-odd rule.
  private func drawGradient(_ paint: Paint, part: (PathGeometry) -> PathGeometry) {
    let area = state.clipBounds
    guard state.transform.isUsable, !area.isNull else { return }
    var bounds = PathGeometry()
    bounds.addRect(area.insetBy(dx: -1, dy: -1))
    guard let outline = part(bounds.applying(state.transform.inverted())).archived else { return }
    draw(
      .fill(outline, paint, evenOdd: true), cover: .fill(outline, .color(.black), evenOdd: true),
      transform: state.transform)
  }
}

extension CGGradient {
  fileprivate var archived: [Paint.GradientStop] {
    stops.map { stop in
      Paint.GradientStop(
        color: PaintColor(stop.color),
        location: stop.location.isFinite ? min(max(Double(stop.location), 0), 1) : 0)
    }.sorted { $0.location < $1.location }
  }
}

extension [Paint.GradientStop] {
  fileprivate var reversedStops: [Paint.GradientStop] {
    reversed().map { Paint.GradientStop(color: $0.color, location: 1 - $0.location) }
  }
}

extension PathGeometry {
  /// A strip across the line from `start` to `end` that covers the path in the directions in which
  /// the gradient continues.
  fileprivate func part(
    from start: CGPoint, to end: CGPoint, _ options: CGGradientDrawingOptions
  ) -> PathGeometry {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = (dx * dx + dy * dy).squareRoot()
    let (x, y) = (dx / length, dy / length)
    let far =
      bounds.width + bounds.height + (bounds.midX - start.x).magnitude
      + (bounds.midY - start.y).magnitude + length
    let before = options.contains(.drawsBeforeStartLocation) ? -far : 0
    let after = options.contains(.drawsAfterEndLocation) ? far : length
    func corner(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
      CGPoint(x: start.x + x * along - y * across, y: start.y + y * along + x * across)
    }
    var strip = PathGeometry()
    strip.addLines(between: [
      corner(before, -far), corner(after, -far), corner(after, far), corner(before, far),
    ])
    strip.close()
    return strip
  }
}

extension CGRect {
  fileprivate init(center: CGPoint, radius: CGFloat) {
    self.init(x: center.x - radius, y: center.y - radius, width: radius * 2, height: radius * 2)
  }
}

extension CGPoint {
  fileprivate var isUsable: Bool { x.magnitude < 1_000_000 && y.magnitude < 1_000_000 }
}
