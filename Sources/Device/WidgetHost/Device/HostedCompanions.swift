import DeviceEngine
import HostLink

/// The devices beside the main one, and what only the watch shows.
struct HostedCompanions {
  /// The settings of the connected companions.
  private(set) var settings: [DeviceRole: DeviceSettings] = [:]
  /// The alert of an activity on the watch.
  var alerts = WatchAlerts()
  /// What the Smart Stack of the watch shows.
  var smartStack = SmartStackEngine()

  var isEmpty: Bool { settings.isEmpty }

  /// The settings of a companion; nil if it is not connected.
  subscript(role: DeviceRole) -> DeviceSettings? {
    get { settings[role] }
    set { settings[role] = newValue }
  }
}
