import DeviceStore
import HostLink

/// The placeholder that a protected widget shows in place of its content.
///
/// It is requested as soon as the widget is placed, and not when the device is locked, so that it
/// is ready when the content must disappear. It is kept in memory only.
struct LockedPlaceholder {
  /// Everything that the placeholder depends on.
  struct Origin: Equatable {
    var request: WidgetRequest
    var contentHash: String
  }

  /// What was requested last.
  var origin: Origin
  /// The form and the archives that have arrived, possibly for an earlier request.
  var form: ArchiveForm?
  var archives: [StoredArchive] = []
  /// Why the newest request failed; nil if it did not.
  var failure: String?
}
