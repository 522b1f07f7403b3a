/// The user's decision on an app that schedules alarms.
///
/// Without a decision, the first request is allowed, like that of notifications.
public enum AlarmDecision: String, CaseIterable, Sendable { case allow, deny }

/// Which apps may schedule alarms.
public typealias AlarmAccess = AccessList<AlarmDecision>
