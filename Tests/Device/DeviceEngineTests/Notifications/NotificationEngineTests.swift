import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine

@Suite struct NotificationEngineTests {
  private var engine = NotificationEngine()

  /// - Parameter minutes: After noon.
  private func request(
    _ name: String, at minutes: Double...
  ) -> NotificationRequestMessage {
    NotificationRequestMessage(
      identifier: name, title: "Title \(name)", body: "Body",
      dates: minutes.map { noon + $0 * 60 })
  }

  private mutating func schedule(
    _ request: NotificationRequestMessage, from id: ExtensionID = "Tide"
  ) {
    engine.handle(.schedule(request), from: id, named: "Tide App", at: noon)
  }

  private mutating func rows() -> [LedgerRow] {
    engine.takeActions().compactMap { action in
      if case .record(let row) = action { row } else { nil }
    }
  }

  private var names: [String] { engine.delivered.map(\.identifier) }

  @Test mutating func requestIsDeliveredAtItsDate() {
    schedule(request("a", at: 5))
    #expect(engine.nextWake == noon + 300)
    engine.advance(to: noon + 299)
    #expect(engine.delivered.isEmpty)
    engine.advance(to: noon + 300)
    #expect(names == ["a"])
    #expect(engine.delivered.first?.app == "Tide App")
    #expect(engine.nextWake == nil)
    let rows = rows()
    #expect(rows.map(\.outcome) == [.changed, .delivered])
    #expect(rows.first?.until == noon + 300)
    #expect(rows.last?.reason == "Notification of Tide App: “Title a”.")
    #expect(rows.last?.date == noon + 300)
  }

  @Test mutating func requestWithoutDateIsDeliveredAtOnce() {
    schedule(request("a"))
    #expect(names == ["a"])
    #expect(engine.takeActions().last == .publish)
  }

  @Test mutating func repeatingRequestIsDeliveredOncePerWake() {
    schedule(request("a", at: 1, 2, 3, 4))
    engine.advance(to: noon + 130)
    #expect(engine.delivered.map(\.number) == [1])
    #expect(engine.delivered.first?.date == noon + 120)
    engine.advance(to: noon + 240)
    #expect(engine.delivered.map(\.number) == [2])
    #expect(engine.nextWake == nil)
  }

  @Test mutating func requestsOfOneAppAreReplacedAndCanceled() {
    schedule(request("a", at: 1))
    schedule(request("a", at: 2))
    schedule(request("a", at: 3), from: "Other")
    #expect(engine.nextWake == noon + 120)
    engine.handle(.cancel(["a"]), from: "Tide", named: "Tide App", at: noon)
    #expect(engine.nextWake == noon + 180)
    engine.handle(.cancel(nil), from: "Other", named: "Other", at: noon)
    #expect(engine.nextWake == nil)
  }

  @Test mutating func deliveredNotificationsAreRemoved() {
    for name in ["a", "b", "c"] { schedule(request(name)) }
    engine.handle(.removeDelivered(["b"]), from: "Tide", named: "", at: noon)
    #expect(names == ["c", "a"])
    engine.handle(.removeDelivered(nil), from: "Other", named: "", at: noon)
    #expect(names == ["c", "a"])
    engine.remove("Tide")
    #expect(names == [])
  }

  /// A restored engine has the dates that are left, and delivers what became due in between.
  @Test mutating func stateIsRestored() {
    schedule(request("a", at: 1, 9))
    schedule(request("b", at: 5), from: "Other")
    engine.advance(to: noon + 60)
    let stored = engine.takeChanged()
    #expect(stored.map(\.id) == ["Other", "Tide"])
    #expect(stored.last?.scheduled.map(\.dates) == [[noon + 540]])
    #expect(engine.takeChanged().isEmpty)
    engine = NotificationEngine(restoring: stored, lastNumber: engine.lastNumber)
    #expect(names == ["a"])
    engine.advance(to: noon + 400)
    #expect(names == ["b", "a"])
    #expect(engine.delivered.map(\.number) == [2, 1])
    #expect(engine.takeChanged().map(\.id) == ["Other"])
    engine.handle(.cancel(nil), from: "Tide", named: "Tide App", at: noon)
    engine.handle(.removeDelivered(nil), from: "Tide", named: "Tide App", at: noon)
    #expect(engine.takeChanged().map(\.isEmpty) == [true])
  }

  /// The numbers continue after those that were used, whether or not their notifications are kept.
  @Test(arguments: [(0, 2), (1, 2), (57, 58)])
  mutating func numberIsNotUsedTwice(lastNumber: Int, next: Int) {
    schedule(request("a"))
    engine = NotificationEngine(restoring: engine.takeChanged(), lastNumber: lastNumber)
    schedule(request("b"))
    #expect(engine.delivered.first?.number == next)
  }

  @Test mutating func numbersAreBounded() {
    for index in 0..<100 { schedule(request("\(index)", at: Double(100 - index))) }
    engine.advance(to: noon + 6000)
    #expect(engine.delivered.count == NotificationEngine.deliveredLimit)
    #expect(rows().filter { $0.outcome == .delivered }.count == NotificationEngine.requestLimit)
    var long = request("long")
    long.body = String(repeating: "a", count: 1_000_000)
    long.dates = [Date(timeIntervalSinceReferenceDate: .nan)]
    schedule(long)
    #expect(engine.delivered.first?.body.count == NotificationEngine.textLimit)
  }
}
