import HostLink

/// The places where surfaces show an activity. `lockScreen` is also the banner on phones without a
/// Dynamic Island.
package enum ActivitySpot: String, Codable, CaseIterable, Sendable {
  case lockScreen, compactLeading, compactTrailing, minimal, expanded
  /// The full screen in StandBy.
  case standBy

  /// The presentation whose archive is drawn.
  package var presentation: ActivityPresentationName {
    switch self {
    case .lockScreen, .standBy: .lockScreen
    case .compactLeading: .compactLeading
    case .compactTrailing: .compactTrailing
    case .minimal: .minimal
    case .expanded: .expanded
    }
  }

  package var isFullscreen: Bool { self == .standBy }

  /// The factor by which the presentation is enlarged. Source: Human Interface Guidelines.
  package var factor: Double { self == .standBy ? 2 : 1 }
}
