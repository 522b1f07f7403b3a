import DeviceProtocol
import HostLink

/// Something that a page shows as one picture: a placement, a control, one presentation of an
/// activity, or the window of the app in front.
package struct PictureItem: Hashable, Sendable {
  /// The id of the placement, the control or the activity.
  package var id: String
  /// The presentation of an activity; nil for placements and controls.
  package var presentation: ActivityPresentationName?

  package init(_ id: String, _ presentation: ActivityPresentationName? = nil) {
    self.id = id
    self.presentation = presentation
  }

  /// The window of the app in front.
  static var app: PictureItem { PictureItem(.appInFront) }
}
