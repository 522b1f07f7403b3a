import CoreData
import Testing

struct ContextTests {
  private func titles(_ books: [Book]) -> [String] { books.compactMap(\.title) }

  @Test func savedObjectsAreInNextContainer() throws {
    try withStoreFile { url in
      try Library.fill(Library.container(at: url).viewContext)
      let context = try Library.container(at: url).viewContext
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
      let books = try context.fetch(request)
      #expect(titles(books) == ["Sand", "Tides", "Waves"])
      #expect(books.map(\.pages) == [80, 300, 120])
      #expect(books[1].printed == Date(timeIntervalSinceReferenceDate: 300))
      #expect(books.map { $0.author?.name } == ["Bob", "Ada", "Ada"])
      #expect(books[1].author === books[2].author)
      #expect(books[1].author?.books?.count == 2)
      #expect(!context.hasChanges)
    }
  }

  @Test func classFindsItsEntityAndKeys() throws {
    let container = try Library.container(model: NSManagedObjectModel(Library.file))
    let model = container.managedObjectModel
    #expect(model.entities.allSatisfy { $0.managedObjectModel === model })
    #expect(Book.entity().attributesByName.count == 3)
    #expect(Atlas.fetchRequest().entityName == "Atlas")
    #expect(NSSortDescriptor(keyPath: \Book.pages, ascending: true).sortKey == "pages")
    #expect(NSSortDescriptor(keyPath: \Book.tags, ascending: true).sortKey == "tags")
  }

  private static let orders: [(String?, [String])] = [
    (nil, ["B9", "a2", "b10"]), ("compare:", ["B9", "a2", "b10"]),
    ("caseInsensitiveCompare:", ["a2", "b10", "B9"]),
    ("NSString.localizedStandardCompare(_:)", ["a2", "B9", "b10"]),
  ]

  @Test(arguments: orders)
  func textsAreSortedByMethod(selector: String?, expected: [String]) throws {
    let context = try Library.container().viewContext
    for title in ["b10", "a2", "B9"] { Book(context: context).title = title }
    try context.save()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "title", ascending: true, selector: selector.map { Selector($0) })
    ]
    #expect(titles(try context.fetch(request)) == expected)
  }

  @Test func unsavedChangesArePartOfFetches() throws {
    let context = try Library.container().viewContext
    let books = try Library.fill(context)
    books[2].pages = 500
    context.delete(books[0])
    let new = Book(context: context)
    new.title = "Foam"
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "pages > 100 OR title == 'Foam'")
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
    #expect(titles(try context.fetch(request)) == ["Waves", "Sand", "Foam"])
    #expect(try context.count(for: request) == 3)
    context.rollback()
    #expect(titles(try context.fetch(request)) == ["Waves", "Tides"])
    #expect(books[2].pages == 80)
  }

  @Test func inverseChangesWithRelationship() throws {
    let context = try Library.container().viewContext
    let books = try Library.fill(context)
    let (ada, bob) = (try #require(books[0].author), try #require(books[2].author))
    books[0].author = bob
    #expect(ada.books?.count == 1)
    #expect(bob.books?.count == 2)
    ada.managedAdd(books[2], toKey: "books")
    #expect(books[2].author === ada)
    ada.managedRemove(NSSet(array: [books[1], books[2]]), fromKey: "books")
    #expect(books[1].author == nil)
    try context.save()
    context.reset()
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.predicate = NSPredicate(format: "author.name == %@", "Bob")
    #expect(titles(try context.fetch(request)) == ["Tides"])
  }

  @Test func manyToManyRelationshipIsStoredOnce() throws {
    try withStoreFile { url in
      let context = try Library.container(at: url).viewContext
      let books = try Library.fill(context)
      let tag = Tag(context: context)
      tag.label = "sea"
      books[0].tags = [tag]
      tag.managedAdd(books[1], toKey: "books")
      try context.save()
      let other = try Library.container(at: url).viewContext
      let tags = try other.fetch(NSFetchRequest<Tag>(entityName: "Tag"))
      #expect(tags.count == 1)
      #expect(tags.first?.books?.count == 2)
      let request = NSFetchRequest<Book>(entityName: "Book")
      request.predicate = NSPredicate(format: "ANY tags.label == 'sea'")
      #expect(try other.count(for: request) == 2)
    }
  }

  @Test func deletionFollowsItsRules() throws {
    let context = try Library.container().viewContext
    let books = try Library.fill(context)
    context.delete(try #require(books[0].author))
    try context.save()
    #expect(
      titles(try context.fetch(NSFetchRequest<Book>(entityName: "Book"))) == ["Sand"])
    context.delete(books[2])
    try context.save()
    let authors = try context.fetch(NSFetchRequest<Author>(entityName: "Author"))
    #expect(authors.map(\.name) == ["Bob"])
    #expect(authors.first?.books?.count == 0)
  }

  @Test func entitiesBelowAreFoundWithTheirClass() throws {
    try withStoreFile { url in
      let context = try Library.container(at: url).viewContext
      let atlas = Atlas(context: context)
      (atlas.title, atlas.maps) = ("World", 12)
      try Library.fill(context)
      let other = try Library.container(at: url).viewContext
      let request = NSFetchRequest<Book>(entityName: "Book")
      #expect(try other.fetch(request).compactMap { ($0 as? Atlas)?.maps } == [12])
      request.includesSubentities = false
      #expect(try other.count(for: request) == 3)
    }
  }

  @Test func missingValueIsNotSaved() throws {
    let context = try Library.container().viewContext
    let author = Author(context: context)
    #expect {
      try context.save()
    } throws: {
      ($0 as NSError).code == 1570
    }
    author.name = "Ada"
    try context.save()
    let second = Author(context: context)
    second.name = "Ada"
    #expect {
      try context.save()
    } throws: {
      ($0 as NSError).code == 133_021
    }
    context.rollback()
    #expect(try context.count(for: NSFetchRequest<Author>(entityName: "Author")) == 1)
  }

  @Test func childSavesIntoParent() throws {
    let container = try Library.container()
    let parent = container.viewContext
    let books = try Library.fill(parent)
    let child = NSManagedObjectContext(concurrencyType: .privateQueueConcurrencyType)
    child.parent = parent
    let copy = try #require(child.object(with: books[0].objectID) as? Book)
    #expect(copy.title == "Tides")
    copy.title = "Ebbs"
    let new = Book(context: child)
    new.title = "Foam"
    new.author = copy.author
    #expect(books[0].title == "Tides")
    try child.save()
    #expect(books[0].title == "Ebbs")
    #expect(parent.insertedObjects.compactMap { ($0 as? Book)?.author?.name } == ["Ada"])
    try parent.save()
    let all = try container.newBackgroundContext().fetch(NSFetchRequest<Book>(entityName: "Book"))
    #expect(all.count == 4)
  }

  @Test func otherContextSeesSavedChanges() throws {
    let container = try Library.container()
    let books = try Library.fill(container.viewContext)
    container.viewContext.automaticallyMergesChangesFromParent = true
    let background = container.newBackgroundContext()
    try background.performAndWait {
      let book = try #require(background.object(with: books[0].objectID) as? Book)
      book.title = "Ebbs"
      try background.save()
    }
    #expect(books[0].title == "Ebbs")
  }

  @Test func batchDeletionIsMerged() throws {
    let context = try Library.container().viewContext
    try Library.fill(context)
    let fetch = NSFetchRequest<any NSFetchRequestResult>(entityName: "Book")
    fetch.predicate = NSPredicate(format: "pages < 200")
    let request = NSBatchDeleteRequest(fetchRequest: fetch)
    request.resultType = .resultTypeObjectIDs
    let result = try context.execute(request) as? NSBatchDeleteResult
    let identities = try #require(result?.result as? [NSManagedObjectID])
    #expect(identities.count == 2)
    NSManagedObjectContext.mergeChanges(
      fromRemoteContextSave: [NSDeletedObjectsKey: identities], into: [context])
    #expect(titles(try context.fetch(NSFetchRequest<Book>(entityName: "Book"))) == ["Tides"])
  }

  @Test func identityHasText() throws {
    let container = try Library.container()
    let book = Book(context: container.viewContext)
    #expect(book.objectID.isTemporaryID)
    try container.viewContext.save()
    let url = book.objectID.uriRepresentation()
    #expect(url.absoluteString.hasPrefix("x-coredata://"))
    let id = container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: url)
    #expect(id == book.objectID)
    let text = try #require(URL(string: "x-coredata://other/Book/p1"))
    #expect(
      container.persistentStoreCoordinator.managedObjectID(forURIRepresentation: text) == nil)
  }

  @Test func resultTypesReturnValues() throws {
    let context = try Library.container().viewContext
    try Library.fill(context)
    let request = NSFetchRequest<NSDictionary>(entityName: "Book")
    request.resultType = .dictionaryResultType
    request.propertiesToFetch = ["title"]
    request.sortDescriptors = [NSSortDescriptor(key: "pages", ascending: false)]
    request.fetchLimit = 1
    request.fetchOffset = 1
    #expect(try context.fetch(request) == [NSDictionary(dictionary: ["title": "Waves"])])
    let count = NSFetchRequest<NSNumber>(entityName: "Book")
    count.resultType = .countResultType
    #expect(try context.fetch(count) == [3])
  }

  @Test func sectionsFollowKeyPath() throws {
    let context = try Library.container().viewContext
    try Library.fill(context)
    let request = NSFetchRequest<Book>(entityName: "Book")
    request.sortDescriptors = [
      NSSortDescriptor(key: "author.name", ascending: true),
      NSSortDescriptor(key: "title", ascending: true),
    ]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "pages",
      cacheName: nil)
    try controller.performFetch()
    #expect(titles(controller.fetchedObjects ?? []) == ["Tides", "Waves", "Sand"])
    #expect(controller.sections?.map(\.name) == ["300", "120", "80"])
    #expect(controller.object(at: IndexPath(indexes: [2, 0])).title == "Sand")
  }
}
