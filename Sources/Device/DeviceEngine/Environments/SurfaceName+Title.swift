import HostLink

extension SurfaceName {
  /// The surface's name in sentences.
  public var title: String {
    switch self {
    case .home: "Home Screen"
    case .today: "Today View"
    case .lock: "Lock Screen"
    case .standBy: "StandBy"
    case .controlCenter: "Control Center"
    case .actionButton: "Action button"
    case .island: "Dynamic Island"
    case .face: "watch face"
    case .smartStack: "Smart Stack"
    case .carPlay: "CarPlay"
    case .desktop: "desktop"
    case .notificationCenter: "Notification Center"
    case .watchControlCenter, .macControlCenter: "Control Center"
    case .menuBar: "menu bar"
    }
  }

  /// The name as the subject of a sentence. The names of systems have no article.
  public var titleWithArticle: String {
    switch self {
    case .standBy, .controlCenter, .carPlay, .notificationCenter: title
    case .watchControlCenter, .macControlCenter: title
    default: "the \(title)"
    }
  }
}
