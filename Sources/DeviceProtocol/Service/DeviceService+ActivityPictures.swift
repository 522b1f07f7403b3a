import DeviceEngine
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import WidgetHost

// Pictures of activities.
extension DeviceService {
  /// One presentation of an activity as its surface shows it now.
  ///
  /// `scale`: pixels a point of the surface.
  ///
  /// - Throws: `HostError.unknownActivity`, `.activityNotLoaded`; `ArchiveError`,
  ///   `RasterizerError`.
  package func picture(
    of activity: ActivityIdentifier, _ spot: ActivitySpot, scale: Double
  ) async throws -> WidgetPicture {
    let shown = try await host.shownActivity(
      activity, spot.presentation, isFullscreen: spot.isFullscreen)
    return try await pictures.picture(
      of: shown, at: shown.instant, scale: scale * spot.factor,
      isLocked: await host.deviceSettings().isLocked)
  }

  /// The Lock Screen's stack.
  func lockActivities(of state: HostState) async throws -> [SurfaceScene.Activity] {
    var activities: [SurfaceScene.Activity] = []
    for activity in state.activities {
      activities.append(
        SurfaceScene.Activity(
          shown: try await shown(activity, .lockScreen), backgroundTint: activity.backgroundTint))
    }
    return activities
  }

  /// As it is; nil without activities.
  func island(of state: HostState) async throws -> IslandScene? {
    func activity(_ place: IslandPlace) -> ActivityState? {
      state.activities.first { $0.island == place }
    }
    if let compact = activity(.compact) {
      return .compact(
        leading: try await shown(compact, .compactLeading),
        trailing: try await shown(compact, .compactTrailing))
    }
    guard let attached = activity(.minimalAttached), let detached = activity(.minimalDetached)
    else { return nil }
    return .minimal(
      attached: try await shown(attached, .minimal), detached: try await shown(detached, .minimal))
  }

  /// The first activity, as when its Island is held. Throws `HostError.badPlace` without one.
  func expandedIsland(of state: HostState) async throws -> IslandScene {
    guard let first = state.activities.first(where: { $0.island != .hidden }) else {
      throw HostError.badPlace(reason: "no activity is in the Dynamic Island")
    }
    return .expanded(try await shown(first, .expanded))
  }

  /// Circles for those of the Island; nil without.
  func standBy(of state: HostState) async throws -> StandByScene? {
    var circles: [ShownActivity?] = []
    for activity in state.activitiesOnTop { circles.append(try await shown(activity, .minimal)) }
    return circles.isEmpty ? nil : .circles(circles)
  }

  /// The first activity, as when it is tapped. Throws `HostError.badPlace` without one.
  func fullStandBy(of state: HostState) async throws -> StandByScene {
    guard let first = state.activitiesOnTop.first else {
      throw HostError.badPlace(reason: "no activity is in StandBy")
    }
    return .full(
      SurfaceScene.Activity(
        shown: try await shown(first, .standBy), backgroundTint: first.backgroundTint))
  }

  /// nil where nothing can be shown yet.
  private func shown(
    _ activity: ActivityState, _ spot: ActivitySpot
  ) async throws -> ShownActivity? {
    do {
      return try await host.shownActivity(
        activity.id, spot.presentation, isFullscreen: spot.isFullscreen)
    } catch HostError.activityNotLoaded, HostError.unknownActivity {
      return nil
    }
  }
}

extension HostState {
  /// The activities at the top of StandBy, side by side: those of the Dynamic Island.
  fileprivate var activitiesOnTop: [ActivityState] {
    [IslandPlace.compact, .minimalAttached, .minimalDetached].compactMap { place in
      activities.first { $0.island == place }
    }
  }
}
