import DeviceEngine
import NoticeCatalog

/// Which kinds of notices were reported: each kind once for each kind of widget and build.
package struct ReportedNotices: Sendable {
  private struct Key: Hashable {
    var app: ExtensionID
    var build: String
    var kind: String
    var notice: NoticeKind
  }

  private var known: Set<Key> = []

  package init() {}

  /// Whether a kind of notice was not reported yet. From now on, it counts as reported.
  package mutating func insert(
    _ notice: NoticeKind, ofKind kind: String, in app: InstalledExtension
  ) -> Bool {
    known.insert(Key(app: app.id, build: app.contentHash, kind: kind, notice: notice)).inserted
  }
}
