import DeviceEngine
import WidgetHost

/// The contents of the Dynamic Island. A presentation that is not loaded yet is nil.
package enum IslandScene: Sendable {
  case compact(leading: ShownActivity?, trailing: ShownActivity?)
  /// One activity in the pill with the camera, another in the circle beside it.
  case minimal(attached: ShownActivity?, detached: ShownActivity?)
  case expanded(ShownActivity?)
}

/// Activities over the widgets of a surface with `SurfaceTraits.enlargedActivities`.
package enum ActivityOverlay: Sendable {
  /// Circles at the top, over the widgets. An activity that is not loaded yet is nil.
  case circles([ShownActivity?])
  /// One activity fills the screen instead of the widgets.
  case full(SurfaceScene.Activity)
}

extension SurfaceScene {
  /// An activity of the Lock Screen's stack.
  package struct Activity: Sendable {
    package var id: ActivityID
    /// nil if it is not loaded yet; a plain shape is drawn.
    package var shown: ShownActivity?
    /// `ActivityState.backgroundTint`, `RRGGBBAA`; nil draws glass.
    package var backgroundTint: String?

    package init(
      _ id: ActivityID = "", shown: ShownActivity?, backgroundTint: String? = nil
    ) {
      self.id = id
      self.shown = shown
      self.backgroundTint = backgroundTint
    }
  }
}
