import DeviceEngine
import Foundation
import HostLink
import Synchronization

/// A host's store in a state folder: the SQLite file `device.sqlite` in WAL mode.
///
/// ```swift
/// let store = try SQLiteStore(folder: StateFolder(environment: environment), now: Date())
/// ```
/// - Only one store may have a folder open (`StoreLock`).
/// - Opening checks the file and decodes all of its state. A damaged file is moved aside, never
///   deleted; `notices` reports that, and the store starts empty.
/// - A file of a later release is rejected and left untouched (`StoreSchema`).
/// - Every `apply(_:durability:)` is one transaction. `.acknowledged` waits for the disk
///   (`synchronous = FULL`), `.recoverable` does not (`NORMAL`).
public final class SQLiteStore: HostStore {
  public let notices: [String]
  let path: String
  private let database: Mutex<Database>
  private let lock: StoreLock

  /// - Parameter now: The machine's date, for the name under which a damaged file is kept.
  /// - Throws: `HostError.storeInUse` if another host uses the folder; `HostError.storeFailed`.
  public init(folder: StateFolder, now: Date) throws {
    try folder.create()
    lock = try StoreLock(folder: folder.url)
    path = folder.database.path
    var notices: [String] = []
    if Self.isEmptied(path) {
      notices.append("the store \(path) was an empty file; the device starts empty")
    }
    let opened: Database
    do {
      opened = try Self.open(path, notices: &notices)
    } catch  where Self.isDamage(error) {
      let aside = try Self.moveAside(folder.database, now: now)
      notices.append(
        "the store \(folder.database.path) was damaged (\(error)) and has been moved to \(aside); "
          + "the device starts empty")
      do {
        opened = try Self.open(path, notices: &notices)
      } catch {
        throw Self.failure(error, path: path)
      }
    } catch {
      throw Self.failure(error, path: path)
    }
    database = Mutex(opened)
    self.notices = notices
  }

  /// Whether the file has lost its contents: SQLite takes an empty file for a new database.
  private static func isEmptied(_ path: String) -> Bool {
    func size(_ path: String) -> Int? {
      (try? FileManager.default.attributesOfItem(atPath: path))?[.size] as? Int
    }
    return size(path) == 0 && size(path + "-wal") ?? 0 == 0
  }

  private static func open(_ path: String, notices: inout [String]) throws -> Database {
    let database = try Database(path: path)
    // The cache is 8 MB: with SQLite's default of 2 MB, an update among 10,000 activities reads its
    // pages from the file each time.
    try database.execute(
      """
      PRAGMA journal_mode = WAL;
      PRAGMA synchronous = FULL;
      PRAGMA journal_size_limit = 16777216;
      PRAGMA cache_size = -8192;
      """)
    var findings: [String] = []
    try database.run("PRAGMA quick_check(1)") { findings.append($0.text(0)) }
    guard findings == ["ok"] else {
      throw StoreDamage(findings.joined(separator: "; "))
    }
    let missing = try StoreSchema.migrate(database, path: path)
    if !missing.isEmpty {
      notices.append(
        "the store \(path) had lost the tables \(missing.sorted().joined(separator: ", ")), which "
          + "were created again without their contents")
    }
    _ = try StoreReader(database).state()
    return database
  }

  private static func isDamage(_ error: any Error) -> Bool {
    switch error {
    case let error as DatabaseError: error.isCorruption
    case is StoreDamage, is DecodingError: true
    default: false
    }
  }

  /// Moves a file and its write-ahead log aside. Returns the new path.
  private static func moveAside(_ file: URL, now: Date) throws(HostError) -> String {
    let stamp = now.formatted(
      Date.ISO8601FormatStyle(dateSeparator: .omitted, timeSeparator: .omitted))
    var aside = "\(file.path).corrupt-\(stamp)"
    var count = 1
    while FileManager.default.fileExists(atPath: aside) {
      count += 1
      aside = "\(file.path).corrupt-\(stamp)-\(count)"
    }
    do {
      try FileManager.default.moveItem(atPath: file.path, toPath: aside)
      for suffix in ["-wal", "-shm"]
      where FileManager.default.fileExists(atPath: file.path + suffix) {
        try FileManager.default.moveItem(atPath: file.path + suffix, toPath: aside + suffix)
      }
    } catch {
      throw .storeFailed(
        path: file.path, reason: "the file is damaged and cannot be moved aside: \(error)")
    }
    return aside
  }

  private static func failure(_ error: any Error, path: String) -> any Error {
    error is HostError ? error : HostError.storeFailed(path: path, reason: "\(error)")
  }

  private func with<Result: Sendable>(_ body: (Database) throws -> Result) throws -> Result {
    try database.withLock { database in
      do {
        return try body(database)
      } catch {
        throw Self.failure(error, path: path)
      }
    }
  }
}

/// The result of a failed integrity check.
private struct StoreDamage: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) {
    self.description = description
  }
}

extension SQLiteStore {
  public func load() throws -> StoredState {
    try with { try StoreReader($0).state() }
  }

  public func apply(_ changes: [StoreChange], durability: StoreDurability) throws {
    guard !changes.isEmpty else { return }
    try with { database in
      // In WAL mode, a commit survives a crash of the process with both settings. FULL also waits
      // for the disk.
      try database.execute(
        "PRAGMA synchronous = \(durability == .acknowledged ? "FULL" : "NORMAL")")
      try database.transaction {
        let writer = StoreWriter(database)
        for change in changes { try writer.apply(change) }
      }
    }
  }

  public func archive(
    of placement: PlacementIdentifier, content: ShownContent, appearance: Appearance
  ) throws -> Data? {
    try with {
      try StoreReader($0).archive(of: placement, content: content, appearance: appearance)
    }
  }

  public func face(of control: ControlIdentifier, state: Int) throws -> StoredFace? {
    try with { try StoreReader($0).face(of: control, state: state) }
  }

  public func face(of activity: ActivityIdentifier, form: Int) throws -> Data? {
    try with { try StoreReader($0).face(of: activity, form: form) }
  }

  public func preview(_ key: String) throws -> StoredPreview? {
    try with { try StoreReader($0).preview(key) }
  }

  public func ledger(
    of placement: PlacementIdentifier?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] {
    try with { try StoreReader($0).ledger(of: placement, after: sequence, limit: limit) }
  }

  public func newestLedger(of placement: PlacementIdentifier?, limit: Int) throws -> [LedgerRow] {
    try with { try StoreReader($0).newestLedger(of: placement, limit: limit) }
  }
}
