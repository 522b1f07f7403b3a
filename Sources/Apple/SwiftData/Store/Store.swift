import SQLiteDatabase
import Synchronization

/// The SQLite store of a container.
///
/// Contexts of several threads share it; each use holds the lock. Other processes may use the same
/// file: it is in WAL mode, and a writer waits for the other one.
final class Store: @unchecked Sendable {  // `connection` is only used with the lock held.
  let identifier: String
  let configuration: ModelConfiguration
  private let connection: Database
  private let lock = NSRecursiveLock()

  init(
    _ configuration: ModelConfiguration, schema: Schema,
    plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws {
    self.configuration = configuration
    try Self.check(schema)
    let path = configuration.isStoredInMemoryOnly ? ":memory:" : configuration.url.path
    do {
      let isReadOnly = !configuration.allowsSave && !configuration.isStoredInMemoryOnly
      if !isReadOnly, !configuration.isStoredInMemoryOnly {
        try FileManager.default.createDirectory(
          at: configuration.url.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      connection = try Database(path: path, isReadOnly: isReadOnly)
      connection.addTextFunctions()
      identifier =
        configuration.isStoredInMemoryOnly
        ? "memory-\(Self.memoryStores.add(1, ordering: .relaxed).newValue)"
        : configuration.url.absoluteString
      if !isReadOnly {
        try connection.useWriteAheadLog()
      }
      try StoreMigration(connection, schema, plan, self, isReadOnly: isReadOnly).run()
    } catch {
      throw Self.loadError(error, path)
    }
  }

  private static let memoryStores = Atomic<Int>(0)

  func use<R>(_ body: (Database) throws -> R) rethrows -> R {
    lock.lock()
    defer { lock.unlock() }
    return try body(connection)
  }

  /// Throws for properties that cannot be stored.
  private static func check(_ schema: Schema) throws(SwiftDataError) {
    for facts in schema.models {
      for property in facts.properties {
        guard case .unsupported = property.kind else { continue }
        throw .loadIssueModelContainer.with(
          "\(facts.entityName).\(property.name) has the type \(property.valueType), which cannot "
            + "be stored; make the type Codable or mark the property @Transient")
      }
    }
  }

  private static func loadError(_ error: any Error, _ path: String) -> SwiftDataError {
    if let error = error as? SwiftDataError { return error }
    return .loadIssueModelContainer.with("the store \(path) cannot be opened: \(error)")
  }
}
