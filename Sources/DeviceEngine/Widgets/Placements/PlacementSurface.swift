import HostLink

/// A surface that shows widgets.
public enum PlacementSurface: String, Codable, CaseIterable, Sendable {
  case home, lock, standBy

  /// Whether the surface supports a family. Extra large widgets exist only on iPads, whose surfaces
  /// are not supported.
  public func shows(_ family: WidgetFamilyName) -> Bool {
    switch self {
    case .home: [.systemSmall, .systemMedium, .systemLarge].contains(family)
    case .lock:
      [.accessoryCircular, .accessoryRectangular, .accessoryInline].contains(family)
    case .standBy: family == .systemSmall
    }
  }

  /// The surface's `WidgetLocation` in WidgetKit, as used by `disfavoredLocations(_:for:)`.
  public var locationName: String {
    switch self {
    case .home: "homeScreen"
    case .lock: "lockScreen"
    case .standBy: "standBy"
    }
  }
}

extension Place {
  /// nil for a stack's member, which is on the surface of its stack.
  public var surface: PlacementSurface? {
    switch self {
    case .home: .home
    case .lockInline, .lockRow: .lock
    case .standBy: .standBy
    case .stack: nil
    }
  }
}
