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
    package var shown: [ShownActivity?]
    /// `ActivityState.backgroundTint`, `RRGGBBAA`.
    package var backgroundTint: String?

    package init(shown: [ShownActivity?], backgroundTint: String? = nil) {
      self.shown = shown
      self.backgroundTint = backgroundTint
    }
  }

  /// A control in the order of its surface.
  package struct Control: Sendable {
    package var surface: SurfaceName
    package var size: ControlSizeName
    /// nil if it is not loaded yet; a plain shape is drawn.
    package var shown: ShownControl?
    package var hasProblem: Bool

    package init(
      surface: SurfaceName, size: ControlSizeName, shown: ShownControl?, hasProblem: Bool = false
    ) {
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
  package var alert: WatchAlert?
  /// The controls of `controlSurfaces`, each surface's in its order.
  package var controls: [Control] = []

  package init(
    surface: SurfaceName, settings: DeviceSettings, now: Date, widgets: [SurfaceScene.Widget],
    activities: [Activity] = [], alert: WatchAlert? = nil
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

  /// The frames of the widgets in their order; nil for those that the surface does not show now.
  ///
  /// - Parameter sizes: The sizes of the activities that precede the widgets of a list.
  func frames(_ device: Device, _ layout: CompanionLayout, below sizes: [LinkSize]) -> [CGRect?] {
    if surface == .face {
      let slots = layout.face(settings.face)?.slots ?? []
      return widgets.map { widget in
        guard case .face(settings.face, let position) = widget.place else { return nil }
        return slots.element(at: position)?.rectangle
      }
    }
    guard let list = layout.list(widgetSurface) else { return widgets.map { _ in nil } }
    let order = widgets.indices.filter { device.shownSize(of: widgets[$0].family) != nil }.sorted {
      widgets[$0].listPosition < widgets[$1].listPosition
    }
    let all = sizes + order.compactMap { device.shownSize(of: widgets[$0].family) }
    var frames = [CGRect?](repeating: nil, count: widgets.count)
    for (index, frame) in zip(order, list.frames(all).dropFirst(sizes.count)) {
      frames[index] = frame.rectangle
    }
    return frames
  }
}

extension SurfaceScene.Widget {
  fileprivate var listPosition: Int {
    if case .list(_, let position) = place { position } else { 0 }
  }
}
