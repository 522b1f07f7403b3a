import DeviceEngine
import DeviceStore
import HostLink

/// A placement's state in memory, apart from its schedule, which the engine owns. Archives are only
/// in the store.
///
/// Versions let surfaces detect changes. `version` grows whenever the picture may change;
/// `archiveVersion` is the version at which the archive on the screen became current. A tap whose
/// version is lower than `archiveVersion` was aimed at another archive. It is rejected unless that
/// is the archive of a tap just before (`TappedContent`).
struct HostedPlacement {
  /// The newest timeline in the store; nil before the first one.
  var timeline: StoredTimeline?
  /// The form of the placeholder's and the snapshot's archives.
  var still: ArchiveForm?
  var shown = ShownContent.nothing
  /// The placeholder that hides the content of a protected widget; nil for other widgets.
  var cover: LockedPlaceholder?
  /// `PlacementState.version`.
  var version: Int
  /// The version since which the screen has shown the same archive.
  var archiveVersion: Int
  /// The token of the newest fetch.
  var token: UInt64 = 0
  var interaction = PlacementInteraction()
  /// nil before the first tap.
  var lastTapped: TappedContent?
  /// Why the newest intent failed; nil after one that succeeded.
  var intentFailure: String?
  /// The notices about the newest timeline.
  var notices: [String] = []
  /// The newest timelines that are equal to each other.
  var equalTimelines = EqualTimelines()
  /// The newest tap's intent. The next one waits for it.
  var lastPerform: Task<Void, Never>?

  init(version: Int) {
    self.version = version
    archiveVersion = version
  }

  /// The form of the archive on the screen; nil if there is none.
  var form: ArchiveForm? {
    switch shown {
    case .entry: timeline?.form
    case .placeholder, .snapshot: still
    case .nothing: nil
    }
  }

  /// Records that the picture may have changed.
  mutating func advanceVersion(isNewArchive: Bool) {
    version += 1
    if isNewArchive {
      archiveVersion = version
    } else if let old = lastTapped?.versions, archiveVersion == old.lowerBound {
      lastTapped?.versions = old.lowerBound...version
    }
  }
}
