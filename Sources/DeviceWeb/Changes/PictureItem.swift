import DeviceSurfaces

/// Something that a page shows as one picture: a placement, a control, or one presentation of an
/// activity.
package struct PictureItem: Hashable, Sendable {
  /// The id of the placement, the control or the activity.
  package var id: String
  /// The presentation of an activity; nil for placements and controls.
  package var spot: ActivitySpot?

  package init(_ id: String, _ spot: ActivitySpot? = nil) {
    self.id = id
    self.spot = spot
  }
}
