import HostLink

// What surfaces do with controls. Source: WidgetKit's documentation, "Controls".
extension SurfaceName {
  /// The sizes of controls on the surface, the usual one first; empty if it shows none.
  public var controlSizes: [ControlSizeName] {
    switch self {
    case .controlCenter, .macControlCenter: ControlSizeName.allCases
    case .lock, .actionButton, .watchControlCenter, .menuBar: [.small]
    case .smartStack: [.medium]
    default: []
    }
  }

  /// Whether the surface of a companion shows controls in the user's order; see
  /// `ControlPlace.list`.
  public var listsControls: Bool { Self.controlLists.contains(self) }

  /// The ordered controls that a picture of the surface of a companion shows, its own first. All
  /// pictures of a Mac show its menu bar; an iPad has the same Control Center as a phone.
  public var shownControlLists: [SurfaceName] {
    let own = listsControls || self == .controlCenter ? [self] : []
    return role == .mac && self != .menuBar ? own + [.menuBar] : own
  }

  public static let controlLists: [SurfaceName] = [
    .watchControlCenter, .smartStack, .macControlCenter, .menuBar,
  ]
}
