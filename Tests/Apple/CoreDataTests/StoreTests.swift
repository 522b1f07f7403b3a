import CoreData
import SQLiteDatabase
import Testing

struct StoreTests {
  private static func areEqual(_ left: Any?, _ right: any Hashable) -> Bool {
    (left as? AnyHashable) == AnyHashable(right)
  }

  @Test func valuesOfAllTypesAreStored() throws {
    try withStoreFile { url in
      let context = try Library.container(at: url).viewContext
      let sample = Sample(context: context)
      let values: [String: any Hashable] = [
        "integer16Value": -7, "integer32Value": 70_000, "integer64Value": 1 << 40,
        "decimalValue": Decimal(string: "12.50") ?? 0, "doubleValue": 0.1, "floatValue": 0.5,
        "stringValue": "a\u{0}é", "booleanValue": true,
        "dateValue": Date(timeIntervalSinceReferenceDate: 1.25), "binaryValue": Data([0, 1]),
        "uuidValue": UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F") ?? UUID(),
        "uriValue": URL(string: "tide://a?b=c") ?? url, "transformableValue": ["a", "b"],
      ]
      #expect(values.count == sample.entity.attributesByName.count)
      for (key, value) in values { sample.setValue(value, forKey: key) }
      try context.save()
      let other = try Library.container(at: url).viewContext
      let copy = try #require(
        try other.fetch(NSFetchRequest<Sample>(entityName: "Sample")).first)
      for (key, value) in values {
        #expect(Self.areEqual(copy.value(forKey: key), value), "\(key)")
      }
    }
  }

  /// The tables of Core Data, so that a store from an app can be opened.
  @Test func storeOfAppleIsRead() throws {
    try withStoreFile { url in
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      let database = try Database(path: url.path)
      try database.execute(
        """
        CREATE TABLE Z_PRIMARYKEY (
          Z_ENT INTEGER PRIMARY KEY, Z_NAME VARCHAR, Z_SUPER INTEGER, Z_MAX INTEGER);
        INSERT INTO Z_PRIMARYKEY VALUES (4, 'Author', 0, 1), (5, 'Book', 0, 9), (6, 'Tag', 0, 1);
        CREATE TABLE Z_METADATA (
          Z_VERSION INTEGER PRIMARY KEY, Z_UUID VARCHAR(255), Z_PLIST BLOB);
        INSERT INTO Z_METADATA VALUES (1, 'E621E1F8-C36C-495A-93FC-0C247A3E6E5F', NULL);
        CREATE TABLE ZAUTHOR (
          Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZNAME VARCHAR);
        INSERT INTO ZAUTHOR VALUES (1, 4, 1, 'Ada');
        CREATE TABLE ZBOOK (
          Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZPAGES INTEGER, ZAUTHOR INTEGER,
          ZPRINTED TIMESTAMP, ZTITLE VARCHAR);
        INSERT INTO ZBOOK VALUES (9, 5, 3, 42, 1, 700000000.5, 'Tides');
        CREATE TABLE ZTAG (
          Z_PK INTEGER PRIMARY KEY, Z_ENT INTEGER, Z_OPT INTEGER, ZLABEL VARCHAR);
        INSERT INTO ZTAG VALUES (1, 6, 1, 'sea');
        CREATE TABLE Z_6BOOKS (
          Z_5TAGS INTEGER, Z_6BOOKS INTEGER, PRIMARY KEY (Z_5TAGS, Z_6BOOKS));
        """)
      let context = try Library.container(at: url).viewContext
      let book = try #require(try context.fetch(NSFetchRequest<Book>(entityName: "Book")).first)
      #expect(book.title == "Tides")
      #expect(book.pages == 42)
      #expect(book.printed == Date(timeIntervalSinceReferenceDate: 700_000_000.5))
      #expect(book.author?.name == "Ada")
      #expect(book.objectID.uriRepresentation().lastPathComponent == "p9")
      let new = Book(context: context)
      new.title = "Waves"
      try context.save()
      #expect(try database.integer("SELECT Z_PK FROM ZBOOK WHERE ZTITLE = 'Waves'") == 10)
      #expect(try database.integer("SELECT Z_MAX FROM Z_PRIMARYKEY WHERE Z_NAME = 'Book'") == 10)
    }
  }

  @Test func newPropertiesAreAddedToStore() throws {
    try withStoreFile { url in
      try Library.fill(Library.container(at: url).viewContext)
      var file = Library.file
      file.entities[1].attributes.append(
        .init(name: "rating", type: .integer16, defaultValue: "3"))
      file.entities.append(.init(name: "Shelf", className: nil))
      let container = try Library.container(at: url, model: NSManagedObjectModel(file))
      let books = try container.viewContext.fetch(
        NSFetchRequest<NSManagedObject>(entityName: "Book"))
      #expect(books.map { $0.value(forKey: "rating") as? Int } == [3, 3, 3])
      let shelves = NSFetchRequest<NSManagedObject>(entityName: "Shelf")
      #expect(try container.viewContext.count(for: shelves) == 0)
    }
  }

  @Test func twoConnectionsUseOneStore() throws {
    try withStoreFile { url in
      let (first, second) = (
        try Library.container(at: url).viewContext, try Library.container(at: url).viewContext
      )
      for (number, context) in [first, second, first, second].enumerated() {
        let author = Author(context: context)
        author.name = "Author \(number)"
        try context.save()
      }
      let request = NSFetchRequest<Author>(entityName: "Author")
      #expect(try first.count(for: request) == 4)
      let authors = try second.fetch(request)
      #expect(Set(authors.map(\.objectID)).count == 4)
      authors[0].name = "Changed"
      try second.save()
      #expect(try first.fetch(request).contains { $0.name == "Changed" })
    }
  }

  @Test(arguments: ["no database at all, but long enough to look like one", ""])
  func damagedStoreIsReported(_ content: String) throws {
    try withStoreFile { url in
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: url)
      if content.isEmpty {
        try Library.fill(Library.container(at: url).viewContext)
      } else {
        #expect {
          try Library.container(at: url)
        } throws: {
          "\($0.localizedDescription)".contains(url.path)
        }
      }
    }
  }

  @Test func storeThatCannotBeCreatedIsReported() {
    #expect(throws: NSError.self) {
      try Library.container(at: URL(fileURLWithPath: "/proc/none/Library.sqlite"))
    }
  }

  @Test func readOnlyStoreIsNotChanged() throws {
    try withStoreFile { url in
      try Library.fill(Library.container(at: url).viewContext)
      let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model)
      container.persistentStoreDescriptions[0].url = url
      container.persistentStoreDescriptions[0].isReadOnly = true
      container.loadPersistentStores { #expect($1 == nil) }
      let books = try container.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book"))
      books[0].title = "Ebbs"
      #expect(throws: NSError.self) { try container.viewContext.save() }
    }
  }

  @Test func contextWithoutStoreReportsIt() {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: Library.model)
    #expect(throws: NSError.self) {
      try container.viewContext.fetch(NSFetchRequest<Book>(entityName: "Book"))
    }
    #expect {
      try container.viewContext.fetch(NSFetchRequest<Book>(entityName: "Boot"))
    } throws: {
      $0.localizedDescription.contains("unknown entity \"Boot\"")
    }
  }
}
