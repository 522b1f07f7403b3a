import Foundation
import SwiftData
import Testing

struct PredicateTests {
  struct Row: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let predicate: Predicate<Note>
    let expected: [String]
  }

  static let now = Date(timeIntervalSinceReferenceDate: 100)
  static let text = "il"
  static let wanted = ["Milk", "Salt"]

  static let rows: [Row] = [
    Row(
      testDescription: "equal", predicate: #Predicate { $0.title == "Milk" }, expected: ["Milk"]),
    Row(
      testDescription: "not equal", predicate: #Predicate { $0.title != "Milk" },
      expected: ["Äpfel", "Bread"]),
    Row(
      testDescription: "and", predicate: #Predicate { $0.stars > 1 && $0.title == "Bread" },
      expected: ["Bread"]),
    Row(
      testDescription: "or", predicate: #Predicate { $0.stars == 1 || $0.title == "Bread" },
      expected: ["Bread", "Milk"]),
    Row(
      testDescription: "not", predicate: #Predicate { !($0.stars == 1) },
      expected: ["Äpfel", "Bread"]),
    Row(
      testDescription: "arithmetic", predicate: #Predicate { $0.stars * 2 + 1 >= 5 },
      expected: ["Äpfel", "Bread"]),
    Row(
      testDescription: "contains", predicate: #Predicate { $0.title.contains(text) },
      expected: ["Milk"]),
    Row(
      testDescription: "starts", predicate: #Predicate { $0.title.starts(with: "Br") },
      expected: ["Bread"]),
    Row(
      testDescription: "localized",
      predicate: #Predicate { $0.title.localizedStandardContains("APF") }, expected: ["Äpfel"]),
    Row(
      testDescription: "array", predicate: #Predicate { wanted.contains($0.title) },
      expected: ["Milk"]),
    Row(testDescription: "nil", predicate: #Predicate { $0.due == nil }, expected: ["Bread"]),
    Row(
      testDescription: "not nil", predicate: #Predicate { $0.due != nil },
      expected: ["Äpfel", "Milk"]),
    Row(
      testDescription: "date", predicate: #Predicate { ($0.due ?? now) < now },
      expected: ["Milk"]),
    Row(
      testDescription: "to-one", predicate: #Predicate { $0.folder?.name == "Home" },
      expected: ["Bread", "Milk"]),
    Row(
      testDescription: "not to-one", predicate: #Predicate { $0.folder?.name != "Home" },
      expected: ["Äpfel"]),
    Row(
      testDescription: "to-many", predicate: #Predicate { $0.tags.contains { $0.name == "x" } },
      expected: ["Milk"]),
    Row(
      testDescription: "empty", predicate: #Predicate { $0.tags.isEmpty },
      expected: ["Äpfel", "Bread"]),
    Row(
      testDescription: "range", predicate: #Predicate { (2...3).contains($0.stars) },
      expected: ["Äpfel", "Bread"]),
    Row(
      testDescription: "conditional", predicate: #Predicate { $0.stars > 1 ? false : true },
      expected: ["Milk"]),
    Row(
      testDescription: "in memory", predicate: #Predicate { $0.words.contains("w") },
      expected: ["Milk"]),
    Row(
      testDescription: "partly in memory",
      predicate: #Predicate { $0.stars < 3 && $0.words.isEmpty }, expected: ["Bread"]),
    Row(
      testDescription: "characters", predicate: #Predicate { $0.title.count == 4 },
      expected: ["Milk"]),
  ]

  private static func context() throws -> ModelContext {
    let context = try ModelContext.inMemory()
    let milk = Note("Milk", stars: 1, due: now - 1, words: ["w"])
    let bread = Note("Bread", stars: 2)
    let home = Folder("Home")
    home.notes = [milk, bread]
    milk.tags = [Tag("x"), Tag("y")]
    context.insert(home)
    context.insert(Note("Äpfel", stars: 3, due: now + 1, words: ["v"]))
    return context
  }

  @Test(arguments: rows)
  func predicateSelects(row: Row) throws {
    let context = try Self.context()
    #expect(try context.titles(row.predicate) == row.expected, "with pending changes")
    try context.save()
    #expect(try context.titles(row.predicate) == row.expected)
    #expect(try ModelContext(context.container).titles(row.predicate) == row.expected)
    let descriptor = FetchDescriptor(predicate: row.predicate)
    #expect(try context.fetchCount(descriptor) == row.expected.count)
  }

  @Test func identifierIsCompared() throws {
    let context = try Self.context()
    try context.save()
    let note = try #require(try context.fetch(FetchDescriptor<Note>()).first)
    let id = note.persistentModelID
    #expect(try context.titles(#Predicate { $0.persistentModelID == id }) == [note.title])
  }

  @Test func failingPredicateThrows() throws {
    let context = try Self.context()
    let predicate = #Predicate<Note> { $0.words.contains("w") && $0.folder!.name.count > 0 }
    try context.save()
    #expect(try context.titles(predicate) == ["Milk"])
    let failing = #Predicate<Note> { $0.folder!.name.count > 0 }
    #expect(throws: SwiftDataError.unsupportedPredicate) { try context.titles(failing) }
  }
}
