import HostLink

/// Where an activity is in its life.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Scheduled for later.
  case pending
  case active
  case ended
  case dismissed
  /// Its content is older than its stale date.
  case stale
}

extension ActivityState {
  init(_ link: ActivityStateName) {
    self =
      switch link {
      case .pending: .pending
      case .active: .active
      case .stale: .stale
      case .ended: .ended
      case .dismissed: .dismissed
      }
  }
}

/// Whether an activity outlives the moment.
public enum ActivityStyle: Hashable, Sendable {
  case standard
  /// Ends when the device locks or the person leaves the expanded presentation.
  case transient
}
