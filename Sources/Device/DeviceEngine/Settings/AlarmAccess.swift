/// The user's decision on an app that schedules alarms.
public enum AlarmDecision: String, CaseIterable, Sendable {
  /// The app has asked on the page, and the user has not answered.
  case ask
  case allow, deny
}

/// Which apps may schedule alarms.
public typealias AlarmAccess = AccessList<AlarmDecision>
