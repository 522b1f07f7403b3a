import Foundation
import HostLink

/// A provider's entries ordered by date, which determine what is on screen when.
///
/// Providers may return entries in any order, in the past, or several with one date. The entry on
/// screen is the latest one at or before now; of several with one date, the provider's last. While
/// all entries are in the future, it is the first. Entries with an invalid date (NaN or infinite)
/// are never shown. At least one entry can be shown.
///
/// An *index* is an entry's place in the provider's order, a *position* its place in the order by
/// date. Archives are stored by index.
public struct Timeline: Equatable, Sendable {
  /// In the provider's order.
  public let entries: [EntryDescription]
  public let policy: ReloadPolicy
  /// Indices ordered by date, then by index; nil if that is the provider's order, as it usually is.
  private let order: [Int]?

  /// nil if no entry can be shown.
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

  /// Replaces NaN and infinite values, which the store's JSON cannot represent.
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

  /// True if positions equal indices.
  var isInOrder: Bool { order == nil }

  /// The number of entries that can be shown.
  var count: Int { order?.count ?? entries.count }

  func date(at position: Int) -> Date { entries[index(at: position)].date }
  func index(at position: Int) -> Int { order?[position] ?? position }
  func relevance(at position: Int) -> EntryDescription.Relevance? {
    entries[index(at: position)].relevance
  }

  /// The position of the entry on screen. Complexity: O(log n).
  func position(at now: Date) -> Int { max(firstPosition(after: now) - 1, 0) }

  /// The index of the entry on screen, in the provider's order.
  package func shownIndex(at now: Date) -> Int { index(at: position(at: now)) }

  /// The first position with a date after `now`, or `count`. Complexity: O(log n).
  func firstPosition(after now: Date) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if date(at: middle) <= now { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// When the entry after the shown one follows; nil after the last entry. While all entries are in
  /// the future, the first is already shown, and its own date changes nothing.
  func nextChange(after position: Int) -> Date? {
    position + 1 < count ? date(at: position + 1) : nil
  }

  /// When the policy requests a reload; nil for `.never`.
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

  /// Throws if no entry can be shown.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Key.self)
    let fetched = FetchedTimeline(
      entries: try container.decode([EntryDescription].self, forKey: .entries),
      policy: try container.decode(ReloadPolicy.self, forKey: .policy))
    guard let timeline = Timeline(fetched) else {
      throw DecodingError.dataCorruptedError(
        forKey: .entries, in: container, debugDescription: "a timeline needs at least one entry")
    }
    self = timeline
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: Key.self)
    try container.encode(entries, forKey: .entries)
    try container.encode(policy, forKey: .policy)
  }
}
