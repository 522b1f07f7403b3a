/// A position in the history of a store: the number of its last transaction, by store.
public struct DefaultHistoryToken: HistoryToken {
  public typealias TokenType = [String: Int64]

  public let tokenValue: TokenType?

  init(store: String, transaction: Int64) { tokenValue = [store: transaction] }

  public var id: Int { hashValue }

  /// Compares the transactions of the stores that both tokens know.
  public static func < (lhs: Self, rhs: Self) -> Bool {
    let (left, right) = (lhs.tokenValue ?? [:], rhs.tokenValue ?? [:])
    let common = left.keys.filter { right[$0] != nil }.sorted()
    return common.map { left[$0] ?? 0 }.lexicographicallyPrecedes(common.map { right[$0] ?? 0 })
  }
}

/// The changes of one save of a context.
public struct DefaultHistoryTransaction: HistoryTransaction {
  public typealias TokenType = DefaultHistoryToken
  public typealias TransactionIdentifier = Int64

  public let author: String?
  public let bundleIdentifier: String
  public let changes: [HistoryChange]
  public let processIdentifier: String
  public let storeIdentifier: String
  public let timestamp: Date
  public let token: DefaultHistoryToken
  public let transactionIdentifier: Int64

  public var id: Int64 { transactionIdentifier }

  public static func == (lhs: Self, rhs: Self) -> Bool { lhs.token == rhs.token }
  public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

public struct DefaultHistoryInsert<Model: PersistentModel>: HistoryInsert {
  public typealias ChangeIdentifier = Int64
  public typealias TransactionIdentifier = Int64

  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
}

public struct DefaultHistoryUpdate<Model: PersistentModel>: HistoryUpdate {
  public typealias ChangeIdentifier = Int64
  public typealias TransactionIdentifier = Int64

  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let transactionIdentifier: Int64
  public let updatedAttributes: [any PartialKeyPath<Model> & Sendable]
}

public struct DefaultHistoryDelete<Model: PersistentModel>: HistoryDelete {
  public typealias ChangeIdentifier = Int64
  public typealias TransactionIdentifier = Int64

  public let changeIdentifier: Int64
  public let changedPersistentIdentifier: PersistentIdentifier
  public let tombstone: HistoryTombstone<Model>
  public let transactionIdentifier: Int64
}
