import DeviceEngine
import Foundation
import HostLink
import SQLiteDatabase
import Synchronization

/// A host's store in a state folder: the SQLite file `device.sqlite` in WAL mode.
///
/// ```swift
/// let store = try SQLiteStore(folder: StateFolder(environment: environment), now: Date())
/// ```
/// - Only one store may have a folder open (`StoreLock`).
/// - Opening checks the file and decodes all of its state. From a damaged file, every row that can
///   be read is kept (`StoreRecovery`). The file itself is kept beside the store; `notices` reports
///   what was lost.
/// - On a full disk, a store can be read. Changes are refused until there is space again.
/// - A file of a later release or of another program is rejected and left untouched
///   (`StoreSchema`).
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
    let recovery = StoreRecovery(file: folder.database, now: now)
    var notices: [String] = []
    if let notice = try recovery.finishInterrupted() { notices.append(notice) }
    if Self.isEmptied(path) {
      notices.append("the store \(path) was an empty file; the device starts empty")
    }
    let opened: Database
    do {
      do {
        opened = try Self.open(path, notices: &notices)
      } catch  where Self.isDamage(error) {
        notices.append(try recovery.recover(from: error))
        opened = try Self.open(path, notices: &notices)
      } catch let error as DatabaseError where error.isFullDisk {
        // SQLite then needs no file for the index of its log.
        opened = try Self.open(path, isExclusive: true, notices: &notices)
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

  private static func open(
    _ path: String, isExclusive: Bool = false, notices: inout [String]
  ) throws -> Database {
    let database = try Database(path: path)
    if isExclusive { try database.execute("PRAGMA locking_mode = EXCLUSIVE") }
    try StoreSchema.rejectForeign(database, path: path)
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
    // JSON that begins with a zero byte.
    case let error as CocoaError: error.code == .propertyListReadCorrupt
    default: false
    }
  }

  private static func failure(_ error: any Error, path: String) -> any Error {
    error is HostError ? error : HostError.storeFailed(path: path, reason: reason(of: error))
  }

  static func reason(of error: any Error) -> String {
    guard let error = error as? DatabaseError, error.isFullDisk else { return "\(error)" }
    return "the disk is full, and nothing was changed; free some space and try again"
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
    of placement: PlacementID, content: ShownContent, appearance: Appearance
  ) throws -> Data? {
    try with {
      try StoreReader($0).archive(of: placement, content: content, appearance: appearance)
    }
  }

  public func face(of control: ControlID, state: Int) throws -> StoredFace? {
    try with { try StoreReader($0).face(of: control, state: state) }
  }

  public func face(of activity: ActivityID, form: Int) throws -> Data? {
    try with { try StoreReader($0).face(of: activity, form: form) }
  }

  public func preview(_ key: String) throws -> StoredPreview? {
    try with { try StoreReader($0).preview(key) }
  }

  public func ledger(
    of item: ItemID?, after sequence: Int, limit: Int
  ) throws -> [LedgerRow] {
    try with { try StoreReader($0).ledger(of: item, after: sequence, limit: limit) }
  }

  public func newestLedger(of item: ItemID?, limit: Int) throws -> [LedgerRow] {
    try with { try StoreReader($0).newestLedger(of: item, limit: limit) }
  }
}
