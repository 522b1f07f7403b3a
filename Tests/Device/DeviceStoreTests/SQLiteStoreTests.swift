import DeviceFixtures
import Foundation
import HostLink
import SQLiteDatabase
import TestFolders
import Testing

@testable import DeviceEngine
@testable import DeviceStore

@Suite struct SQLiteStoreTests {
  private let folder = StateFolder(TemporaryFolder.unusedPath())

  private func open() throws -> SQLiteStore {
    try SQLiteStore(folder: folder, now: noon)
  }

  private func cleaningUp(_ body: () throws -> Void) rethrows {
    defer { try? FileManager.default.removeItem(at: folder.url) }
    try body()
  }

  @Test func rejectsSecondHostAndNamesTheFirst() throws {
    try cleaningUp {
      let first = try open()
      #expect(
        throws: HostError.storeInUse(path: folder.url.path, holder: "process \(getpid())")
      ) { try open() }
      withExtendedLifetime(first) {}
    }
  }

  @Test func closingReleasesTheLock() throws {
    try cleaningUp {
      do { _ = try open() }
      _ = try open()
    }
  }

  /// A child process that is being started has copies of all descriptors.
  @Test func copiesOfDescriptorsKeepNoLock() throws {
    try cleaningUp {
      let file = folder.url.appendingPathComponent("lock").resolvingSymlinksInPath().path
      var copy: Int32 = -1
      do {
        let first = try open()
        let locked = (0..<1_024).first { descriptor in
          let link = try? FileManager.default.destinationOfSymbolicLink(
            atPath: "/proc/self/fd/\(descriptor)")
          return link == file
        }
        copy = dup(Int32(try #require(locked)))
        withExtendedLifetime(first) {}
      }
      defer { close(copy) }
      _ = try open()
    }
  }

  @Test func folderIsAccessibleToOwnerOnly() throws {
    try cleaningUp {
      _ = try open()
      let attributes = try FileManager.default.attributesOfItem(atPath: folder.url.path)
      #expect((attributes[.posixPermissions] as? Int).map { $0 & 0o077 } == 0)
    }
  }

  @Test(arguments: ["not a database at all, but long enough to be taken for one", ""])
  func movesInvalidFileAside(text: String) throws {
    try cleaningUp {
      try folder.create()
      let bytes = Data(String(repeating: text, count: 50).utf8)
      try bytes.write(to: folder.database)
      let store = try open()
      #expect(try store.load() == StoredState())
      let aside = folder.database.path + ".corrupt-20260305T120000Z"
      if text.isEmpty {
        // SQLite takes it for a new database.
        #expect(
          store.notices == [
            "the store \(folder.database.path) was an empty file; the device starts empty"
          ])
        #expect(!FileManager.default.fileExists(atPath: aside))
      } else {
        #expect(store.notices.count == 1)
        #expect(store.notices.first?.contains(aside) == true)
        #expect(try Data(contentsOf: URL(fileURLWithPath: aside)) == bytes)
      }
    }
  }

  /// Whatever bytes are overwritten, the store opens, either with its contents or empty with a
  /// notice.
  @Test(arguments: [UInt64(1), 2, 3, 4, 5, 6]) func opensDespiteRandomDamage(seed: UInt64) throws {
    try cleaningUp {
      var random = SeededGenerator(seed: seed)
      do {
        let store = try open()
        for number in 0..<50 {
          let placement = Placement(
            id: "p\(number)", extension: "Sample", kind: String(repeating: "k", count: 200),
            family: .systemSmall, place: .standBy(.left))
          try store.apply([.putPlacement(placement)], durability: .acknowledged)
        }
      }
      var bytes = try Data(contentsOf: folder.database)
      for _ in 0..<40 {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0...255, using: &random)
      }
      try bytes.write(to: folder.database)
      let store = try open()
      let state = try store.load()
      #expect(state.placements.count == 50 || !store.notices.isEmpty, "seed \(seed)")
    }
  }

  /// The rest of the state survives.
  @Test func createsMissingTablesAgain() throws {
    try cleaningUp {
      let placement = Placement(
        id: "p1", extension: "Sample", kind: "Clock", family: .systemSmall,
        place: .standBy(.left))
      try open().apply([.putPlacement(placement)], durability: .acknowledged)
      do {
        let database = try Database(path: folder.database.path)
        try database.execute("DROP TABLE ledger; DROP TABLE controls")
      }
      do {
        let store = try open()
        #expect(store.notices.count == 1)
        #expect(store.notices.first?.contains("had lost the tables controls, ledger,") == true)
        #expect(try store.load().placements.map(\.id) == ["p1"])
        #expect(try store.newestLedger(of: nil, limit: 5).isEmpty)
      }
      #expect(try open().notices.isEmpty)
    }
  }

  @Test func rejectsStoreOfLaterRelease() throws {
    try cleaningUp {
      _ = try open()
      do {
        let database = try Database(path: folder.database.path)
        try database.execute("PRAGMA user_version = 99")
      }
      #expect(throws: HostError.self) { try open() }
      #expect(FileManager.default.fileExists(atPath: folder.database.path))
    }
  }

  @Test func failedTransactionChangesNothing() throws {
    try cleaningUp {
      _ = try open()
      let database = try Database(path: folder.database.path)
      #expect(throws: DatabaseError.self) {
        try database.transaction {
          try database.run("INSERT INTO counters (name, value) VALUES ('placement', 1)")
          try database.run("INSERT INTO counters (name, value) VALUES ('stack', NULL)")
        }
      }
      #expect(try database.integer("SELECT count(*) FROM counters") == 0)
    }
  }

  @Test func reportsFolderThatCannotBeCreated() {
    #expect(throws: HostError.self) {
      try SQLiteStore(folder: StateFolder(URL(fileURLWithPath: "/proc/vitrine")), now: Date())
    }
  }

  @Test(arguments: [
    (["XDG_STATE_HOME": "/state", "HOME": "/home/a"], "/state/vitrine/device"),
    (["HOME": "/home/a"], "/home/a/.local/state/vitrine/device"),
    (["XDG_STATE_HOME": "relative", "HOME": "/home/a"], "/home/a/.local/state/vitrine/device"),
  ])
  func folderFollowsXDGSpecification(environment: [String: String], path: String) {
    #expect(StateFolder(environment: environment).url.path == path)
  }
}
