import Foundation

/// A walk along a timeline's entries: which one is on the screen, and when the next ones come.
///
/// ```swift
/// var walk = EntryWalk(timeline, at: now)
/// if walk.step(to: later) || walk.advance(to: later, in: timeline) { /* another entry */ }
/// ```
/// It carries the next few dates along, so that nearly every step is made without the timeline: a
/// device of 10,000 placements makes that many steps at one date, and their timelines would not
/// fit into a processor's cache. For the same reason its numbers are narrow.
struct EntryWalk: Sendable {
  /// Seconds since the reference date, ascending; infinity where the timeline has no further entry.
  private let dates: InlineArray<8, Double>
  /// The first date's position.
  private let start: Int32
  private let entryCount: Int32
  /// From `start` to the entry that is on the screen. There is always a date after it.
  private var steps: UInt8 = 0
  /// Positions are the entries' places in the timeline, too.
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

  /// How many entries the timeline has to show.
  var count: Int { Int(entryCount) }

  /// The shown entry's place in the timeline's order by date.
  var position: Int { Int(start) + Int(steps) }

  /// The shown entry's.
  var date: Date { Date(timeIntervalSinceReferenceDate: dates[Int(steps)]) }

  /// When the next entry comes on the screen; nil: never.
  var next: Date? {
    let date = dates[Int(steps) + 1]
    return date < .infinity ? Date(timeIntervalSinceReferenceDate: date) : nil
  }

  /// The next entry comes on the screen, if it is sure that it is the one of `now` and that its
  /// position is its place in the timeline. False is no answer: ask `advance`.
  mutating func step(to now: Date) -> Bool {
    let now = now.timeIntervalSinceReferenceDate
    let next = Int(steps) + 1
    guard isInOrder, next + 1 < dates.count, dates[next] <= now, now < dates[next + 1]
    else { return false }
    steps += 1
    return true
  }

  /// Puts the entry of `now` on the screen, also where the clock went back. True where it is
  /// another one. `timeline` is the walk's.
  mutating func advance(to now: Date, in timeline: Timeline) -> Bool {
    let wanted = timeline.position(at: now)
    guard wanted != position else { return false }
    self = EntryWalk(timeline, position: wanted)
    return true
  }
}
