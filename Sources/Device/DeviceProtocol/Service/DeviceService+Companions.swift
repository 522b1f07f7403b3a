import DeviceEngine
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import WidgetHost

// Surfaces of a watch, a car or a Mac.
extension DeviceService {
  /// Throws `HostError.badPlace` if the companion is not connected or there is no such page,
  /// `SurfaceError`.
  ///
  /// - Parameter mayClamp: Whether the last page is meant by those beyond it.
  func companionScene(
    _ surface: SurfaceName, page: Int, mayClamp: Bool = false, of state: HostState
  ) async throws -> CompanionScene {
    let role = surface.role
    let settings = try state.connected(role)
    guard let layout = Device.named(settings.device)?.companion else {
      throw SurfaceError.noLayout(device: settings.device)
    }
    var activities: [CompanionScene.Activity] = []
    for activity in state.visibleActivities where surface.showsActivities {
      var shown: [ShownActivity?] = []
      for form in layout.activityForms {
        shown.append(try await self.shown(activity, form.presentation, on: role))
      }
      activities.append(
        CompanionScene.Activity(
          activity.id, shown: shown, backgroundTint: activity.backgroundTint))
    }
    var scene = CompanionScene(
      surface: surface, settings: settings, now: state.clock.now, widgets: [],
      activities: activities, alert: state.companions?.first { $0.role == role }?.alert)
    scene.widgets = try await widgets(on: scene.widgetSurface, of: role, in: state)
    for shownSurface in surface.shownControlLists {
      scene.controls += try await controls(on: shownSurface, of: state)
    }
    let pages = scene.pages?.count
    scene.page = mayClamp ? min(page, (pages ?? 1) - 1) : page
    try surface.check(page: scene.page, of: pages)
    return scene
  }
}
