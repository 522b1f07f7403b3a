import Foundation
import Testing

@testable import SwiftData

/// A context has one object for each row, and none that nobody uses.
struct IdentityTests {
  private func filled(_ count: Int) throws -> ModelContext {
    let writing = try ModelContext.inMemory()
    for number in 0..<count { writing.insert(Note("\(number)", stars: number)) }
    try writing.save()
    return ModelContext(writing.container)
  }

  private let byStars = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.stars, order: .reverse)])

  @Test(arguments: [1, 7, 8, 9, 1_000])
  func manyRowsKeepTheirObjects(count: Int) throws {
    let context = try filled(count)
    let first = try context.fetch(byStars)
    let second = try context.fetch(byStars)
    #expect(first.map(\.stars) == Array((0..<count).reversed()))
    #expect(first.map(ObjectIdentifier.init) == second.map(ObjectIdentifier.init))
    for note in first { #expect(context.model(for: note.persistentModelID) === note) }
  }

  @Test func unusedRowsLeaveTheRegistry() {
    let registry = ModelRegistry()
    let used = (0..<10).map { Note("\($0)") }
    for (key, note) in used.enumerated() { registry[key] = note }
    for key in used.count..<10_000 { registry[key] = Note("") }
    #expect(registry.rowCount < 100)
    #expect(registry.objects.count == used.count)
    for (key, note) in used.enumerated() { #expect(registry[key] === note) }
  }

  /// Making an object can add rows, which moves the others.
  @Test func objectIsSetAfterItsRowHasMoved() {
    let registry = ModelRegistry()
    registry[0] = Note("")
    let place = registry.place(of: 1)
    for key in 2..<100 { registry[key] = Note("") }
    let note = Note("1")
    registry.set(note, at: place, of: 1)
    #expect(registry[1] === note)
  }

  @Test func unusedObjectsAreReleased() throws {
    let context = try filled(3)
    weak var released: Note?
    let identifier: PersistentIdentifier
    do {
      let notes = try context.fetch(byStars)
      released = notes[1]
      identifier = notes[1].persistentModelID
    }
    #expect(released == nil)
    let known: Note? = context.registeredModel(for: identifier)
    #expect(known == nil)
    #expect(try context.fetch(byStars).map(\.stars) == [2, 1, 0])
    #expect((context.model(for: identifier) as? Note)?.stars == 1)
  }

  @Test func changedObjectsAreKept() throws {
    let context = try filled(2)
    try context.fetch(byStars)[0].title = "changed"
    #expect(try context.fetch(byStars).map(\.title) == ["changed", "0"])
    context.rollback()
    #expect(try context.fetch(byStars).map(\.title) == ["1", "0"])
  }

  /// A row's number can be used again after it was deleted.
  @Test func deletedObjectsAreForgotten() throws {
    let context = try filled(2)
    let note = try context.fetch(byStars)[0]
    let identifier = note.persistentModelID
    context.delete(note)
    try context.save()
    let known: Note? = context.registeredModel(for: identifier)
    #expect(known == nil)
    #expect(try context.fetch(byStars).map(\.stars) == [0])
  }

  /// Another thread may release an object while a fetch looks for it.
  @Test func objectsAreReleasedOnAnotherThread() throws {
    let context = try filled(50)
    let expected = Array((0..<50).reversed())
    let queue = DispatchQueue(label: "releasing")
    for _ in 0..<200 {
      let box = Box(try context.fetch(byStars))
      try #require(box.notes.map(\.stars) == expected)
      queue.async { box.notes = [] }
    }
    queue.sync {}
  }

  /// Objects that one thread hands to another.
  private final class Box: @unchecked Sendable {
    var notes: [Note]

    init(_ notes: [Note]) { self.notes = notes }
  }
}
