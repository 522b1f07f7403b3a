import DeviceFixtures
import Foundation
import HostLink
import Testing

@testable import DeviceEngine
@testable import ExtensionPool

/// Sequences of calls and the actions of the queue. `A1` is the call 1 of extension A.
@Suite final class ProcessQueueTests {
  private var queue = ProcessQueue(processes: 2, overlappingCalls: 2, idleEnd: 7200)
  private var count: UInt64 = 0

  private func ask(
    _ extension: ExtensionID, clock: HostClock = .real, locale: String = "en_US",
    isExclusive: Bool = false
  ) -> ProcessQueue.Ticket {
    count += 1
    let ticket = ProcessQueue.Ticket(
      id: count, extension: `extension`,
      conditions: .init(
        bundle: URL(fileURLWithPath: "/\(`extension`)"), contentHash: "1", timeZone: "UTC",
        locale: locale), clock: clock, isExclusive: isExclusive)
    queue.add(ticket)
    return ticket
  }

  /// `start A1`, `send A2`, `end B`.
  private func next() -> [String] {
    queue.next().map { action in
      switch action {
      case .send(let ticket, let startsProcess):
        "\(startsProcess ? "start" : "send") \(ticket.extension)\(ticket.id)"
      case .end(let id): "end \(id)"
      }
    }
  }

  private func finish(_ ticket: ProcessQueue.Ticket) -> Bool { queue.finished(ticket) }
  private func cancel(_ id: UInt64) -> Bool { queue.cancel(id) }
  private func lose(_ id: ExtensionID) -> Set<UInt64> { queue.lost(id) }

  @Test func callsOfAnExtensionShareItsProcess() {
    let first = ask("A")
    _ = ask("A")
    _ = ask("A")
    #expect(next() == ["start A1", "send A2"])
    #expect(next() == [])
    #expect(finish(first) == false)
    #expect(next() == ["send A3"])
  }

  @Test(
    arguments: [
      (HostClock.frozen(Date(timeIntervalSince1970: 0)), 7200.0, false),
      (.frozen(Date(timeIntervalSince1970: 0)), 7201, true),
      (.frozen(Date(timeIntervalSince1970: 0)), -7201, false),
      (.offset(-5000), 7200, false), (.offset(-5000), 7201, true), (.real, 7201, false),
    ])
  func processRestartsAfterIdleTimeoutOnDeviceClock(
    clock: HostClock, seconds: TimeInterval, restarts: Bool
  ) {
    let later: HostClock =
      switch clock {
      case .real: .real
      case .offset(let offset): .offset(offset + seconds)
      case .frozen(let date): .frozen(date + seconds)
      }
    let first = ask("A", clock: clock)
    #expect(next() == ["start A1"])
    #expect(finish(first))
    _ = ask("A", clock: later)
    #expect(next() == [restarts ? "end A" : "send A2"])
    guard restarts else { return }
    queue.ended("A")
    #expect(next() == ["start A2"])
  }

  @Test func callsWithIncompatibleClocksRunInOrder() {
    let noon = HostClock.frozen(Date(timeIntervalSince1970: 0))
    let one = HostClock.frozen(Date(timeIntervalSince1970: 3600))
    let first = ask("A", clock: noon)
    let second = ask("A", clock: one)
    _ = ask("A", clock: noon)
    #expect(next() == ["start A1"])
    #expect(finish(first))
    // The third call is compatible with the first, but must not overtake the second.
    #expect(next() == ["send A2"])
    #expect(finish(second))
    #expect(next() == ["send A3"])
  }

  @Test(arguments: [
    (HostClock.real, HostClock.real, true), (.offset(5), .offset(5.001), true),
    (.offset(5), .offset(6), false), (.offset(0), .real, false),
    (.frozen(.distantPast), .frozen(.distantPast), true),
    (.frozen(.distantPast), .frozen(.distantPast + 0.001), false),
  ])
  func clockCompatibility(first: HostClock, second: HostClock, areCompatible: Bool) {
    #expect(first.isCompatible(with: second) == areCompatible)
  }

  @Test func exclusiveCallRunsAlone() {
    let first = ask("A")
    let exclusive = ask("A", isExclusive: true)
    _ = ask("A")
    #expect(next() == ["start A1"])
    #expect(finish(first))
    #expect(next() == ["send A2"])
    #expect(finish(exclusive))
    #expect(next() == ["send A3"])
  }

  @Test func idleProcessMakesRoom() {
    let first = ask("A")
    let second = ask("B")
    #expect(next() == ["start A1", "start B2"])
    #expect(finish(second))
    #expect(finish(first))
    _ = ask("A")
    #expect(next() == ["send A3"])
    _ = ask("C")
    #expect(next() == ["end B"])
    #expect(next() == [], "ended more processes than needed")
    queue.ended("B")
    #expect(next() == ["start C4"])
  }

  @Test func leastRecentlyUsedProcessMakesRoomIfNoneIsIdle() {
    let first = ask("A")
    _ = ask("B")
    _ = ask("C")
    _ = ask("A")
    _ = ask("B")
    #expect(next() == ["start A1", "start B2", "send B5"], "A got another call before C")
    #expect(finish(first))
    #expect(next() == ["end A"])
    queue.ended("A")
    #expect(next() == ["start C3"])
    #expect(queue.isIdle("A") == false)
  }

  @Test func newLocaleNeedsNewProcess() {
    let first = ask("A")
    _ = ask("A", locale: "de_DE")
    _ = ask("A", locale: "de_DE")
    #expect(next() == ["start A1"])
    #expect(finish(first))
    #expect(next() == ["end A"])
    queue.ended("A")
    #expect(next() == ["start A2", "send A3"])
  }

  @Test func lostProcessIsRestarted() {
    _ = ask("A")
    let second = ask("A")
    _ = next()
    #expect(lose("A") == [1, 2])
    #expect(finish(second) == false)
    _ = ask("A")
    #expect(next() == ["start A3"])
  }

  @Test func cancelledCallIsNotSent() {
    _ = ask("A", isExclusive: true)
    let second = ask("A")
    _ = ask("A")
    _ = next()
    #expect(cancel(second.id))
    #expect(!cancel(1), "cancelled a call that was sent")
    #expect(lose("A") == [1])
    #expect(next() == ["start A3"])
  }
}
