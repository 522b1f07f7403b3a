import Foundation
import HostLink

/// A provider's answer in the order of its dates: what is on the screen when.
///
/// Entries may come in any order, in the past, at the same date. The latest one at or before now
/// is on the screen (of several at one date the provider's last); while all are in the future the
/// first is. Entries whose date is no number are never shown.
public struct Timeline: Equatable, Sendable {
  /// In the provider's order.
  public let entries: [EntryDescription]
  public let policy: ReloadPolicy
  /// Places in `entries`, ascending by date, then by place; nil where the provider's order is that
  /// one, as it is nearly always.
  private let order: [Int]?

  /// nil where there is no entry to show.
  public init?(_ fetched: FetchedTimeline) {
    entries = fetched.entries.map(Self.storable)
    if case .after(let date) = fetched.policy, !date.timeIntervalSinceReferenceDate.isFinite {
      policy = .never
    } else {
      policy = fetched.policy
    }
    let usable = fetched.entries.indices.filter {
      fetched.entries[$0].date.timeIntervalSinceReferenceDate.isFinite
    }
    if usable.isEmpty { return nil }
    if usable.count == entries.count, Self.isAscending(entries) {
      order = nil
    } else {
      order = usable.sorted { (fetched.entries[$0].date, $0) < (fetched.entries[$1].date, $1) }
    }
  }

  /// Numbers that are none are kept out of stores, whose JSON has no place for them.
  private static func storable(_ entry: EntryDescription) -> EntryDescription {
    var entry = entry
    if !entry.date.timeIntervalSinceReferenceDate.isFinite { entry.date = .distantFuture }
    if let relevance = entry.relevance, !relevance.score.isFinite || !relevance.duration.isFinite {
      entry.relevance = nil
    }
    return entry
  }

  private static func isAscending(_ entries: [EntryDescription]) -> Bool {
    zip(entries, entries.dropFirst()).allSatisfy { $0.date <= $1.date }
  }

  /// Positions in the order by date are places in `entries`, too.
  var isInOrder: Bool { order == nil }

  /// How many entries there are to show.
  var count: Int { order?.count ?? entries.count }

  /// The entry at a position of the order by date.
  func date(at position: Int) -> Date { entries[index(at: position)].date }
  func index(at position: Int) -> Int { order?[position] ?? position }
  func relevance(at position: Int) -> EntryDescription.Relevance? {
    entries[index(at: position)].relevance
  }

  /// The position of what is on the screen. O(log n).
  func position(at now: Date) -> Int { max(firstPosition(after: now) - 1, 0) }

  /// The first position with a later date than `now`; `count` where there is none.
  func firstPosition(after now: Date) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if date(at: middle) <= now { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// When the shown entry gives way to another one; nil: never. While all are in the future the
  /// first is shown already, and its own date changes nothing.
  func nextChange(after position: Int) -> Date? {
    position + 1 < count ? date(at: position + 1) : nil
  }

  /// When the provider wants to be asked again; nil: never.
  var reloadDate: Date? {
    switch policy {
    case .atEnd: date(at: count - 1)
    case .after(let date): date
    case .never: nil
    }
  }
}

extension Timeline: Codable {
  private enum Key: String, CodingKey { case entries, policy }

  /// Throws for a timeline without an entry to show.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let fetched = FetchedTimeline(
      entries: try container.decode([EntryDescription].self, forKey: .entries),
      policy: try container.decode(ReloadPolicy.self, forKey: .policy))
    guard let timeline = Timeline(fetched) else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: container, debugDescription: "a timeline has at least one entry")
    }
    self = timeline
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(policy, forKey: .policy)
  }
}
