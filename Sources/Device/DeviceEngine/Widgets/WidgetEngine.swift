import Foundation
import HostLink

/// Decides what each placement shows, when extensions are asked for timelines, what that costs, and
/// which member of a Smart Stack is on top.
///
/// The engine is a value without I/O: events and dates go in, actions come out, and its owner
/// carries them out.
///
/// ```swift
/// var engine = WidgetEngine(settings: HostSettings(), now: now, seed: 1)
/// engine.add(placement, at: now)
/// for action in engine.takeActions() { … }   // .fetch, .show, .record, .rotate, in order
/// engine.handle(.fetched("p1", token: 1, timeline), at: now)
/// if let wake = engine.nextWake { /* at that date: */ engine.advance(to: wake) }
/// ```
/// Rules:
/// - Every `.fetch` must be answered with `.fetched` or `.fetchFailed` and its token. Answers with
///   an outdated token are ignored.
/// - Every call first handles everything due at its date, in the order of dates, then of insertion.
/// - Every request for a reload leaves a ledger row: it begins, is deferred, or is merged.
/// - A placement has at most one running and one pending reload.
/// - The same calls produce the same actions.
/// - The clock may be set back. A call with an earlier date shows the earlier entries of the
///   current timelines, and reloads those that begin later, free; the budget is not refunded, and
///   nothing waits longer than it could from the new now.
///
/// Archives are not the engine's concern: it knows entries by their index, and its owner keeps the
/// pictures. One placement's content is a `TimelineSchedule`, its budget a `ReloadBudget`, a stack
/// a `StackRotation`. `handle(_:at:)` and `advance(to:)` take O(log n) time per affected placement.
public struct WidgetEngine {
  public let settings: HostSettings
  /// The date of the latest call.
  public internal(set) var now: Date

  var time: LocalTime
  let seed: UInt64
  var queue = WakeQueue()
  var placements = PlacementTable()
  var stacks = StackTable()
  var scale = RelevanceScale()
  var batches: [ExtensionID: ReloadBatch] = [:]
  var lastToken: UInt64 = 0
  var actions: [WidgetAction] = []
  /// True if budgets do not limit reloads; see `setDeveloperMode(_:at:)`.
  var isDeveloperModeOn: Bool

  /// - Parameters:
  ///   - seed: Determines when each placement's budget resets.
  ///   - timeZone: The device's time zone.
  ///   - isDeveloperModeOn: Whether budgets are lifted from the start.
  public init(
    settings: HostSettings, now: Date, seed: UInt64, timeZone: TimeZone = .gmt,
    isDeveloperModeOn: Bool = false
  ) {
    self.isDeveloperModeOn = isDeveloperModeOn
    self.settings = settings
    self.now = now
    self.seed = seed
    time = LocalTime(timeZone: timeZone)
    scheduleSignificantTime()
  }

  /// The date at which `advance(to:)` must be called, never before `now`; nil if nothing is
  /// scheduled.
  public var nextWake: Date? { queue.next.map { max($0, now) } }

  /// Removes and returns the actions since the last call, in order.
  public mutating func takeActions() -> [WidgetAction] {
    defer { actions = [] }
    return actions
  }

  /// The placements whose stored state (`snapshotForStore`) has changed since the last call, in the
  /// order of their first change. Removed placements are left out.
  public mutating func takeChangedPlacements() -> [PlacementID] { placements.takeChanged() }

  /// Passes the actions to `body` and removes them. Keeps the capacity of the array for later ones.
  package mutating func drainActions(_ body: (WidgetAction) -> Void) {
    for action in actions { body(action) }
    actions.removeAll(keepingCapacity: true)
  }

  /// Handles everything due, in the order of dates, then of insertion.
  public mutating func advance(to date: Date) {
    if date < now { return setClockBack(to: date) }
    while advanceOnce(to: date) {}
    now = date
  }

  /// Handles the first thing due at a date. Returns false if nothing is due.
  package mutating func advanceOnce(to date: Date) -> Bool {
    guard date >= now, let (target, due) = queue.takeDue(at: date) else { return false }
    now = max(due, now)
    switch target {
    case .placement(let number): wake(number)
    case .stack(let number): rotate(number)
    case .significantTime: changeSignificantTime()
    }
    return true
  }

  /// Sets the device's time zone. This is not a significant time change by itself.
  public mutating func setTimeZone(_ timeZone: TimeZone, at date: Date) {
    advance(to: date)
    time = LocalTime(timeZone: timeZone)
    scheduleSignificantTime()
  }

  /// Shows the entries for an earlier date and shortens all waits. A timeline that begins later
  /// does not say what was on screen then: it is requested again, free.
  private mutating func setClockBack(to date: Date) {
    now = date
    for number in placements.numbers {
      let next = nextReset(of: placements[number].placement.id)
      placements[number].budget.clockWentBack(to: date, next: next)
      limitPendingWait(number)
      restoreEntry(number)
      reschedule(number)
    }
    let latest = date.addingTimeInterval(settings.reloads.coalescingWindow)
    batches = batches.mapValues {
      ReloadBatch(until: min($0.until, latest), members: $0.members)
    }
    for number in stacks.numbers {
      stacks[number].clockWentBack(to: date, hold: settings.stacks.handTurnHold)
      rotate(number)
    }
    scheduleSignificantTime()
  }

  private mutating func restoreEntry(_ number: Int) {
    showEntry(number, cause: .clock)
    guard let timeline = placements[number].schedule.timeline, timeline.date(at: 0) > now else {
      return
    }
    request(number, ReloadNeed(cause: .clock, isFree: true, since: now))
  }

  // MARK: Significant time

  mutating func scheduleSignificantTime() {
    let next = settings.reloads.significantHours
      .map { time.next(secondOfDay: $0 * 3600, after: now) }.min()
    queue.schedule(.significantTime, at: next)
  }

  private mutating func changeSignificantTime() {
    scheduleSignificantTime()
    for number in placements.numbers {
      request(number, ReloadNeed(cause: .significantTime, isFree: true, since: now))
      reschedule(number)
    }
  }

  /// The date of a placement's next budget reset.
  func nextReset(of id: PlacementID) -> Date {
    let second: Double
    if let hour = settings.budget.resetHour {
      second = hour * 3600
    } else {
      var generator = SeededGenerator(seed: seed, name: id.rawValue)
      // Whole minutes between 1 and 6 o'clock.
      second = 3600 + (generator.fraction() * 300).rounded(.down) * 60
    }
    return time.next(secondOfDay: second, after: now)
  }
}
