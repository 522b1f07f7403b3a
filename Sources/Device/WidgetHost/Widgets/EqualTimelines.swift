import DeviceEngine
import Foundation
import HostLink
import NoticeCatalog

/// Counts timelines of a widget that are equal in all but their dates.
struct EqualTimelines: Equatable {
  /// So many equal timelines are reported.
  static let limit = 3
  /// Those within this time, in seconds: a widget that changes once a day is as intended.
  private static let span: TimeInterval = 86_400
  /// The reloads that the author requests.
  private static let causes: Set<LedgerRow.Cause> = [.policy, .widgetCenter, .push]

  private var hash: Int?
  private var dates: [Date] = []

  /// Adds a timeline, and returns a notice if it and those before it are equal.
  ///
  /// - Parameter cause: Why it was requested; only read for a timeline that equals the one before.
  ///   Other reloads than the author's are not counted.
  mutating func add(
    _ reply: TimelineReply, cause: @autoclosure () -> LedgerRow.Cause?, at now: Date
  ) -> String? {
    // The hash of `Data` covers its first bytes. Those of an archive include its checksum.
    var hasher = Hasher()
    for archived in reply.archives {
      hasher.combine(archived.entry)
      hasher.combine(archived.environment)
      hasher.combine(archived.archive.data)
    }
    let new = hasher.finalize()
    guard new == hash, let cause = cause(), Self.causes.contains(cause) else {
      hash = new
      dates = [now]
      return nil
    }
    dates = Array((dates + [now]).suffix(Self.limit))
    guard dates.count == Self.limit, now.timeIntervalSince(dates[0]) < Self.span else { return nil }
    return NoticeKind.unchangedTimeline.notice("The last \(Self.limit) timelines are equal.")
  }
}
