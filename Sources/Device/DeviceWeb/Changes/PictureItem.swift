import DeviceEngine
import DeviceProtocol
import HostLink

/// Something that a page shows as one picture: a placement, a control, one presentation of an
/// activity, the window of the app in front, the view of a snippet, or a whole surface of a
/// companion.
package struct PictureItem: Hashable, Sendable {
  package struct Surface: Hashable, Sendable {
    package var role: DeviceRole
    package var name: SurfaceName
    /// Of a Home Screen or Control Center, from 0.
    package var page = 0
  }

  /// The id of the placement, the control or the activity; of a surface `watch.face`, of its second
  /// page `pad.home.1`.
  package var id: String
  /// The presentation of an activity; nil for everything else.
  package var presentation: ActivityPresentationName?
  /// The surface; nil for everything else.
  package var surface: Surface?

  package init(_ id: String, _ presentation: ActivityPresentationName? = nil) {
    self.id = id
    self.presentation = presentation
  }

  init(_ surface: Surface) {
    let page = surface.page == 0 ? "" : ".\(surface.page)"
    id = "\(surface.role.rawValue).\(surface.name.rawValue)\(page)"
    self.surface = surface
  }

  /// The window of the app in front.
  static var app: PictureItem { PictureItem(PlacementID.appInFront.rawValue) }
  /// The view of the card of a shortcut.
  static var snippet: PictureItem { PictureItem(PlacementID.snippet.rawValue) }
}

/// An item at a scale: all pages that show it share one picture.
struct PictureKey: Hashable, Sendable {
  var item: PictureItem
  /// Pixels per point.
  var scale: Double
}
