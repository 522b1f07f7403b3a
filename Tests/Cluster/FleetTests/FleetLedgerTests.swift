import Foundation
import PushGateway
import Testing

@testable import Fleet

/// Each case is a list of events, and the counts of the ledger after them.
@Suite struct FleetLedgerTests {
  enum Event: Sendable {
    /// Push, subject, time, expiration.
    case sent(Int, Int, Double, Double?)
    /// Push, subject, stream sequence, time.
    case accepted(Int, Int, UInt64?, Double)
    case rejected(Int)
    /// Push, subject, stream sequence, time, when the device connected.
    case delivered(Int, Int, UInt64, Double, since: Double)
  }

  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var events: [Event]
    /// Delivered, late, coalesced, expired, lost, duplicates, at 100.
    var expected: [Int]

    init(_ name: String, _ events: [Event], _ expected: [Int]) {
      testDescription = name
      self.events = events
      self.expected = expected
    }
  }

  static let cases = [
    Case(
      "delivered",
      [.sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .delivered(1, 1, 5, 11, since: 0)],
      [1, 0, 0, 0, 0, 0]),
    Case(
      "delivered before the answer",
      [.sent(1, 1, 10, 900), .delivered(1, 1, 5, 11, since: 0), .accepted(1, 1, 5, 12)],
      [1, 0, 0, 0, 0, 0]),
    Case(
      "late to a connected device",
      [.sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .delivered(1, 1, 5, 13, since: 9)],
      [1, 1, 0, 0, 0, 0]),
    Case(
      "stored for a device that connects later is not late",
      [.sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .delivered(1, 1, 5, 50, since: 49)],
      [1, 0, 0, 0, 0, 0]),
    Case("lost", [.sent(1, 1, 10, 900), .accepted(1, 1, 5, 11)], [0, 0, 0, 0, 1, 0]),
    Case("not accepted", [.sent(1, 1, 10, 900), .rejected(1)], [0, 0, 0, 0, 0, 0]),
    Case("without an answer", [.sent(1, 1, 10, 900)], [0, 0, 0, 0, 0, 0]),
    Case("expired", [.sent(1, 1, 10, 99), .accepted(1, 1, 5, 11)], [0, 0, 0, 1, 0, 0]),
    Case("one attempt", [.sent(1, 1, 10, nil), .accepted(1, 1, 5, 11)], [0, 0, 0, 1, 0, 0]),
    Case(
      "replaced by a newer one",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .sent(2, 1, 20, 900),
        .accepted(2, 1, 6, 21), .delivered(2, 1, 6, 30, since: 25),
      ], [1, 0, 1, 0, 0, 0]),
    Case(
      "the replacement is also lost",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .sent(2, 1, 20, 900),
        .accepted(2, 1, 6, 21),
      ], [0, 0, 1, 0, 1, 0]),
    Case(
      "an older push does not replace a newer one",
      [
        .sent(1, 1, 10, 900), .sent(2, 1, 11, 900), .accepted(2, 1, 6, 12),
        .accepted(1, 1, 7, 13), .delivered(1, 1, 7, 14, since: 0),
      ], [1, 1, 1, 0, 0, 0]),
    Case(
      "a push on another subject does not replace",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .sent(2, 2, 20, 900),
        .accepted(2, 2, 6, 21), .delivered(2, 2, 6, 21, since: 0),
      ], [1, 0, 0, 0, 1, 0]),
    Case(
      "replaced by a delivered push without an answer",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .sent(2, 1, 20, 900), .rejected(2),
        .delivered(2, 1, 6, 21, since: 0),
      ], [1, 0, 1, 0, 0, 0]),
    Case(
      "an undelivered push without an answer does not replace",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .sent(2, 1, 20, 900), .rejected(2),
      ], [0, 0, 0, 0, 1, 0]),
    Case(
      "applied twice",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, 5, 11), .delivered(1, 1, 5, 11, since: 0),
        .delivered(1, 1, 5, 12, since: 0),
      ], [1, 0, 0, 0, 0, 1]),
    Case(
      "without sequences from a gateway, the later answer replaces",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, nil, 11), .sent(2, 1, 20, 900),
        .accepted(2, 1, nil, 21), .delivered(2, 1, 6, 30, since: 25),
      ], [1, 0, 1, 0, 0, 0]),
    Case(
      "without sequences from a gateway, the earlier answer does not replace",
      [
        .sent(1, 1, 10, 900), .accepted(1, 1, nil, 11), .sent(2, 1, 20, 900),
        .accepted(2, 1, nil, 21), .delivered(1, 1, 5, 30, since: 25),
      ], [1, 0, 0, 0, 1, 0]),
  ]

  @Test(arguments: cases) func outcomesAreCounted(_ test: Case) {
    var ledger = FleetLedger(lateAfter: 1)
    func id(_ number: Int) -> FleetPushID { FleetPushID(epoch: 1, number: UInt32(number)) }
    func subject(_ number: Int) -> PushSubject {
      PushSubject(device: 0, slot: number, isOnce: false)
    }
    for event in test.events {
      switch event {
      case .sent(let push, let on, let at, let expires):
        ledger.sent(id(push), on: subject(on), at: at, expires: expires)
      case .accepted(let push, let on, let sequence, let at):
        ledger.accepted(id(push), on: subject(on), sequence: sequence, at: at)
      case .rejected(let push): ledger.rejected(id(push))
      case .delivered(let push, let on, let sequence, let at, let since):
        ledger.delivered(
          id(push), on: subject(on), sequence: sequence, verdict: .delivered, sent: 0,
          .init(at: at, began: since, since: since))
      }
    }
    let undelivered = ledger.undelivered(at: 100)
    let counts = ledger.counts
    #expect(
      [
        counts.delivered, counts.late, undelivered.coalesced, undelivered.expired,
        undelivered.lost, counts.duplicates,
      ] == test.expected)
    #expect(ledger.isSettled(at: 100) { _ in true } == (undelivered.lost == 0))
    #expect(ledger.isSettled(at: 100) { _ in false })
  }

  @Test func undeliveredBroadcastsAreCounted() {
    var ledger = BroadcastLedger()
    func id(_ number: UInt32) -> FleetPushID { FleetPushID(epoch: 1, number: number) }
    let arrival = FleetLedger.Arrival(at: 12, began: 0, since: 0)
    func deliver(_ number: UInt32, to device: Int, channel: Int) {
      ledger.delivered(
        id(number), to: device, channel: channel, sequence: UInt64(number), lateAfter: 1,
        sent: 0, arrival)
    }
    for (number, channel, expires) in [(1, 0, 900.0), (2, 0, 900), (3, 1, 900), (4, 2, 50)] {
      ledger.sent(id(UInt32(number)), channel: channel, at: 10, expires: expires)
      ledger.accepted(id(UInt32(number)), sequence: UInt64(number))
    }
    deliver(1, to: 0, channel: 0)
    for device in 0..<3 { deliver(2, to: device, channel: 0) }
    deliver(3, to: 5, channel: 1)
    deliver(3, to: 5, channel: 1)
    // Broadcast 1 did not reach two of three devices, which have received the newer 2. Broadcast 3
    // did not reach two devices. Broadcast 4 has expired.
    let undelivered = ledger.undelivered(at: 100) { _ in 3 }
    #expect(undelivered.coalesced == 2)
    #expect(undelivered.lost == 2)
    #expect(undelivered.expired == 3)
    #expect(ledger.delivered == 5)
    #expect(ledger.late == 5)
    #expect(ledger.duplicates == 1)
    #expect(!ledger.isSettled(at: 100) { _ in 3 })
  }

  @Test func identifierRoundTrips() {
    let id = FleetPushID(epoch: 3, number: 4_000_000_000)
    #expect(FleetPushID(id.uuid(of: 17), of: 17) == id)
    #expect(FleetPushID(id.uuid(of: 17), of: 18) == nil)
    #expect(FleetPushID(UUID(), of: 17) == nil)
  }
}
