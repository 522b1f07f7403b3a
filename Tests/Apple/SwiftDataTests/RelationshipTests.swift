import SwiftData
import Testing

struct RelationshipTests {
  @Test func bothEndsChangeTogether() throws {
    let context = try ModelContext.inMemory()
    let home = Folder("Home")
    let work = Folder("Work")
    let note = Note("Milk")
    context.insert(home)
    context.insert(work)
    note.folder = home
    #expect(home.notes == [note])
    #expect(note.modelContext == nil)
    work.notes = [note]
    #expect(note.folder === work && home.notes.isEmpty)
    #expect(note.modelContext === context)
    work.notes = []
    #expect(note.folder == nil)
  }

  @Test func relationshipsAreStored() throws {
    let context = try ModelContext.inMemory()
    let folder = Folder("Home")
    folder.notes = [Note("a"), Note("b")]
    folder.notes[0].tags = [Tag("x"), Tag("y")]
    folder.notes[1].tags = [folder.notes[0].tags[0]]
    context.insert(folder)
    try context.save()
    let other = ModelContext(context.container)
    let found = try #require(try other.fetch(FetchDescriptor<Folder>()).first)
    #expect(found.notes.map(\.title) == ["a", "b"])
    #expect(found.notes.allSatisfy { $0.folder === found })
    #expect(found.notes[0].tags.map(\.name).sorted() == ["x", "y"])
    let tag = try #require(found.notes[1].tags.first)
    #expect(Set(tag.notes.map(\.title)) == ["a", "b"])
    found.notes[0].tags.removeAll()
    try other.save()
    let third = try ModelContext(context.container).fetch(FetchDescriptor<Tag>())
    #expect(third.flatMap { $0.notes.map(\.title) } == ["b"])
  }

  @Test func movedObjectLeavesItsFolder() throws {
    let context = try ModelContext.inMemory()
    let home = Folder("Home")
    home.notes = [Note("a"), Note("b")]
    context.insert(home)
    context.insert(Folder("Work"))
    try context.save()
    let other = ModelContext(context.container)
    let folders = try other.fetch(FetchDescriptor<Folder>(sortBy: [SortDescriptor(\.name)]))
    let note = try #require(
      try other.fetch(FetchDescriptor<Note>(predicate: #Predicate { $0.title == "a" })).first)
    note.folder = folders[1]
    #expect(folders[0].notes.map(\.title) == ["b"])
    #expect(folders[1].notes.map(\.title) == ["a"])
  }

  @Test func cascadeDeletesAndNullifyKeeps() throws {
    let context = try ModelContext.inMemory()
    let folder = Folder("Home")
    let note = Note("a")
    let tag = Tag("x")
    note.tags = [tag]
    folder.notes = [note]
    context.insert(folder)
    try context.save()
    let other = ModelContext(context.container)
    other.delete(try #require(try other.fetch(FetchDescriptor<Folder>()).first))
    try other.save()
    #expect(try other.fetchCount(FetchDescriptor<Note>()) == 0)
    let tags = try other.fetch(FetchDescriptor<Tag>())
    #expect(tags.map(\.name) == ["x"] && tags[0].notes.isEmpty)
  }

  @Test func denyPreventsDeletion() throws {
    let context = try ModelContext.inMemory()
    let folder = Folder("Home")
    folder.locks = [Lock()]
    context.insert(folder)
    try context.save()
    context.delete(folder)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.rollback()
    #expect(folder.locks.count == 1)
  }

  @Test func tooManyObjectsAreRejected() throws {
    let context = try ModelContext.inMemory()
    let folder = Folder("Home")
    folder.notes = (0...100).map { Note("\($0)") }
    context.insert(folder)
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    context.delete(folder.notes.removeLast())
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Note>()) == 100)
  }
}
