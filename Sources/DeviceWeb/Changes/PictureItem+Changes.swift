import DeviceEngine
import HostLink

extension PictureItem.Surface {
  /// Whether a change of the host can change the picture of the surface, so that a change of one
  /// device does not draw the others.
  ///
  /// - Parameters:
  ///   - ids: The widgets and activities in the latest picture.
  ///   - companions: The companions as they were before the change.
  func isAffected(
    by change: HostChange, showing ids: Set<String>, companions: [CompanionState]
  ) -> Bool {
    switch change {
    case .placement(let state):
      // A widget in a stack is on the stack's surface.
      return ids.contains(state.id)
        || (state.placement.place.surface == name && state.placement.role == role)
    case .stack(let stack): return stack.place.surface == name && stack.role == role
    case .activity: return name.showsActivities || name == .lock
    case .control(let state):
      // All pictures of a Mac show its menu bar.
      return state.control.role == role || ids.contains(state.id)
    case .removed(let id), .activityRemoved(let id), .controlRemoved(let id):
      return ids.contains(id)
    case .companions(let new):
      return new.first { $0.role == role } != companions.first { $0.role == role }
    case .clock, .resync: return true
    // Companions have their own settings, and show no apps.
    case .device, .stackRemoved, .extensions, .gallery, .frontApp,
      .screen, .link, .notifications, .ledger, .notices:
      return false
    }
  }
}
