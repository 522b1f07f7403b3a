import DeviceEngine
import DeviceStore
import HostLink

/// What a host has decided and not stored and told yet, in order.
struct PendingEffects {
  var store: [StoreChange] = []
  var rows: [LedgerRow] = []
  var changes: [HostChange] = []
  /// Placements whose state is another one, in the order in which they were first touched.
  private(set) var touched: [PlacementIdentifier] = []

  /// The same of controls.
  private(set) var touchedControls: [ControlIdentifier] = []
  private var isTouched: Set<ControlIdentifier> = []

  mutating func touch(control id: ControlIdentifier) {
    if isTouched.insert(id).inserted { touchedControls.append(id) }
  }

  /// The same of activities.
  private(set) var touchedActivities: [ActivityIdentifier] = []
  private var isTouchedActivity: Set<ActivityIdentifier> = []

  mutating func touch(activity id: ActivityIdentifier) {
    if isTouchedActivity.insert(id).inserted { touchedActivities.append(id) }
  }

  mutating func touch(_ id: PlacementIdentifier) {
    if !touched.contains(id) { touched.append(id) }
  }
}
