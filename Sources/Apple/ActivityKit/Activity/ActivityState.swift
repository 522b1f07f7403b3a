import HostLink

/// The phase of an activity's life.
public enum ActivityState: Codable, Hashable, Sendable {
  /// Scheduled for later.
  case pending
  case active
  case ended
  case dismissed
  /// The content's stale date has passed.
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

/// How long an activity stays.
public enum ActivityStyle: Hashable, Sendable {
  case standard
  /// Ends when the device locks or the user leaves the expanded presentation.
  case transient
}
