import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Rules that must hold after each of many random events.
@Suite struct ActivityEnginePropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func rulesHoldUnderRandomEvents(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var fixture = ActivityEngineFixture {
      $0.maxOfApp = 4
      $0.maxOfAllApps = 9
      $0.maxEndedOfApp = 3
      $0.fetches = 2
    }
    var removed: Set<ActivityID> = []
    for _ in 0..<500 {
      let ids = fixture.engine.activities.keys.sorted()
      let id = ids.randomElement(using: &random) ?? "a0"
      let relevance = Double(Int.random(in: 0...3, using: &random))
      let stale = fixture.now + Double.random(in: -600...7200, using: &random)
      let requester: ActivityRequester =
        Bool.random(using: &random)
        ? .app : .push(priority: [5, 10].randomElement(using: &random)!)
      switch Int.random(in: 0..<10, using: &random) {
      case 0, 1:
        let app = (["A", "B", "C"] as [ExtensionID]).randomElement(using: &random)!
        let scheduled = Int.random(in: 0..<4, using: &random) == 0
        _ = try? fixture.start(
          app, relevance: relevance, stale: Bool.random(using: &random) ? stale : nil,
          push: [.token, .channel("c"), nil].randomElement(using: &random)!,
          alert: scheduled ? ActivityAlert(title: "", body: "") : nil,
          start: scheduled ? fixture.now + 900 : nil)
      case 2, 3:
        _ = try? fixture.update(
          id, "\(Int.random(in: 0..<5, using: &random))", stale: stale, relevance: relevance,
          timestamp: Bool.random(using: &random) ? stale : nil, by: requester)
      case 4: _ = try? fixture.end(id, nil, .after(stale), by: requester)
      case 5: if !fixture.fetches.isEmpty { fixture.drawNext() }
      case 6:
        guard !fixture.fetches.isEmpty else { break }
        fixture.failNext(
          isRetryable: Bool.random(using: &random), isUndecodable: Bool.random(using: &random))
      case 7: fixture.advance(to: fixture.now + Double.random(in: 0...9000, using: &random))
      case 8:
        if let decision = try? fixture.engine.dismissalDecision(for: id, at: fixture.now) {
          fixture.apply(decision)
        }
      default: fixture.run(to: fixture.now + 60)
      }
      removed.formUnion(fixture.removed)
      #expect(removed.isDisjoint(with: fixture.engine.activities.keys), "seed \(seed): reappeared")
      check(fixture, seed: seed)
    }
    fixture.run(to: fixture.now + 86_400)
    fixture.draw()
    #expect(fixture.engine.activities.isEmpty && fixture.engine.isIdle, "seed \(seed)")
    #expect(fixture.engine.livingCount == 0 && fixture.engine.nextWake == nil, "seed \(seed)")
    #expect(fixture.engine.subscribers(of: .init(app: "A", name: "c")).isEmpty, "seed \(seed)")
  }

  private func check(_ fixture: ActivityEngineFixture, seed: UInt64) {
    let engine = fixture.engine
    let all = Array(engine.activities.values)
    #expect(engine.livingCount == all.count { $0.stored.isLiving }, "seed \(seed)")
    #expect(engine.livingCount <= engine.settings.maxOfAllApps, "seed \(seed)")
    #expect(Set(all.map(\.slot)).count == all.count, "seed \(seed): one slot each")
    #expect(engine.fetches.count <= engine.settings.fetches, "seed \(seed)")
    for app in ["A", "B", "C"] as [ExtensionID] {
      let own = all.filter { $0.stored.extension == app }
      #expect(engine.app(app).activities == Set(own.map(\.stored.id)), "seed \(seed)")
      #expect(own.count { $0.stored.isLiving } <= engine.settings.maxOfApp, "seed \(seed)")
      #expect(own.count { $0.stored.state == .ended } <= engine.settings.maxEndedOfApp)
      let channel = own.filter { $0.stored.channel != nil }.map(\.stored.id)
      #expect(engine.subscribers(of: .init(app: app, name: "c")) == Set(channel), "seed \(seed)")
    }
    checkIsland(engine, all, seed: seed)
    for activity in all {
      let stored = activity.stored
      #expect(stored.state != .dismissed, "seed \(seed)")
      #expect((stored.state == .ended) == (stored.dismissalDate != nil), "seed \(seed)")
      #expect(!(activity.isQueued && activity.fetch != nil), "seed \(seed)")
      if let end = stored.endDate, let dismissal = stored.dismissalDate {
        #expect(dismissal <= end + engine.settings.longestEnded, "seed \(seed)")
      }
      if let token = stored.pushToken {
        #expect(engine.activity(withToken: token) == stored.id, "seed \(seed)")
      }
      // Outdated pictures are being requested, or the request has failed.
      if stored.isVisible, activity.shown < activity.wanted {
        #expect(
          activity.fetch != nil || activity.isQueued || activity.retry != nil
            || activity.backOff.isStopped, "seed \(seed)")
      }
    }
  }

  /// Compares the heaps with a sorted list.
  private func checkIsland(_ engine: ActivityEngine, _ all: [LiveActivity], seed: UInt64) {
    var apps: Set<ExtensionID> = []
    let first = all.filter(\.stored.isOnIsland).sorted { $0.rank < $1.rank }
      .filter { apps.insert($0.stored.extension).inserted }.prefix(2)
    let places: [IslandPlace] =
      first.count == 1 ? [.compact] : [.minimalAttached, .minimalDetached]
    for activity in all {
      let place = first.firstIndex { $0.stored.id == activity.stored.id }.map { places[$0] }
      #expect(engine.islandPlace(of: activity.stored.id) == place ?? .hidden, "seed \(seed)")
    }
  }
}
