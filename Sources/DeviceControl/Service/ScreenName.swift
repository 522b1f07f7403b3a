import WidgetHost

/// A screen that is drawn whole: a surface, or Control Center over the Home or the Lock Screen.
public enum ScreenName: String, Codable, CaseIterable, Sendable {
  case home, lock, standBy, controlCenter

  /// nil for Control Center, which widgets cannot be on.
  var surface: PlacementSurface? { PlacementSurface(rawValue: rawValue) }
}
