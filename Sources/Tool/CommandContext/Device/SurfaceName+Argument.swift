import HostLink

extension SurfaceName {
  /// The name on the command line and in file names.
  package var argument: String {
    switch self {
    case .controlCenter: "control-center"
    case .actionButton: "action-button"
    case .smartStack: "smart-stack"
    case .notificationCenter: "notification-center"
    case .watchControlCenter: "watch-control-center"
    case .macControlCenter: "mac-control-center"
    case .menuBar: "menu-bar"
    default: rawValue.lowercased()
    }
  }
}
