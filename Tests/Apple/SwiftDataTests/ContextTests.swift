import Foundation
import SwiftData
import Testing

struct ContextTests {
  @Test func savedObjectIsInAnotherContext() throws {
    let context = try ModelContext.inMemory()
    let due = Date(timeIntervalSinceReferenceDate: 123.456)
    let note = Note("Milk", stars: 3, due: due, words: ["a", "b"])
    context.insert(note)
    #expect(context.hasChanges && note.hasChanges)
    try context.save()
    #expect(!context.hasChanges && !note.hasChanges)
    let other = ModelContext(context.container)
    let found = try #require(try other.fetch(FetchDescriptor<Note>()).first)
    #expect(found !== note)
    #expect(found.persistentModelID == note.persistentModelID)
    #expect(found.title == "Milk")
    #expect(found.stars == 3)
    #expect(found.due == due)
    #expect(found.words == ["a", "b"])
  }

  @Test func oneRowIsOneObject() throws {
    let context = try ModelContext.inMemory()
    let note = Note("Milk")
    context.insert(note)
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Note>()).first === note)
    #expect(context.model(for: note.persistentModelID) === note)
    let registered: Note? = context.registeredModel(for: note.persistentModelID)
    #expect(registered === note)
    let other: Note? = ModelContext(context.container)
      .registeredModel(for: note.persistentModelID)
    #expect(other == nil)
  }

  @Test func pendingChangesAreFetched() throws {
    let context = try ModelContext.inMemory()
    let bread = Note("Bread", stars: 1)
    let milk = Note("Milk", stars: 1)
    context.insert(bread)
    context.insert(milk)
    try context.save()
    bread.stars = 5
    context.delete(milk)
    context.insert(Note("Apples", stars: 5))
    let five = #Predicate<Note> { $0.stars == 5 }
    #expect(try context.titles(five) == ["Apples", "Bread"])
    #expect(try context.titles() == ["Apples", "Bread"])
    #expect(try context.fetchCount(FetchDescriptor(predicate: five)) == 2)
    var saved = FetchDescriptor<Note>(predicate: #Predicate { $0.stars == 1 })
    saved.includePendingChanges = false
    #expect(try context.fetchCount(saved) == 2)
  }

  @Test func rollbackRestoresValues() throws {
    let context = try ModelContext.inMemory()
    let folder = Folder("Home")
    let note = Note("Milk")
    folder.notes = [note]
    context.insert(folder)
    try context.save()
    note.title = "Cheese"
    folder.notes.append(Note("Bread"))
    context.delete(note)
    context.rollback()
    #expect(!context.hasChanges)
    #expect(note.title == "Milk" && !note.isDeleted)
    #expect(folder.notes.map(\.title) == ["Milk"])
    #expect(try context.titles() == ["Milk"])
  }

  @Test(arguments: [(0, 2, ["a", "b"]), (1, 2, ["b", "c"]), (2, 9, ["c"]), (9, 1, [])])
  func limitAndOffsetSelect(offset: Int, limit: Int, expected: [String]) throws {
    let context = try ModelContext.inMemory()
    for title in ["c", "a", "b"] { context.insert(Note(title)) }
    var descriptor = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.title)])
    descriptor.fetchOffset = offset
    descriptor.fetchLimit = limit
    #expect(try context.fetch(descriptor).map(\.title) == expected)
    try context.save()
    #expect(try context.fetch(descriptor).map(\.title) == expected)
    #expect(try context.fetchIdentifiers(descriptor).count == expected.count)
    #expect(try context.fetchCount(descriptor) == expected.count)
  }

  @Test(arguments: [true, false])
  func stringsAreSortedAsFinderDoes(isSaved: Bool) throws {
    let context = try ModelContext.inMemory()
    for title in ["file 10", "Zebra", "file 9", "apple", "Äpfel"] { context.insert(Note(title)) }
    if isSaved { try context.save() }
    #expect(try context.titles() == ["Äpfel", "apple", "file 9", "file 10", "Zebra"])
  }

  @Test func sortDescriptorsApplyInOrder() throws {
    let context = try ModelContext.inMemory()
    for (title, stars) in [("a", 1), ("b", 2), ("c", 1)] {
      context.insert(Note(title, stars: stars))
    }
    let descriptor = FetchDescriptor<Note>(
      sortBy: [SortDescriptor(\.stars), SortDescriptor(\.title, order: .reverse)])
    #expect(try context.fetch(descriptor).map(\.title) == ["c", "a", "b"])
    try context.save()
    #expect(try context.fetch(descriptor).map(\.title) == ["c", "a", "b"])
  }

  @Test func uniqueValueUpdatesStoredObject() throws {
    let context = try ModelContext.inMemory()
    let first = Folder("Home")
    context.insert(first)
    try context.save()
    let second = Folder("Home")
    context.insert(second)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Folder>()) == 1)
    #expect(first.persistentModelID == second.persistentModelID)
  }

  @Test func deletionByPredicateAndTransaction() throws {
    let context = try ModelContext.inMemory()
    try context.transaction {
      for stars in 0..<4 { context.insert(Note("n\(stars)", stars: stars)) }
    }
    #expect(!context.hasChanges)
    try context.delete(model: Note.self, where: #Predicate { $0.stars > 1 })
    try context.save()
    #expect(try context.titles() == ["n0", "n1"])
    var seen = 0
    try context.enumerate(FetchDescriptor<Note>()) { seen += $0.stars }
    #expect(seen == 1)
    try context.container.erase()
    #expect(try context.titles() == [])
  }

  @Test func otherContextsChangesAreFetched() throws {
    let context = try ModelContext.inMemory()
    let note = Note("Milk")
    context.insert(note)
    try context.save()
    let other = ModelContext(context.container)
    try #require(try other.fetch(FetchDescriptor<Note>()).first).title = "Cheese"
    try other.save()
    #expect(try context.titles() == ["Cheese"])
    #expect(note.title == "Cheese")
  }

  @Test func saveIsAnnounced() throws {
    let context = try ModelContext.inMemory()
    let note = Note("Milk")
    context.insert(note)
    nonisolated(unsafe) var inserted: [PersistentIdentifier] = []
    let observer = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) {
      let key = ModelContext.NotificationKey.insertedIdentifiers.rawValue
      inserted = $0.userInfo?[key] as? [PersistentIdentifier] ?? []
    }
    defer { NotificationCenter.default.removeObserver(observer) }
    try context.save()
    #expect(inserted == [note.persistentModelID])
  }

  @Test func changeOfPropertyIsObserved() throws {
    let note = Note("Milk")
    let isChanged = Flag()
    withObservationTracking {
      note._$storage._access(note, \.title)
    } onChange: {
      isChanged.value = true
    }
    note.title = "Cheese"
    #expect(isChanged.value)
  }

  @Test func insertedObjectIsObserved() throws {
    let context = try ModelContext.inMemory()
    let note = Note("Milk")
    context.insert(note)
    let isChanged = Flag()
    withObservationTracking {
      note._$storage._access(note, \.title)
    } onChange: {
      isChanged.value = true
    }
    context.rollback()
    note.title = "Cheese"
    #expect(isChanged.value)
  }

  /// Contexts belong to different threads.
  @Test func changeIsObservedInItsContextOnly() throws {
    let writing = try ModelContext.inMemory()
    writing.insert(Note("Milk"))
    try writing.save()
    let contexts = (0..<2).map { _ in ModelContext(writing.container) }
    let notes = try contexts.map { try #require(try $0.fetch(FetchDescriptor<Note>()).first) }
    let isChanged = Flag()
    withObservationTracking {
      notes[0]._$storage._access(notes[0], \.title)
    } onChange: {
      isChanged.value = true
    }
    notes[1].title = "Cheese"
    #expect(!isChanged.value)
    notes[0].title = "Bread"
    #expect(isChanged.value)
  }

  @Test(.timeLimit(.minutes(1))) @MainActor func queriesLearnOfSavesInOtherContexts() async throws {
    let container = try ModelContext.inMemory().container
    let main = container.mainContext
    let other = ModelContext(container)
    other.insert(Note("Milk"))
    await withCheckedContinuation { (continuation: CheckedContinuation<Void, Never>) in
      withObservationTracking {
        main.observeChanges()
      } onChange: {
        continuation.resume()
      }
      #expect(throws: Never.self) { try other.save() }
    }
    #expect(try main.titles() == ["Milk"])
  }

  @Test @MainActor func mainContextSavesByItself() async throws {
    let container = try ModelContext.inMemory().container
    container.mainContext.insert(Note("Milk"))
    let end = Date() + 5
    while container.mainContext.hasChanges, Date() < end { await Task.yield() }
    #expect(try ModelContext(container).titles() == ["Milk"])
  }
}

private final class Flag: @unchecked Sendable {
  var value = false
}
