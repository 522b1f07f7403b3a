import DeviceEngine
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import WidgetHost

// Pictures of activities.
extension DeviceService {
  /// Draws a presentation of an activity as its surface shows it now. `scale` is in pixels per
  /// point of the surface.
  ///
  /// - Throws: `HostError.unknownActivity`, `.activityNotLoaded`; `ArchiveError`,
  ///   `RasterizerError`.
  package func picture(
    of activity: ActivityID, _ presentation: ActivityPresentationName, scale: Double
  ) async throws -> WidgetPicture {
    let shown = try await host.shownActivity(activity, presentation)
    return try await pictures.picture(
      of: shown, at: shown.instant, scale: scale * presentation.scale,
      isLocked: await host.deviceSettings().isLocked)
  }

  /// The activities on the Lock Screen of a device, the topmost first; none that wait for their
  /// start.
  func lockActivities(
    of state: HostState, on role: DeviceRole
  ) async throws -> [SurfaceScene.Activity] {
    var activities: [SurfaceScene.Activity] = []
    for activity in state.visibleActivities {
      activities.append(
        SurfaceScene.Activity(
          activity.id, shown: try await shown(activity, .lockScreen, on: role),
          backgroundTint: activity.backgroundTint))
    }
    return activities
  }

  /// The activity of the alert that a companion shows in a banner; nil if there is none. The page
  /// shows the banners of the main device itself.
  func banner(
    of state: HostState, on role: DeviceRole, _ surface: SurfaceName
  ) async throws -> SurfaceScene.Activity? {
    guard role == .pad, [.home, .today].contains(surface),
      let alert = state.companions?.first(where: { $0.role == role })?.alert,
      let activity = state.visibleActivities.first(where: { $0.id == alert.activity })
    else { return nil }
    return SurfaceScene.Activity(
      activity.id, shown: try await shown(activity, .lockScreen, on: role),
      backgroundTint: activity.backgroundTint)
  }

  /// The Dynamic Island as it is now; nil if it shows no activity.
  ///
  /// - Parameter isTurned: Whether an app in landscape shows it.
  func island(of state: HostState, isTurned: Bool = false) async throws -> IslandScene? {
    func activity(_ place: IslandPlace) -> ActivityState? {
      state.activities.first { $0.island == place }
    }
    if let compact = activity(.compact) {
      return .compact(
        leading: try await shown(compact, isTurned ? .landscapeLeading : .compactLeading),
        trailing: try await shown(compact, isTurned ? .landscapeTrailing : .compactTrailing))
    }
    let minimal: ActivityPresentationName = isTurned ? .landscapeMinimal : .minimal
    guard let attached = activity(.minimalAttached), let detached = activity(.minimalDetached)
    else { return nil }
    return .minimal(
      attached: try await shown(attached, minimal), detached: try await shown(detached, minimal))
  }

  /// The Dynamic Island with its first activity expanded, as while it is held. Throws
  /// `HostError.badPlace` if it shows no activity.
  func expandedIsland(of state: HostState) async throws -> IslandScene {
    guard let first = state.activities.first(where: { $0.island != .hidden }) else {
      throw HostError.badPlace(reason: "the Dynamic Island shows no activity")
    }
    return .expanded(try await shown(first, .expanded))
  }

  /// A circle for each activity of the Dynamic Island; nil if there is none.
  func circles(of state: HostState) async throws -> ActivityOverlay? {
    var circles: [ShownActivity?] = []
    for activity in state.activitiesOnTop { circles.append(try await shown(activity, .minimal)) }
    return circles.isEmpty ? nil : .circles(circles)
  }

  /// The first activity of a surface in full screen, as after a tap. Throws `HostError.badPlace` if
  /// it shows no activity.
  func enlargedActivity(
    on surface: SurfaceName, of state: HostState
  ) async throws -> ActivityOverlay {
    guard let first = state.activitiesOnTop.first,
      let presentation = surface.traits.enlargedActivities?.presentation
    else { throw HostError.badPlace(reason: "\(surface.title) shows no activity") }
    return .full(
      SurfaceScene.Activity(
        shown: try await shown(first, presentation), backgroundTint: first.backgroundTint))
  }

  /// nil if the presentation is not loaded yet.
  func shown(
    _ activity: ActivityState, _ presentation: ActivityPresentationName,
    on role: DeviceRole = .main
  ) async throws -> ShownActivity? {
    do {
      return try await host.shownActivity(activity.id, presentation, on: role)
    } catch HostError.activityNotLoaded, HostError.unknownActivity {
      return nil
    }
  }
}

extension HostState {
  /// The activities that are circles side by side: those of the Dynamic Island.
  fileprivate var activitiesOnTop: [ActivityState] {
    [IslandPlace.compact, .minimalAttached, .minimalDetached].compactMap { place in
      activities.first { $0.island == place }
    }
  }
}
