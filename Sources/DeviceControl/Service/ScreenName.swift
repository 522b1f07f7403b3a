import WidgetHost

/// A screen that is drawn whole: a surface, Control Center over the Home or the Lock Screen, or the
/// Home Screen with the Dynamic Island expanded.
public enum ScreenName: String, Codable, CaseIterable, Sendable {
  case home, lock, standBy, controlCenter, island

  /// What widgets are on; nil for Control Center.
  var surface: PlacementSurface? {
    self == .island ? .home : PlacementSurface(rawValue: rawValue)
  }
}
