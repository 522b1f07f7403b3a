import DeviceEngine

/// A screen that is drawn whole: a surface, Control Center over the Home or the Lock Screen, the
/// Home Screen with the Dynamic Island expanded, or StandBy with an activity that fills it.
package enum ScreenName: String, Codable, CaseIterable, Sendable {
  case home, lock, standBy, controlCenter, island, standByActivity

  /// The surface whose widgets the screen shows; nil for Control Center.
  var surface: PlacementSurface? {
    switch self {
    case .island: .home
    case .standByActivity: .standBy
    case .home, .lock, .standBy, .controlCenter: PlacementSurface(rawValue: rawValue)
    }
  }
}
