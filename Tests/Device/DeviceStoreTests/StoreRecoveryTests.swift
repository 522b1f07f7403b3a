import DeviceFixtures
import Foundation
import HostLink
import SQLiteDatabase
import TestFolders
import Testing

@testable import DeviceEngine
@testable import DeviceStore

/// A store whose file is damaged keeps every row that can be read.
@Suite struct StoreRecoveryTests {
  private static let pageSize = 4096
  private static let count = 60

  private let folder = StateFolder(TemporaryFolder.unusedPath())

  private func open() throws -> SQLiteStore {
    try SQLiteStore(folder: folder, now: noon)
  }

  private var aside: URL {
    URL(fileURLWithPath: folder.database.path + ".corrupt-20260305T120000Z")
  }

  private func cleaningUp(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try body()
  }

  /// Widgets p1 to p60, of which p3 and p4 are the stack s1, with archives and ledger rows.
  private func fill() throws {
    let store = try open()
    var changes: [StoreChange] = [.device(DeviceSettings(locale: "de_DE")), .counter(.run, 5)]
    for number in 1...Self.count {
      let place: WidgetPlace =
        [3, 4].contains(number)
        ? .stack("s1", position: number - 3)
        : .home(page: number / 6, column: number % 2 * 2, row: number % 6 / 2 * 2)
      changes.append(.putPlacement(placement(number, at: place)))
      let archive = StoredArchive(
        content: .entry(0), appearance: .homeLight, data: Data(repeating: 7, count: 3_000))
      changes.append(.timeline("p\(number)", timeline, [archive]))
      changes.append(.ledger([row(number)]))
    }
    changes.append(
      .putStack(
        SmartStack(
          id: "s1", family: .systemSmall, place: .home(page: 11, column: 0, row: 0),
          members: ["p3", "p4"], top: "p4")))
    changes += [.counter(.placement, Self.count), .counter(.stack, 1)]
    try store.apply(changes, durability: .acknowledged)
  }

  private func placement(_ number: Int, at place: WidgetPlace) -> Placement {
    Placement(
      id: "p\(number)", extension: "Sample", kind: String(repeating: "k", count: 400),
      family: .systemSmall, place: place)
  }

  private var timeline: StoredTimeline {
    StoredTimeline(
      fetched: noon,
      form: ArchiveForm(appearances: [.homeLight], size: LinkSize(width: 158, height: 158)))
  }

  private func row(_ number: Int) -> LedgerRow {
    LedgerRow(
      sequence: number, date: noon, placement: "p\(number)", outcome: .delivered,
      cause: .policy, reason: "row \(number)", budgetLeft: 40)
  }

  private func execute(_ sql: String) throws {
    try Database(path: folder.database.path).execute(sql)
  }

  /// All tables are in the pages behind the header.
  @Test(arguments: [0..<100, 0..<16, 16..<18, 16..<24, 18..<20, 40..<60])
  func damagedHeaderLosesNothing(bytes: Range<Int>) throws {
    try cleaningUp {
      try fill()
      var data = try Data(contentsOf: folder.database)
      for place in bytes { data[place] ^= 0xA5 }
      try data.write(to: folder.database)
      let store = try open()
      let state = try store.load()
      #expect(state.placements.count == Self.count)
      #expect(state.stacks.map(\.members) == [["p3", "p4"]])
      #expect(try store.newestLedger(of: nil, limit: 100).count == Self.count)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!names.contains { $0.contains(".repaired") }, "\(names)")
    }
  }

  /// Its contents are not the store's to change.
  @Test func databaseOfAnotherProgramIsRejected() throws {
    try cleaningUp {
      try folder.create()
      try execute("CREATE TABLE notes (text TEXT); INSERT INTO notes VALUES ('mine')")
      let before = try Data(contentsOf: folder.database)
      let error = #expect(throws: HostError.self) { try open() }
      #expect(
        error?.description.contains("the database of another program, with the table \"notes\"")
          == true, "\(String(describing: error))")
      #expect(try Data(contentsOf: folder.database) == before)
    }
  }

  /// The device works with what is left, wherever a file is damaged.
  @Test(arguments: 0..<12) func randomDamageLeavesAUsableStore(seed: UInt64) throws {
    try cleaningUp {
      try fill()
      var data = try Data(contentsOf: folder.database)
      var state = seed &* 0x9E37_79B9_7F4A_7C15 | 1
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        data[Int(state >> 33) % data.count] ^= UInt8(truncatingIfNeeded: state >> 20) | 1
      }
      try data.write(to: folder.database)
      let store = try open()
      let loaded = try store.load()
      #expect(loaded.placements.count <= Self.count)
      let added = placement(99, at: .home(page: 20, column: 0, row: 0))
      try store.apply([.putPlacement(added)], durability: .acknowledged)
      #expect(try store.load().placements.last?.id == "p99")
    }
  }

  @Test func undecodableRowIsLeftOutAndNamed() throws {
    try cleaningUp {
      try fill()
      try execute("UPDATE placements SET json = CAST('{]' AS BLOB) WHERE id = 'p7'")
      let damaged = try Data(contentsOf: folder.database)
      do {
        let store = try open()
        let state = try store.load()
        #expect(state.placements.map(\.id) == (1...Self.count).filter { $0 != 7 }.map { "p\($0)" })
        #expect(state.stacks.map(\.members) == [["p3", "p4"]])
        #expect(state.device?.locale == "de_DE")
        #expect(state.counters == [.placement: Self.count, .stack: 1, .run: 5])
        #expect(state.timelines.count == Self.count - 1)
        #expect(try store.newestLedger(of: nil, limit: 100).count == Self.count)
        #expect(store.notices.count == 1)
        #expect(
          store.notices.first?.hasSuffix(
            "it was recovered without 1 widget (p7). The damaged file is kept as \(aside.path)")
            == true, "\(store.notices)")
      }
      #expect(try Data(contentsOf: aside) == damaged)
      #expect(try open().notices.isEmpty)
    }
  }

  @Test(arguments: [
    (
      "UPDATE placements SET json = (SELECT json FROM placements WHERE id = 'p8') "
        + "WHERE id = 'p9'", "1 widget (p9)"
    ),
    ("UPDATE settings SET json = x'00'", "1 group of settings (device)"),
    ("UPDATE counters SET value = 9223372036854775807 WHERE name = 'run'", "1 counter (run)"),
    ("UPDATE stacks SET json = x'7b'", "1 stack (s1)"),
    (
      "UPDATE timelines SET json = x'7b' WHERE placement IN ('p1', 'p2')",
      "2 stored pictures and timelines, which are produced again"
    ),
  ])
  func undecodableRowsOfEveryKindAreNamed(damage: String, lost: String) throws {
    try cleaningUp {
      try fill()
      try execute(damage)
      let store = try open()
      #expect(
        store.notices.first?.contains("it was recovered without \(lost). ") == true,
        "\(store.notices)")
      _ = try store.load()
    }
  }

  @Test func membersOfLostStackAreStackedAgain() throws {
    try cleaningUp {
      try fill()
      try execute("UPDATE stacks SET json = x'7b'")
      let state = try open().load()
      #expect(state.stacks.map(\.id) == ["s1"])
      #expect(state.stacks.map(\.members) == [["p3", "p4"]])
      #expect(state.placements.map(\.id) == (1...Self.count).map { "p\($0)" })
      #expect(state.placements[0].place == .home(page: 0, column: 2, row: 0))
    }
  }

  @Test func stackWithOneRemainingMemberIsDissolved() throws {
    try cleaningUp {
      try fill()
      try execute("UPDATE placements SET json = x'7b' WHERE id = 'p4'")
      let state = try open().load()
      #expect(state.stacks.isEmpty)
      #expect(
        state.placements.first { $0.id == "p3" }?.place == .home(page: 11, column: 0, row: 0))
    }
  }

  @Test func numberOfLostWidgetIsNotUsedAgain() throws {
    try cleaningUp {
      try fill()
      try execute(
        "UPDATE placements SET json = x'7b' WHERE id = 'p60'; DELETE FROM counters")
      let counters = try open().load().counters
      #expect(counters[.placement] == 60)
      #expect(counters[.run] ?? 0 > 5)
    }
  }

  /// Each page of the file is overwritten in turn. Every widget is there or named as lost, unless
  /// the notice says that more can be lost.
  @Test(arguments: [UInt8(0), 0xFF]) func damagedPageLosesOnlyItsRows(byte: UInt8) throws {
    try cleaningUp {
      try fill()
      let intact = try Data(contentsOf: folder.database)
      var partial = 0
      for page in 1..<(intact.count / Self.pageSize) {
        var bytes = intact
        let start = page * Self.pageSize
        bytes.replaceSubrange(
          start..<(start + Self.pageSize), with: Data(repeating: byte, count: Self.pageSize))
        try bytes.write(to: folder.database)
        for suffix in ["", "-wal"] {
          try? FileManager.default.removeItem(atPath: aside.path + suffix)
        }
        let store = try open()
        let kept = try store.load().placements.count
        let notice = store.notices.first ?? ""
        if kept < Self.count {
          // Without the page that describes the tables, nothing can be read.
          #expect(kept == 0 || notice.contains("widget"), "page \(page): \(notice)")
          if notice.contains("\(Self.count - kept) widget") { partial += 1 }
        }
        // A leaf holds about eight widgets; the root of the table has all of them.
        #expect(kept >= Self.count - 10 || kept == 0, "page \(page): \(kept), \(notice)")
      }
      #expect(partial >= 5)
    }
  }

  @Test(arguments: [0.3, 0.6, 0.95]) func truncatedFileKeepsItsReadableRows(part: Double) throws {
    try cleaningUp {
      try fill()
      let intact = try Data(contentsOf: folder.database)
      try intact.prefix(Int(Double(intact.count) * part)).write(to: folder.database)
      let store = try open()
      let state = try store.load()
      #expect(store.notices.count == 1)
      #expect(store.notices.first?.contains("was damaged") == true)
      #expect(!state.placements.isEmpty || part < 0.5, "\(store.notices)")
      // A timeline without its pictures could not be shown.
      for id in state.timelines.keys {
        #expect(
          try store.archive(of: id, content: .entry(0), appearance: .homeLight)?.count == 3_000)
      }
    }
  }

  /// The changes since the last checkpoint are in the log only.
  @Test func rowsInTheLogAreRecovered() throws {
    try cleaningUp {
      try fill()
      let store = try open()
      try store.apply(
        [.putPlacement(placement(61, at: .standBy(.left)))], durability: .acknowledged)
      try execute("UPDATE placements SET json = x'7b' WHERE id = 'p7'")
      let copy = StateFolder(TemporaryFolder.unusedPath())
      defer { try? FileManager.default.removeItem(at: copy.url) }
      try copy.create()
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(
          atPath: folder.database.path + suffix, toPath: copy.database.path + suffix)
      }
      let recovered = try SQLiteStore(folder: copy, now: noon)
      #expect(recovered.notices.first?.contains("without 1 widget (p7).") == true)
      #expect(try recovered.load().placements.last?.id == "p61")
      withExtendedLifetime(store) {}
    }
  }

  @Test func interruptedRecoveryIsCompleted() throws {
    try cleaningUp {
      try fill()
      try FileManager.default.moveItem(
        atPath: folder.database.path, toPath: folder.database.path + ".recovered")
      try Data("incomplete".utf8).write(
        to: URL(fileURLWithPath: folder.database.path + ".recovering"))
      try Data(repeating: 1, count: 5_000).write(to: folder.database)
      try Data(repeating: 2, count: 5_000).write(
        to: URL(fileURLWithPath: folder.database.path + "-wal"))
      let store = try open()
      #expect(store.notices.count == 1)
      #expect(store.notices.first?.contains("was interrupted and is now complete") == true)
      #expect(try store.load().placements.count == Self.count)
      let left = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
      #expect(!left.contains { $0.contains("recover") })
    }
  }
}
