import ViewArchive

/// The tint of a gauge or progress view if it is a gradient without a direction. Such a gradient
/// follows the track, from its start to its end.
struct TrackGradient {
  let stops: [Paint.GradientStop]

  /// Nil if the tint is another style.
  @MainActor
  init?(_ request: _PaintRequest) {
    var request = request
    let tint = request.environment.tintStyle?.base
    request.environment.tintStyle = nil
    switch tint {
    case let gradient as Gradient: stops = AnyGradient(gradient).stops(request)
    case let gradient as AnyGradient: stops = gradient.stops(request)
    default: return nil
    }
  }

  /// The paint of an arc. The gradient covers the full circle, so that each of the arc's round ends
  /// has the color of its end.
  func arc(_ center: CGPoint, from start: Angle, sweep: Angle) -> Paint {
    let gap = (2 * .pi - sweep.radians) / 2
    let first = start.radians - gap
    return .angularGradient(
      stops.map {
        Paint.GradientStop(
          color: $0.color, location: (gap + $0.location * sweep.radians) / (2 * .pi))
      }, center: center, startAngle: first, endAngle: first + 2 * .pi)
  }

  /// The paint of a horizontal bar between two x coordinates.
  func bar(from start: CGFloat, to end: CGFloat) -> Paint {
    .linearGradient(stops, start: CGPoint(x: start, y: 0), end: CGPoint(x: end, y: 0))
  }

  /// The paint of a marker at a fraction of the track.
  @MainActor
  func marker(at fraction: Double) -> Paint {
    guard let next = stops.firstIndex(where: { $0.location >= fraction }) else {
      return .color(stops.last?.color ?? .clear)
    }
    guard next > 0 else { return .color(stops[0].color) }
    let (before, after) = (stops[next - 1], stops[next])
    let length = after.location - before.location
    return .color(
      ColorConversion.mix(
        before.color, after.color, length > 0 ? (fraction - before.location) / length : 1))
  }
}
