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
  /// The items whose state changed, in the order of their first changes.
  private(set) var touched = OrderedSet<PlacementID>()
  private(set) var touchedControls = OrderedSet<ControlID>()
  private(set) var touchedActivities = OrderedSet<ActivityID>()

  mutating func touch(_ id: PlacementID) { touched.insert(id) }

  mutating func touch(control id: ControlID) { touchedControls.insert(id) }

  mutating func touch(activity id: ActivityID) { touchedActivities.insert(id) }
}
