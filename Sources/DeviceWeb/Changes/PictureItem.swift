import DeviceSurfaces

/// What a page shows one picture of: a placement, a control, or one presentation of an activity.
public struct PictureItem: Hashable, Sendable {
  /// The placement's, the control's or the activity's.
  public var id: String
  /// Of an activity, nil for anything else.
  public var spot: ActivitySpot?

  public init(_ id: String, _ spot: ActivitySpot? = nil) {
    self.id = id
    self.spot = spot
  }
}
