import DeviceEngine
import DeviceStore
import HostLink

/// The effects that a host has decided on but not yet stored and published, in order.
///
/// The host collects them while it handles an event, then stores and publishes them together
/// (`WidgetHost.flush`). Touching an identifier several times publishes its state once, as it is at
/// the end.
struct PendingEffects {
  var store: [StoreChange] = []
  var rows: [LedgerRow] = []
  var changes: [HostChange] = []
  /// The placements whose state changed, in the order of their first change.
  private(set) var touched: [PlacementIdentifier] = []

  /// The controls whose state changed, in the order of their first change.
  private(set) var touchedControls: [ControlIdentifier] = []
  private var isTouched: Set<ControlIdentifier> = []

  mutating func touch(control id: ControlIdentifier) {
    if isTouched.insert(id).inserted { touchedControls.append(id) }
  }

  /// The activities whose state changed, in the order of their first change.
  private(set) var touchedActivities: [ActivityIdentifier] = []
  private var isTouchedActivity: Set<ActivityIdentifier> = []

  mutating func touch(activity id: ActivityIdentifier) {
    if isTouchedActivity.insert(id).inserted { touchedActivities.append(id) }
  }

  mutating func touch(_ id: PlacementIdentifier) {
    if !touched.contains(id) { touched.append(id) }
  }
}
