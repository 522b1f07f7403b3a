import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

/// Rules that must hold after each of many random events.
@Suite struct ControlEnginePropertyTests {
  @Test(arguments: 0..<40 as Range<UInt64>)
  func rulesHoldUnderRandomEvents(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var settings = ControlSettings()
    settings.fetches = Int.random(in: 1...3, using: &random)
    settings.runningActions = 3
    var fixture = ControlEngineFixture(settings: settings)
    var running: [(ControlID, Int)] = []
    var last = 0
    for _ in 0..<400 {
      let ids = fixture.engine.records.keys.sorted()
      let id = ids.randomElement(using: &random) ?? "c0"
      switch Int.random(in: 0..<11, using: &random) {
      case 0 where ids.count < 8:
        last += 1
        fixture.add("c\(last)", kind: ["fan", "light"].randomElement(using: &random) ?? "fan")
      case 1: fixture.handle(.reloadOne(id, .push))
      case 2: fixture.handle(.reloadRequested("Sample", kind: nil, .widgetCenter))
      case 3, 4, 5:
        guard !fixture.fetches.isEmpty else { break }
        fixture.answer(.toggle("Fan", isOn: Bool.random(using: &random)))
      case 6:
        guard !fixture.fetches.isEmpty else { break }
        fixture.fail(FetchFailure(message: "no", isRetryable: Bool.random(using: &random)))
      case 7:
        if let number = try? fixture.press(id) { running.append((id, number)) }
      case 8:
        guard let index = running.indices.randomElement(using: &random) else { break }
        let (id, number) = running.remove(at: index)
        fixture.perform(id, number, error: Bool.random(using: &random) ? "no" : nil)
      case 9: fixture.advance(by: Double.random(in: 0...4000, using: &random))
      default:
        if Int.random(in: 0..<6, using: &random) == 0 {
          fixture.engine.remove(id, at: fixture.now)
          fixture.advance(by: 0)
        }
      }
      check(fixture, settings, seed: seed)
    }
    // Ends everything: actions return, requests are answered.
    for (id, number) in running { fixture.perform(id, number) }
    fixture.handle(.reloadRequested("Sample", kind: nil, .person))
    while !fixture.fetches.isEmpty { fixture.answer() }
    #expect(fixture.engine.isIdle, "seed \(seed)")
    for record in fixture.engine.records.values {
      #expect(!record.isPending && record.requestedState == nil && !record.isQueued, "seed \(seed)")
      #expect(record.template != nil && record.backOff.message == nil, "seed \(seed)")
    }
  }

  private func check(_ fixture: ControlEngineFixture, _ settings: ControlSettings, seed: UInt64) {
    #expect(fixture.engine.queue.runningBulk <= settings.fetches, "seed \(seed)")
    let fetched = fixture.engine.fetches.values.flatMap { fetch in
      fetch.fetch.members.filter {
        fixture.engine.records[$0.id]?.fetch == fetch.fetch.token
      }
    }
    #expect(Set(fetched.map(\.id)).count == fetched.count, "seed \(seed): one fetch per control")
    for (id, record) in fixture.engine.records {
      #expect(record.running.count <= settings.runningActions, "seed \(seed)")
      #expect(!(record.isQueued && record.fetch != nil), "seed \(seed)")
      #expect(record.followUp == nil || record.fetch != nil, "seed \(seed)")
      #expect(fixture.engine.retries[id] == record.retry, "seed \(seed)")
      // A control that awaits a value has a request.
      if record.awaitsValue {
        #expect(record.fetch != nil || record.isQueued, "seed \(seed)")
      }
    }
  }
}
