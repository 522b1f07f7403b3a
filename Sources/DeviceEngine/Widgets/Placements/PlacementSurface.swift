import HostLink

/// What shows widgets.
public enum PlacementSurface: String, Codable, CaseIterable, Sendable {
  case home, lock, standBy

  /// Whether its gallery offers the family, and places take it. Extra large widgets are iPads',
  /// which have no surfaces here; Home and Lock Screens share none, StandBy shows small ones.
  public func shows(_ family: WidgetFamilyName) -> Bool {
    switch self {
    case .home: [.systemSmall, .systemMedium, .systemLarge].contains(family)
    case .lock:
      [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(family)
    case .standBy: family == .systemSmall
    }
  }

  /// `WidgetLocation` by WidgetKit's name, as `disfavoredLocations(_:for:)` takes it.
  public var locationName: String {
    switch self {
    case .home: "homeScreen"
    case .lock: "lockScreen"
    case .standBy: "standBy"
    }
  }
}

extension Place {
  /// nil for a stack's member, whose surface is the stack's.
  public var surface: PlacementSurface? {
    switch self {
    case .home: .home
    case .lockInline, .lockRow: .lock
    case .standBy: .standBy
    case .stack: nil
    }
  }
}
