/// The pose of a pencil over the screen.
public struct PencilHoverPose: Hashable, Sendable {
  /// In the view's coordinates, in points.
  public let location: CGPoint
  public let anchor: UnitPoint
  /// The distance from the screen, 0…1.
  public let zDistance: CGFloat
  public let altitude: Angle
  public let azimuth: Angle
  public let roll: Angle
}

/// A double tap of a pencil.
public struct PencilDoubleTapGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// A squeeze of a pencil.
public struct PencilSqueezeGestureValue: Hashable, Sendable {
  public let hoverPose: PencilHoverPose?
}

/// A phase of a squeeze.
public enum PencilSqueezeGesturePhase: Hashable, Sendable {
  case active(PencilSqueezeGestureValue)
  case ended(PencilSqueezeGestureValue)
  case failed
}
