import DeviceEngine
import Foundation
import HostLink

/// The devices beside the main one, and what only they show.
struct HostedCompanions {
  /// The settings of the connected companions.
  private(set) var settings: [DeviceRole: DeviceSettings] = [:]
  /// The alerts of activities, by the companion that shows them.
  private var alerts: [DeviceRole: CompanionAlerts] = [:]
  /// What the Smart Stack of the watch shows.
  var smartStack = SmartStackEngine()

  var isEmpty: Bool { settings.isEmpty }

  // MARK: Alerts

  func alert(on role: DeviceRole) -> CompanionAlert? { alerts[role]?.shown }

  /// Shows an alert for some seconds, in place of the one before.
  mutating func show(
    _ alert: ActivityAlert, of activity: ActivityID, app: String, on role: DeviceRole,
    for duration: Double, at now: Date
  ) {
    alerts[role, default: CompanionAlerts()]
      .show(alert, of: activity, app: app, for: duration, at: now)
  }

  /// Removes the alerts whose time is over. Returns whether anything has changed.
  mutating func advanceAlerts(to now: Date) -> Bool {
    var hasChanged = false
    for role in alerts.keys where alerts[role]?.advance(to: now) == true { hasChanged = true }
    return hasChanged
  }

  /// Removes and returns the alert.
  mutating func dismissAlert(on role: DeviceRole) -> CompanionAlert? { alerts[role]?.dismiss() }

  var nextAlertWake: Date? { alerts.values.compactMap(\.nextWake).min() }

  // MARK: Settings

  /// The settings of a companion; nil if it is not connected.
  subscript(role: DeviceRole) -> DeviceSettings? {
    get { settings[role] }
    set { settings[role] = newValue }
  }
}
