import DeviceSurfaces

/// Something that a page shows as one picture: a placement, a control, or one presentation of an
/// activity.
public struct PictureItem: Hashable, Sendable {
  /// The id of the placement, the control or the activity.
  public var id: String
  /// The presentation of an activity; nil for placements and controls.
  public var spot: ActivitySpot?

  public init(_ id: String, _ spot: ActivitySpot? = nil) {
    self.id = id
    self.spot = spot
  }
}
