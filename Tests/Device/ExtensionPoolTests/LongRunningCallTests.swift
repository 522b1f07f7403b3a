import DeviceEngine
import Foundation
import HostLink
import Testing

@testable import ExtensionPool

/// Calls that play a sound: no other call waits for their end.
@Suite final class LongRunningCallTests {
  private var queue = ProcessQueue(processes: 2, overlappingCalls: 1, idleEnd: 30)
  private var count: UInt64 = 0

  private func ask(
    _ extension: ExtensionID, clock: HostClock = .frozen(Date(timeIntervalSince1970: 0)),
    locale: String = "en_US", isExclusive: Bool = false, isLongRunning: Bool = false
  ) -> ProcessQueue.Ticket {
    count += 1
    let ticket = ProcessQueue.Ticket(
      id: count, extension: `extension`,
      conditions: .init(
        bundle: URL(fileURLWithPath: "/\(`extension`)"), contentHash: "1", timeZone: "UTC",
        locale: locale), clock: clock, isExclusive: isExclusive, isLongRunning: isLongRunning)
    queue.add(ticket)
    return ticket
  }

  private func next() -> [String] {
    queue.next().map { action in
      switch action {
      case .send(let ticket, let startsProcess):
        "\(startsProcess ? "start" : "send") \(ticket.extension)\(ticket.id)"
      case .end(let id): "end \(id)"
      }
    }
  }

  @Test func longRunningCallsOverlapWithAllOthers() {
    _ = ask("A", isLongRunning: true)
    _ = ask("A", isLongRunning: true)
    let call = ask("A")
    #expect(next() == ["start A1", "send A2", "send A3"])
    _ = ask("A", isLongRunning: true)
    let later = ask("A")
    // Calls still count among themselves.
    #expect(next() == ["send A4"])
    #expect(queue.finished(call) == false)
    #expect(next() == ["send A5"])
    _ = queue.finished(later)
    _ = ask("A", isExclusive: true)
    #expect(next() == ["send A6"])
  }

  @Test func longRunningCallKeepsItsProcess() {
    let sound = ask("A", isLongRunning: true)
    let call = ask("A")
    #expect(next() == ["start A1", "send A2"])
    #expect(queue.finished(call) == false)
    #expect(queue.isIdle("A") == false)
    #expect(queue.finished(sound) == true)
  }

  @Test func processesWithOnlyLongRunningCallsAreNotCounted() {
    for id in ["A", "B", "C"] as [ExtensionID] { _ = ask(id, isLongRunning: true) }
    _ = ask("D")
    _ = ask("E")
    #expect(next() == ["start A1", "start B2", "start C3", "start D4", "start E5"])
    let sixth = ask("F")
    // No process is idle, and processes that only play sounds need not make room.
    #expect(next() == [])
    #expect(sixth.id == 6)
  }

  @Test func clockChangeDoesNotEndLongRunningCall() {
    _ = ask("A", isLongRunning: true)
    #expect(next() == ["start A1"])
    _ = ask("A", clock: .frozen(Date(timeIntervalSince1970: 9000)))
    #expect(next() == ["send A2"])
  }

  @Test func newLocaleEndsLongRunningCall() {
    let sound = ask("A", isLongRunning: true)
    #expect(next() == ["start A1"])
    _ = ask("A", locale: "de_DE")
    #expect(next() == ["end A"])
    #expect(queue.lost("A") == [sound.id])
    #expect(next() == ["start A2"])
  }
}
