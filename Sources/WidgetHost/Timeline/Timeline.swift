import Foundation
import HostLink

/// A provider's answer in the order of its dates: what is on the screen when.
///
/// Entries may come in any order, in the past, at the same date. The latest one at or before now
/// is on the screen (of several at one date the provider's last); while all are in the future the
/// first is. Entries whose date is no number are never shown.
public struct Timeline: Codable, Equatable, Sendable {
  /// In the provider's order.
  public let entries: [EntryDescription]
  public let policy: ReloadPolicy
  /// Places in `entries`, ascending by date, then by place.
  private let order: [Int]

  /// nil where there is no entry to show.
  public init?(_ fetched: FetchedTimeline) {
    entries = fetched.entries
    if case .after(let date) = fetched.policy, !date.timeIntervalSinceReferenceDate.isFinite {
      policy = .never
    } else {
      policy = fetched.policy
    }
    let usable = fetched.entries.indices.filter {
      fetched.entries[$0].date.timeIntervalSinceReferenceDate.isFinite
    }
    order =
      Self.isAscending(usable.map { fetched.entries[$0].date })
      ? usable
      : usable.sorted { (fetched.entries[$0].date, $0) < (fetched.entries[$1].date, $1) }
    if order.isEmpty { return nil }
  }

  private static func isAscending(_ dates: [Date]) -> Bool {
    zip(dates, dates.dropFirst()).allSatisfy { $0 <= $1 }
  }

  /// How many entries there are to show.
  var count: Int { order.count }

  /// The entry at a position of the order by date.
  func date(at position: Int) -> Date { entries[order[position]].date }
  func index(at position: Int) -> Int { order[position] }
  func relevance(at position: Int) -> EntryDescription.Relevance? {
    entries[order[position]].relevance
  }

  /// The position of what is on the screen. O(log n).
  func position(at now: Date) -> Int { max(firstPosition(after: now) - 1, 0) }

  /// The first position with a later date than `now`; `count` where there is none.
  func firstPosition(after now: Date) -> Int {
    var (low, high) = (0, order.count)
    while low < high {
      let middle = (low + high) / 2
      if date(at: middle) <= now { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// When the shown entry gives way to another one; nil: never. While all are in the future the
  /// first is shown already, and its own date changes nothing.
  func nextChange(after position: Int) -> Date? {
    position + 1 < order.count ? date(at: position + 1) : nil
  }

  /// When the provider wants to be asked again; nil: never.
  var reloadDate: Date? {
    switch policy {
    case .atEnd: order.last.map { entries[$0].date }
    case .after(let date): date
    case .never: nil
    }
  }
}
