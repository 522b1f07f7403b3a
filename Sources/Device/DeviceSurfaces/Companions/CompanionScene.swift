import DeviceEngine
import Devices
import Foundation
import HostLink
import WidgetHost

/// The contents of a surface of a watch, a car or a Mac at one moment.
///
/// Like `SurfaceScene`, a scene is plain data: the same scene produces the same picture.
package struct CompanionScene: Sendable {
  /// An activity's presentations, in the order of `CompanionLayout.activityForms`. One that is not
  /// loaded yet is nil.
  package struct Activity: Sendable {
    package var id: ActivityID
    package var shown: [ShownActivity?]
    /// `ActivityState.backgroundTint`, `RRGGBBAA`.
    package var backgroundTint: String?

    package init(
      _ id: ActivityID = "", shown: [ShownActivity?], backgroundTint: String? = nil
    ) {
      self.id = id
      self.shown = shown
      self.backgroundTint = backgroundTint
    }
  }

  /// A control in the order of its surface.
  package struct Control: Sendable {
    package var id: ControlID
    package var surface: SurfaceName
    package var size: ControlSizeName
    /// nil if it is not loaded yet; a plain shape is drawn.
    package var shown: ShownControl?
    package var hasProblem: Bool

    package init(
      _ id: ControlID = "", surface: SurfaceName, size: ControlSizeName,
      shown: ShownControl?, hasProblem: Bool = false
    ) {
      self.id = id
      self.surface = surface
      self.size = size
      self.shown = shown
      self.hasProblem = hasProblem
    }
  }

  package var surface: SurfaceName
  /// The settings of the companion.
  package var settings: DeviceSettings
  /// The device's time.
  package var now: Date
  /// The widgets of the surface. Those of other faces are not drawn.
  package var widgets: [SurfaceScene.Widget]
  package var activities: [Activity]
  /// Covers the screen of a watch.
  package var alert: CompanionAlert?
  /// The controls of `SurfaceName.shownControlLists`, each surface's in its order.
  package var controls: [Control] = []
  /// The visible page of a Mac's Control Center, from 0.
  package var page = 0
  /// Whether a dial shows the seconds. Without, its hands move once a minute: a page moves the
  /// second hand itself.
  package var showsSeconds = true
  /// Whether a list that does not fit is shown as a whole; see `ScrolledList`.
  var unrollsList = false

  package init(
    surface: SurfaceName, settings: DeviceSettings, now: Date, widgets: [SurfaceScene.Widget],
    activities: [Activity] = [], alert: CompanionAlert? = nil
  ) {
    self.alert = alert
    self.surface = surface
    self.settings = settings
    self.now = now
    self.widgets = widgets
    self.activities = activities
  }
}

extension CompanionScene {
  /// The layout of the companion. Throws `SurfaceError` if it is not one.
  func layout() throws(SurfaceError) -> (Device, CompanionLayout) {
    guard let device = Device.named(settings.device), let layout = device.companion else {
      throw .noLayout(device: settings.device)
    }
    return (device, layout)
  }
}
