import DeviceEngine
import HostLink

extension PictureItem.Surface {
  /// Whether a change of the host can change the picture of the surface, so that a change of one
  /// device does not draw the others.
  ///
  /// - Parameters:
  ///   - ids: The widgets, activities and controls in the picture; nil if they are not known.
  ///   - companions: The companions as they were before the change.
  func isAffected(
    by change: HostChange, showing ids: @autoclosure () -> Set<ItemID>?,
    companions: [CompanionState]
  ) -> Bool {
    func isShown(_ id: ItemID) -> Bool { ids()?.contains(id) ?? true }
    switch change {
    case .placement(let state):
      // A widget in a stack is on the stack's surface.
      return isShown(.placement(state.id))
        || (state.placement.place.surface == name.widgetSurface && state.placement.role == role)
    case .stack(let stack): return stack.place.surface == name && stack.role == role
    case .activity(let state):
      // A Home Screen may show a banner with it.
      return name.showsActivities || name == .lock || isShown(.activity(state.id))
    case .control(let state):
      // All pictures of a Mac show its menu bar.
      return state.control.role == role || isShown(.control(state.id))
    case .removed(let id): return isShown(.placement(id))
    case .activityRemoved(let id): return isShown(.activity(id))
    case .controlRemoved(let id): return isShown(.control(id))
    case .companions(let new):
      return new.first { $0.role == role } != companions.first { $0.role == role }
    // Installed apps or their names have changed, which a Home Screen shows.
    case .gallery: return role == .pad
    case .clock, .resync: return true
    // Companions have their own settings, and open no apps.
    case .device, .stackRemoved, .extensions, .frontApp, .screen, .snippet, .link,
      .notifications, .ledger, .notices:
      return false
    }
  }
}
