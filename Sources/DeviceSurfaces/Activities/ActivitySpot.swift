import HostLink

/// Where a surface shows an activity. `lockScreen` also is the banner of phones without an Island.
public enum ActivitySpot: String, Codable, CaseIterable, Sendable {
  case lockScreen, compactLeading, compactTrailing, minimal, expanded
  /// All of StandBy's screen.
  case standBy

  /// What is archived for it.
  public var presentation: ActivityPresentationName {
    switch self {
    case .lockScreen, .standBy: .lockScreen
    case .compactLeading: .compactLeading
    case .compactTrailing: .compactTrailing
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }

  public var isFullscreen: Bool { self == .standBy }

  /// What the presentation's points are multiplied by. Source: Human Interface Guidelines.
  public var factor: Double { self == .standBy ? 2 : 1 }
}
