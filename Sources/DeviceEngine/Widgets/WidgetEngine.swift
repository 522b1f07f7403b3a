import Foundation
import HostLink

/// The device's schedule: what is on the screen for each placement, when extensions are asked, what
/// that costs, which member of a stack is on top. It does nothing itself: it is told events, and
/// gives actions.
///
/// ```swift
/// var engine = WidgetEngine(settings: HostSettings(), now: now, seed: 1)
/// engine.add(placement, at: now)
/// for action in engine.takeActions() { … }   // .fetch, .show, .record, .turn, in order
/// engine.handle(.fetched("p1", token: 1, timeline), at: now)
/// if let wake = engine.nextWake { /* at that date: */ engine.advance(to: wake) }
/// ```
/// Each `.fetch` must be answered by `.fetched` or `.fetchFailed` with its token; answers to a
/// fetch that was given up do no harm. Every call first does what is due at its `now`, in the order
/// of dates, then of insertion. The same calls give the same actions.
///
/// The clock may be set back: a call with an earlier `now` puts the earlier entries of the present
/// timelines on the screen; what was spent stays spent.
///
/// Complexity: O(log n) an event, whatever the number of placements. Ledger rows are numbered by
/// whoever stores them: their `sequence` is 0 here.
public struct WidgetEngine {
  public let settings: HostSettings
  /// The latest instant that the engine was told.
  public internal(set) var now: Date

  var time: LocalTime
  let seed: UInt64
  var queue = WakeQueue()
  var placements = PlacementTable()
  var stacks = StackTable()
  var scale = RelevanceScale()
  var companies: [ExtensionIdentifier: Company] = [:]
  var lastToken: UInt64 = 0
  var actions: [WidgetAction] = []

  /// `seed` decides when each placement's budget begins anew; `timeZone` is the device's.
  public init(settings: HostSettings, now: Date, seed: UInt64, timeZone: TimeZone = .gmt) {
    self.settings = settings
    self.now = now
    self.seed = seed
    time = LocalTime(timeZone: timeZone)
    scheduleSignificantTime()
  }

  /// When `advance` has something to do; never before `now`. nil: nothing is scheduled.
  public var nextWake: Date? { queue.next.map { max($0, now) } }

  /// What is to be done, in order; each once.
  public mutating func takeActions() -> [WidgetAction] {
    defer { actions = [] }
    return actions
  }

  /// The placements whose stored state (`snapshotForStore`) is another one since the last call, in
  /// the order of their changes; each once. Those that were removed are left out.
  public mutating func takeChangedPlacements() -> [PlacementIdentifier] { placements.takeChanged() }

  /// As `takeActions`, one after the other: nothing is allocated anew for the next ones.
  package mutating func drainActions(_ body: (WidgetAction) -> Void) {
    for action in actions { body(action) }
    actions.removeAll(keepingCapacity: true)
  }

  /// Everything that is due, in order of date, then of insertion.
  public mutating func advance(to date: Date) {
    if date < now { return turnBack(to: date) }
    while advanceOnce(to: date) {}
    now = date
  }

  /// The first thing that is due at a date; false where nothing is, as before `now`.
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

  /// The device was taken to another time zone; it is not a significant time by itself.
  public mutating func setTimeZone(_ timeZone: TimeZone, at date: Date) {
    advance(to: date)
    time = LocalTime(timeZone: timeZone)
    scheduleSignificantTime()
  }

  /// The clock was set back: nothing is due, and all is looked at anew.
  private mutating func turnBack(to date: Date) {
    now = date
    for number in placements.numbers {
      let next = nextReset(of: placements[number].placement.id)
      placements[number].budget.clockWentBack(to: date, next: next)
      hurryWaiting(number)
      showEntry(number)
      reschedule(number)
    }
    let latest = date.addingTimeInterval(settings.reloads.coalescingWindow)
    companies = companies.mapValues { Company(until: min($0.until, latest), members: $0.members) }
    for number in stacks.numbers {
      stacks[number].clockWentBack(to: date, hold: settings.stacks.handTurnHold)
      rotate(number)
    }
    scheduleSignificantTime()
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

  /// When a placement's next day begins.
  func nextReset(of id: PlacementIdentifier) -> Date {
    let second: Double
    if let hour = settings.budget.resetHour {
      second = hour * 3600
    } else {
      var generator = SeededGenerator(seed: seed, name: id)
      // Whole minutes between 1 and 6 o'clock.
      second = 3600 + (generator.fraction() * 300).rounded(.down) * 60
    }
    return time.next(secondOfDay: second, after: now)
  }
}
