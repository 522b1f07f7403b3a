// Compatibility: partial | `fetchHistory(_:)`, `deleteHistory(_:)`, `HistoryDescriptor` | a store
//   keeps its newest 1,000 transactions, and of these about 16 MiB

import SQLiteDatabase

extension ModelContext {
  /// Returns the transactions of the store that match, oldest first unless they are sorted. Throws
  /// `SwiftDataError`.
  public func fetchHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws -> [T]
  {
    var result = try read { try StoreHistory($0).transactions(of: container) }
      .compactMap { $0 as? T }
    if let predicate = descriptor.predicate {
      do {
        result = try result.filter { try predicate.evaluate($0) }
      } catch {
        throw SwiftDataError.unsupportedPredicate.with(
          "the predicate of the history cannot be evaluated: \(error)")
      }
    }
    if !descriptor.sortBy.isEmpty { result.sort(using: descriptor.sortBy) }
    let limit = Int(clamping: descriptor.fetchLimit)
    return limit > 0 ? Array(result.prefix(limit)) : result
  }

  /// Removes the transactions that match from the history. The objects do not change. Throws
  /// `SwiftDataError`.
  public func deleteHistory<T: HistoryTransaction>(_ descriptor: HistoryDescriptor<T>) throws {
    let numbers = try fetchHistory(descriptor)
      .compactMap { ($0 as? DefaultHistoryTransaction)?.transactionIdentifier }
    guard container.store.configuration.allowsSave else {
      throw SwiftDataError.modelValidationFailure.with(
        "the configuration \"\(container.store.configuration.name)\" does not allow saving")
    }
    try read { connection in
      try connection.transaction {
        for number in numbers { try StoreHistory(connection).remove(number) }
      }
    }
  }
}
