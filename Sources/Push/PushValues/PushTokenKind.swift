/// The purpose of a push token, which decides the types of pushes that it accepts.
///
/// Raw values are part of the formats of commands and of the records in a cluster.
public enum PushTokenKind: String, Codable, CaseIterable, Sendable {
  /// `activityUpdate` belongs to one activity, `control` to one control, the others to an app.
  case activityUpdate, activityStart, widgets, control, app
}
