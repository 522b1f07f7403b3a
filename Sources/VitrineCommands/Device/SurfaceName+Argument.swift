import HostLink

extension SurfaceName {
  /// The name on the command line and in file names.
  var argument: String {
    switch self {
    case .controlCenter: "control-center"
    case .actionButton: "action-button"
    default: rawValue.lowercased()
    }
  }
}
