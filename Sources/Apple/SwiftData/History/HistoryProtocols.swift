/// A position in a store's history.
public protocol HistoryToken: Codable, Comparable, Hashable, Identifiable, Sendable {
  associatedtype TokenType: Codable & Hashable & Sendable
  var tokenValue: TokenType? { get }
}

/// The changes of one save.
public protocol HistoryTransaction: Hashable, Identifiable, Sendable {
  associatedtype TokenType: Comparable & Hashable & Identifiable & Sendable
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  var author: String? { get }
  var changes: [HistoryChange] { get }
  var storeIdentifier: String { get }
  var timestamp: Date { get }
  var token: TokenType { get }
  var transactionIdentifier: TransactionIdentifier { get }
}

public protocol HistoryInsert<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  var changeIdentifier: ChangeIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
}

public protocol HistoryUpdate<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  var changeIdentifier: ChangeIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var transactionIdentifier: TransactionIdentifier { get }
  var updatedAttributes: [any PartialKeyPath<Model> & Sendable] { get }
}

public protocol HistoryDelete<Model>: Sendable {
  associatedtype Model: PersistentModel
  associatedtype ChangeIdentifier: Comparable & Hashable & Sendable
  associatedtype TransactionIdentifier: Comparable & Hashable & Sendable
  var changeIdentifier: ChangeIdentifier { get }
  var changedPersistentIdentifier: PersistentIdentifier { get }
  var tombstone: HistoryTombstone<Model> { get }
  var transactionIdentifier: TransactionIdentifier { get }
}

/// A store that keeps the history of its changes.
public protocol HistoryProviding {
  associatedtype HistoryType: HistoryTransaction
  static var historyType: HistoryType.Type { get }
  func fetchHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws -> [HistoryType]
  func deleteHistory(_ descriptor: HistoryDescriptor<HistoryType>) throws
}

/// A change of one object.
public enum HistoryChange: Sendable {
  case insert(any HistoryInsert)
  case update(any HistoryUpdate)
  case delete(any HistoryDelete)

  public var changedPersistentIdentifier: PersistentIdentifier {
    switch self {
    case .insert(let change): change.changedPersistentIdentifier
    case .update(let change): change.changedPersistentIdentifier
    case .delete(let change): change.changedPersistentIdentifier
    }
  }
}

/// Which transactions to fetch or to delete, in which order.
public struct HistoryDescriptor<TransactionType: HistoryTransaction> {
  public var predicate: Predicate<TransactionType>?
  public var sortBy: [SortDescriptor<TransactionType>]
  /// 0 is no limit.
  public var fetchLimit: UInt64 = 0

  public init(
    predicate: Predicate<TransactionType>? = nil, sortBy: [SortDescriptor<TransactionType>] = []
  ) {
    self.predicate = predicate
    self.sortBy = sortBy
  }
}

/// The values of a deleted object that its model preserves
/// (`@Attribute(.preserveValueOnDeletion)`).
public struct HistoryTombstone<Model: PersistentModel>: Sequence, @unchecked Sendable {
  // Unchecked: the values are those of attributes, which were decoded for this tombstone.
  let values: [(path: PartialKeyPath<Model>, value: any Sendable)]

  public subscript(keyPath: PartialKeyPath<Model>) -> (any Sendable)? {
    values.first { $0.path == keyPath }?.value
  }

  public struct Iterator: IteratorProtocol {
    var rest: ArraySlice<any Sendable>

    public mutating func next() -> Any? { rest.popFirst() }
  }

  public func makeIterator() -> Iterator { Iterator(rest: values.map(\.value)[...]) }
}
