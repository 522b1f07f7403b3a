import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Rules that must hold after any events, checked with random ones.
@Suite struct EnginePropertyTests {
  @Test(arguments: 1...25 as ClosedRange<UInt64>)
  func rulesHoldForRandomEvents(seed: UInt64) {
    var device = RandomDevice(seed: seed)
    for _ in 0..<400 { device.step() }
    device.settle()
  }

  @Test func sameEventsCauseSameActions() {
    func run(_ seed: UInt64) -> [LedgerRow] {
      var device = RandomDevice(seed: seed)
      for _ in 0..<300 { device.step() }
      return device.fixture.rows
    }
    #expect(run(7) == run(7))
    #expect(run(7) != run(8))
  }
}

/// An engine with random events. Checks the rules after each step.
private struct RandomDevice {
  var fixture: EngineFixture
  private var generator: SeededGenerator
  private let ids: [PlacementID] = ["p1", "p2", "p3", "p4", "p5"]
  /// The date of the last request for each placement.
  private var requests: [PlacementID: Date] = [:]
  private var charges: [ItemID: [Date]] = [:]
  private var rowsSeen = 0

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
    fixture = EngineFixture(seed: seed) {
      $0.budget.minReloads = 3
      $0.budget.maxReloads = 6
      $0.budget.rarelyViewed = 1
      $0.reloads.significantHours = [0, 12]
    }
    for (number, id) in ids.enumerated() {
      let placement = EngineFixture.placement(
        id, extension: number < 3 ? "A" : "B", kind: number % 2 == 0 ? "even" : "odd")
      fixture.engine.add(placement, at: fixture.engine.now)
    }
    fixture.engine.setStack(
      SmartStack(
        id: "s1", family: .systemSmall, place: .standBy(.left), members: ["p4", "p5"], top: "p4"),
      at: fixture.engine.now)
    fixture.take()
    check()
  }

  private mutating func number(_ limit: Int) -> Int { Int(generator.next() % UInt64(limit)) }

  private mutating func someTimeline() -> FetchedTimeline {
    let now = fixture.engine.now
    let entries = (0...number(5)).map { _ in
      EntryDescription(
        date: now.addingTimeInterval(Double(number(7200) - 1200)),
        relevance: number(2) == 0 ? nil : .init(score: Float(number(20) - 5), duration: 900))
    }
    let policy: ReloadPolicy =
      [.atEnd, .never, .after(now.addingTimeInterval(Double(number(5400) - 60)))][number(3)]
    return FetchedTimeline(entries: entries, policy: policy)
  }

  mutating func step() {
    let id = ids[number(ids.count)]
    let name: ExtensionID = ["A", "B"][number(2)]
    switch number(14) {
    case 0...4:
      if let fetch = fixture.fetches.first {
        // The answer may be late, or to a replaced fetch.
        fixture.advance(to: fixture.engine.now.addingTimeInterval(Double(number(20))))
        if number(5) == 0 {
          let failure = FetchFailure(
            message: "no", isRetryable: number(20) > 0,
            heldBackUntil: number(4) == 0 ? fixture.engine.now.addingTimeInterval(60) : nil)
          if !failure.isRetryable { requests[fetch.id] = nil }
          fixture.fail(failure)
        } else {
          fixture.answer(number(15) == 0 ? timeline([]) : someTimeline())
        }
      }
    case 5: fixture.handle(.viewed([id]))
    case 6: request([id], .reloadedByUser(id))
    case 7:
      let kind = ["even", "odd"][number(2)]
      request(of: name, kind: kind, .reloadRequested(name, .timelines(kind: kind), isFree: false))
    case 8:
      request(of: name, kind: nil, .reloadRequested(name, .allTimelines, isFree: number(2) == 0))
    case 9: request(of: name, kind: "even", .performed(name, kind: "even"))
    case 10 where number(5) == 0: request(ids, .environmentChanged(.locale))
    case 11: fixture.handle(.rotatedByUser("s1", to: ["p4", "p5"][number(2)]))
    default: fixture.advance(to: fixture.engine.now.addingTimeInterval(Double(number(3600))))
    }
    check()
  }

  private mutating func request(of name: ExtensionID, kind: String?, _ event: WidgetEvent) {
    let members: [PlacementID] = name == "A" ? ["p1", "p2", "p3"] : ["p4", "p5"]
    request(
      members.filter { kind == nil || (kind == "even") == ["p1", "p3", "p5"].contains($0) }, event)
  }

  private mutating func request(_ ids: [PlacementID], _ event: WidgetEvent) {
    let mark = fixture.rows.count
    let stopped = ids.filter { fixture.engine.schedule(of: $0)?.wait == .installation }
    fixture.handle(event)
    for id in ids {
      // Every request leaves a row.
      #expect(fixture.rows.dropFirst(mark).contains { $0.placement == .placement(id) })
      let isRejected = fixture.rows.dropFirst(mark).contains {
        $0.placement == .placement(id) && $0.outcome == .deferred && $0.until == nil
      }
      #expect(!isRejected || stopped.contains(id))
      if !isRejected { requests[id] = fixture.engine.now }
    }
  }

  /// Checks that a timeline follows every request that was not rejected.
  mutating func settle() {
    let end = fixture.engine.now.addingTimeInterval(3 * 86_400)
    while fixture.engine.now < end {
      while !fixture.fetches.isEmpty { fixture.answer(timeline([fixture.engine.now], .never)) }
      check()
      fixture.advance(to: min(fixture.engine.nextWake ?? end, end))
    }
    for (id, date) in requests {
      let delivered = fixture.rows.last {
        $0.placement == .placement(id) && $0.outcome == .delivered
      }?.date
      #expect(delivered ?? .distantPast >= date, "\(id), requested at \(date)")
    }
    checkSpacing()
  }

  private mutating func check() {
    let engine = fixture.engine
    if let wake = engine.nextWake { #expect(wake >= engine.now) }
    for id in ids {
      guard let state = engine.schedule(of: id) else { continue }
      #expect(state.budgetLeft >= 0 && state.budgetLeft <= state.budgetTotal)
      #expect(state.budgetResets > engine.now)
      guard
        let timeline = Timeline(
          FetchedTimeline(entries: state.entries, policy: state.policy ?? .never))
      else { continue }
      let right = timeline.index(at: timeline.position(at: engine.now))
      #expect(state.shown == .entry(right))
      #expect(fixture.shown[id] == state.shown)
    }
    for row in fixture.rows.dropFirst(rowsSeen) {
      if row.outcome == .budgetReset { charges[row.placement] = [] }
      // A reload is not charged if the extension was never asked.
      if row.reason.hasSuffix("The reload is not charged."),
        charges[row.placement]?.isEmpty == false
      {
        charges[row.placement]?.removeLast()
      }
      if row.outcome == .charged {
        let earlier = charges[row.placement] ?? []
        #expect(earlier.count < 6)
        charges[row.placement] = earlier + [row.date]
      }
      #expect(!row.reason.isEmpty && row.reason.hasSuffix(".") || row.outcome == .deferred)
      if let until = row.until { #expect(until >= row.date) }
    }
    rowsSeen = fixture.rows.count
  }

  /// Checks the spacing of budgeted reloads, including those of held back extensions.
  private func checkSpacing() {
    for id in ids {
      let dates = fixture.rows.filter { $0.placement == .placement(id) && $0.outcome == .charged }
        .map(\.date)
      for (a, b) in zip(dates, dates.dropFirst()) { #expect(b.timeIntervalSince(a) >= 300) }
    }
  }
}
