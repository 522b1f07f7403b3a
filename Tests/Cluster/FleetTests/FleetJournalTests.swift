import Foundation
import PushGateway
import Testing

@testable import Fleet

@Suite struct FleetJournalTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("vitrine-fleet-\(UUID())")
  private let settings = FleetHistory.Settings(devices: 3, seed: 1, hash: 7)
  private let start = Date(timeIntervalSince1970: 1_800_000_000)

  private func open(
    _ settings: FleetHistory.Settings? = nil, at seconds: Double = 0
  ) throws -> (journal: FleetJournal, history: FleetHistory) {
    try FleetJournal.open(
      in: folder, settings: settings ?? self.settings, now: start + seconds
    ) { Issue.record($0) }
  }

  private func state(_ history: FleetHistory) -> (ledger: FleetLedger, devices: [FleetDevice]) {
    let app = FleetApp(
      id: "Sample", bundle: "local.vitrine.Sample", attributesType: "Trip",
      FleetScenario(duration: 1), group: "fleet", seed: 1)
    var ledger = FleetLedger(lateAfter: 1)
    var devices = (0..<3).map { FleetDevice(index: $0, of: app, at: start) }
    history.restore(&ledger, &devices)
    return (ledger, devices)
  }

  /// Records two accepted pushes, of which the first is handled, and a handled broadcast.
  private func record(_ journal: FleetJournal) async {
    for number in [1, 2] {
      journal.append(
        FleetRecord(
          .accepted, FleetPushID(epoch: 1, number: UInt32(number)),
          subject: PushSubject(device: number, slot: 1, isOnce: false).rawValue,
          sequence: UInt64(number + 10), sent: 5, expires: 1e12))
    }
    journal.append(
      FleetRecord(
        .broadcastHandled, FleetPushID(epoch: 1, number: 3), subject: 2 << 16 | 1, sequence: 4))
    await journal.commit(
      FleetRecord(
        .handled, FleetPushID(epoch: 1, number: 1),
        subject: PushSubject(device: 1, slot: 1, isOnce: false).rawValue, sequence: 11,
        verdict: .overBudget))
    await journal.close()
  }

  @Test func restartRestoresHandledPushes() async throws {
    await record(try open().journal)
    let (_, history) = try open(at: 60)
    #expect(history.epoch == 2)
    #expect(history.began == start)
    let (ledger, devices) = state(history)
    #expect(devices.map { $0.hasHandled(11) } == [false, true, false])
    #expect(devices[2].hasHandled(4, channel: 1))
    #expect(!devices[2].hasHandled(4, channel: 0))
    #expect(!devices[2].hasHandled(5, channel: 1))
    #expect(ledger.counts.accepted == 2)
    #expect(ledger.counts.delivered == 1)
    #expect(ledger.counts.verdicts == [.overBudget: 1])
    #expect(ledger.undelivered(at: 100).lost == 1)
    #expect(ledger.broadcasts.delivered == 1)
  }

  @Test(arguments: [1, 20, 47]) func partialRecordIsRemoved(bytes: Int) async throws {
    await record(try open().journal)
    let file = folder.appendingPathComponent(FleetJournal.fileName)
    let whole = try Data(contentsOf: file)
    try whole.dropLast(bytes).write(to: file)
    let (journal, history) = try open()
    #expect(state(history).ledger.counts.delivered == 0)
    await journal.commit(FleetRecord(.streams))
    #expect(try Data(contentsOf: file).count == whole.count + 48)
  }

  @Test func damagedRecordEndsTheJournal() async throws {
    await record(try open().journal)
    let file = folder.appendingPathComponent(FleetJournal.fileName)
    var bytes = try Data(contentsOf: file)
    bytes[48 + 20] ^= 1
    try bytes.write(to: file)
    let (ledger, _) = state(try open().history)
    #expect(ledger.counts.accepted == 0)
  }

  @Test func journalOfUnfinishedRunIsRefused() async throws {
    await record(try open().journal)
    let other = FleetHistory.Settings(devices: 4, seed: 1, hash: 7)
    let path = folder.appendingPathComponent(FleetJournal.fileName).path
    #expect(throws: FleetError.otherRun(path)) { try open(other) }
    let last = try open().journal
    await last.end()
    await last.close()
    let (_, history) = try open(other)
    #expect(history.epoch == 1)
    #expect(state(history).ledger.counts.accepted == 0)
  }

  @Test func journalHasOneWriter() throws {
    let first = try open()
    let path = folder.appendingPathComponent(FleetJournal.fileName).path
    #expect(throws: FleetError.inUse(path)) { try open() }
    withExtendedLifetime(first) {}
  }
}
