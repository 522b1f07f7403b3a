import DeviceEngine
import DeviceStore
import HostLink

/// What a host keeps in memory of a placement beside its schedule. No archives: those are in the
/// store.
struct HostedPlacement {
  /// What the store holds of the newest timeline; nil before the first one.
  var timeline: StoredTimeline?
  /// What the placeholder and the snapshot were archived for.
  var still: ArchiveForm?
  var shown = ShownContent.nothing
  /// `PlacementState.version`.
  var version: Int
  /// The version since which the archive on the screen is the same: taps on older ones are stale.
  var archiveVersion: Int
  /// The newest fetch.
  var token: UInt64 = 0
  var interaction = PlacementInteraction()
  /// How the newest intent failed, until one goes well.
  var intentFailure: String?
  /// The newest tap's intent, for which the next one waits.
  var lastPerform: Task<Void, Never>?

  init(version: Int) {
    self.version = version
    archiveVersion = version
  }

  /// What the content on the screen was archived for; nil where there is none.
  var form: ArchiveForm? {
    switch shown {
    case .entry: timeline?.form
    case .placeholder, .snapshot: still
    case .nothing: nil
    }
  }

  /// The picture may be another one from now on.
  mutating func countPicture(isNewArchive: Bool) {
    version += 1
    if isNewArchive { archiveVersion = version }
  }
}
