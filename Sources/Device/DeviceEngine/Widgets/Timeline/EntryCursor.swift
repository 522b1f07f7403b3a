import Foundation

/// A cursor on a timeline's entries: which one is on screen, and when the next one follows.
///
/// ```swift
/// var cursor = EntryCursor(timeline, at: now)
/// if cursor.step(to: later) || cursor.advance(to: later, in: timeline) { /* another entry */ }
/// ```
/// The cursor stores the next few dates, so that most steps do not access the timeline. With 10,000
/// placements, that many steps may be due at one date, and their timelines would not fit into the
/// processor's cache. Its stored numbers are narrow for the same reason.
///
/// Invariant: the entry on screen is among the stored dates, and a further date follows it
/// (infinity after the last entry).
struct EntryCursor: Sendable {
  /// Seconds since the reference date, ascending; infinity after the last entry.
  private let dates: InlineArray<8, Double>
  /// The position of the first stored date.
  private let start: Int32
  private let entryCount: Int32
  /// The index of the entry on screen in `dates`; less than the last index.
  private var steps: UInt8 = 0
  /// True if positions equal the entries' indices in the timeline.
  private let isInOrder: Bool

  init(_ timeline: Timeline, at now: Date) {
    self.init(timeline, position: timeline.position(at: now))
  }

  private init(_ timeline: Timeline, position: Int) {
    start = Int32(position)
    entryCount = Int32(timeline.count)
    isInOrder = timeline.isInOrder
    dates = InlineArray { step in
      position + step < timeline.count
        ? timeline.date(at: position + step).timeIntervalSinceReferenceDate : .infinity
    }
  }

  /// The number of entries that can be shown.
  var count: Int { Int(entryCount) }

  /// The position of the shown entry in the order by date.
  var position: Int { Int(start) + Int(steps) }

  /// The date of the shown entry.
  var date: Date { Date(timeIntervalSinceReferenceDate: dates[Int(steps)]) }

  /// When the next entry follows; nil for the last one.
  var next: Date? {
    let date = dates[Int(steps) + 1]
    return date < .infinity ? Date(timeIntervalSinceReferenceDate: date) : nil
  }

  /// Moves to the next entry if that is certainly the entry for `now` and its position equals its
  /// index. Returns false if this is not known without the timeline; call `advance(to:in:)` then.
  mutating func step(to now: Date) -> Bool {
    let now = now.timeIntervalSinceReferenceDate
    let next = Int(steps) + 1
    guard isInOrder, next + 1 < dates.count, dates[next] <= now, now < dates[next + 1]
    else { return false }
    steps += 1
    return true
  }

  /// Moves to the entry for `now`, forward or back. Returns whether the entry changed. `timeline`
  /// must be the one that the cursor was created for.
  mutating func advance(to now: Date, in timeline: Timeline) -> Bool {
    let wanted = timeline.position(at: now)
    guard wanted != position else { return false }
    self = EntryCursor(timeline, position: wanted)
    return true
  }
}
