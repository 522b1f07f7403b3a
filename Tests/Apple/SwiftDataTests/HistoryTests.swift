import Foundation
import SQLiteDatabase
import Testing

@testable import SwiftData

/// A model that keeps its number in the history, as `@Model` expands it.
private final class Ticket: PersistentModel {
  var _$storage = _ModelStorage(Ticket.self)

  var number: Int {
    get { _$storage._get(0) }
    set { _$storage._mutate(self, \.number, 0, to: newValue) }
  }
  var seat: String {
    get { _$storage._get(1) }
    set { _$storage._mutate(self, \.seat, 1, to: newValue) }
  }

  init(_ number: Int, seat: String) {
    self.number = number
    self.seat = seat
  }

  init(backingData: any BackingData<Ticket>) { _$storage = _$storage._filled(from: backingData) }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(
        name: "number", keypath: \Ticket.number,
        metadata: Schema.Attribute(.preserveValueOnDeletion)),
      Schema.PropertyMetadata(name: "seat", keypath: \Ticket.seat),
    ]
  }
}

struct HistoryTests {
  /// - Parameter changes: In each transaction, with 60 to 100 bytes each.
  @Test(arguments: [(1, 10_000...13_000), (20, 10_000...12_000)])
  func bytesAreBounded(changes: Int, bytes: ClosedRange<Int>) throws {
    let database = try Database(path: ":memory:")
    let history = StoreHistory(database, byteLimit: 10_000)
    let change = StoreHistory.Change(kind: .insert, entity: "Note", key: 1)
    for _ in 0..<500 {
      try history.add(Array(repeating: change, count: changes), author: nil)
    }
    let sum = "SELECT SUM(LENGTH(changes)) FROM \(StoreHistory.table)"
    let size = try #require(try database.integer(sum))
    #expect(bytes.contains(size))
  }

  @Test func newestTransactionIsKept() throws {
    let database = try Database(path: ":memory:")
    let history = StoreHistory(database, byteLimit: 10)
    let change = StoreHistory.Change(kind: .insert, entity: "Note", key: 1)
    for _ in 0..<3 { try history.add([change], author: nil) }
    #expect(try database.integer("SELECT MIN(number) FROM \(StoreHistory.table)") == 3)
  }

  private func history(
    _ context: ModelContext, where predicate: Predicate<DefaultHistoryTransaction>? = nil
  ) throws -> [DefaultHistoryTransaction] {
    try context.fetchHistory(HistoryDescriptor(predicate: predicate))
  }

  @Test func savesAreTransactions() throws {
    let context = try ModelContext.inMemory()
    #expect(try history(context).isEmpty)
    let note = Note("Milk", stars: 3)
    context.insert(note)
    context.author = "widget"
    try context.save()
    note.stars = 4
    try context.save()
    context.delete(note)
    try context.save()
    let transactions = try history(context)
    #expect(transactions.map(\.author) == ["widget", "widget", "widget"])
    #expect(transactions.map(\.changes.count) == [1, 1, 1])
    #expect(
      Set(transactions.flatMap(\.changes).map(\.changedPersistentIdentifier))
        == [note.persistentModelID])
    guard case .insert(let insert) = transactions[0].changes[0],
      case .update(let update) = transactions[1].changes[0],
      case .delete = transactions[2].changes[0]
    else {
      Issue.record("\(transactions)")
      return
    }
    #expect(insert is DefaultHistoryInsert<Note>)
    let update2 = try #require(update as? DefaultHistoryUpdate<Note>)
    #expect(update2.updatedAttributes.map { $0 as AnyKeyPath } == [\Note.stars])
  }

  /// As an app finds what its widget has changed since the last time.
  @Test func predicateComparesTokensAndAuthors() throws {
    let context = try ModelContext.inMemory()
    for (title, author) in [("a", "app"), ("b", "widget"), ("c", "app"), ("d", "widget")] {
      context.author = author
      context.insert(Note(title))
      try context.save()
    }
    let last = try #require(try history(context).dropFirst().first?.token)
    let found = try history(
      context, where: #Predicate { $0.token > last && $0.author == "widget" })
    #expect(found.map(\.transactionIdentifier) == [4])
    var newest = HistoryDescriptor<DefaultHistoryTransaction>(
      sortBy: [SortDescriptor(\.transactionIdentifier, order: .reverse)])
    newest.fetchLimit = 2
    #expect(try context.fetchHistory(newest).map(\.transactionIdentifier) == [4, 3])
  }

  @Test func tombstoneHasPreservedValues() throws {
    let configuration = ModelConfiguration(isStoredInMemoryOnly: true)
    let context = ModelContext(
      try ModelContainer(for: Ticket.self, configurations: configuration))
    let ticket = Ticket(42, seat: "12A")
    context.insert(ticket)
    try context.save()
    context.delete(ticket)
    try context.save()
    guard case .delete(let change)? = try history(context).last?.changes.first else {
      Issue.record("no deletion")
      return
    }
    let tombstone = try #require(change as? DefaultHistoryDelete<Ticket>).tombstone
    #expect(tombstone[\.number] as? Int == 42)
    #expect(tombstone[\.seat] == nil)
    #expect(tombstone.map { "\($0)" } == ["42"])
  }

  @Test func historyIsDeleted() throws {
    let context = try ModelContext.inMemory()
    for title in ["a", "b", "c"] {
      context.insert(Note(title))
      try context.save()
    }
    let second = try history(context)[1].token
    try context.deleteHistory(
      HistoryDescriptor<DefaultHistoryTransaction>(predicate: #Predicate { $0.token <= second }))
    #expect(try history(context).map(\.transactionIdentifier) == [3])
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 3)
  }

  @Test func tokenIsCodable() throws {
    let context = try ModelContext.inMemory()
    context.insert(Note("a"))
    try context.save()
    let token = try #require(try history(context).last?.token)
    let data = try JSONEncoder().encode(token)
    #expect(try JSONDecoder().decode(DefaultHistoryToken.self, from: data) == token)
  }
}
