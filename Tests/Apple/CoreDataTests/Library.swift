import CoreData
import DataModelFile

// The data model of the tests, as the builder generates it.

final class Author: NSManagedObject {
  var name: String? {
    get { managedValue(forKey: "name") }
    set { setManagedValue(newValue, forKey: "name") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
}

class Book: NSManagedObject {
  var title: String? {
    get { managedValue(forKey: "title") }
    set { setManagedValue(newValue, forKey: "title") }
  }
  var pages: Int64 {
    get { managedValue(forKey: "pages") }
    set { setManagedValue(newValue, forKey: "pages") }
  }
  var printed: Date? {
    get { managedValue(forKey: "printed") }
    set { setManagedValue(newValue, forKey: "printed") }
  }
  var author: Author? {
    get { managedValue(forKey: "author") }
    set { setManagedValue(newValue, forKey: "author") }
  }
  var tags: Set<Tag> {
    get { managedValue(forKey: "tags") }
    set { setManagedValue(newValue, forKey: "tags") }
  }
}

/// An entity below `Book`.
final class Atlas: Book {
  var maps: Int16 {
    get { managedValue(forKey: "maps") }
    set { setManagedValue(newValue, forKey: "maps") }
  }
}

final class Tag: NSManagedObject {
  var label: String? {
    get { managedValue(forKey: "label") }
    set { setManagedValue(newValue, forKey: "label") }
  }
  var books: NSSet? {
    get { managedValue(forKey: "books") }
    set { setManagedValue(newValue, forKey: "books") }
  }
}

/// One attribute of each type.
final class Sample: NSManagedObject {}

enum Library {
  static let file = DataModelFile(entities: [
    .init(
      name: "Author", className: "CoreDataTests.Author",
      attributes: [.init(name: "name", type: .string, isOptional: false)],
      relationships: [
        .init(
          name: "books", destination: "Book", inverse: "author", isToMany: true,
          deletionRule: .cascade)
      ], uniquenessConstraints: [["name"]]),
    .init(
      name: "Book", className: "CoreDataTests.Book",
      attributes: [
        .init(name: "title", type: .string),
        .init(name: "pages", type: .integer64, defaultValue: "1"),
        .init(name: "printed", type: .date),
      ],
      relationships: [
        .init(name: "author", destination: "Author", inverse: "books"),
        .init(name: "tags", destination: "Tag", inverse: "books", isToMany: true),
      ]),
    .init(
      name: "Atlas", className: "CoreDataTests.Atlas", parent: "Book",
      attributes: [.init(name: "maps", type: .integer16)]),
    .init(
      name: "Tag", className: "CoreDataTests.Tag",
      attributes: [.init(name: "label", type: .string)],
      relationships: [
        .init(name: "books", destination: "Book", inverse: "tags", isToMany: true)
      ]),
    .init(
      name: "Sample", className: "CoreDataTests.Sample",
      attributes: DataModelFile.AttributeType.allCases.map {
        .init(name: "\($0)Value", type: $0)
      }),
  ])

  static let model = NSManagedObjectModel(file)

  static func container(
    at url: URL? = nil, model: NSManagedObjectModel = model
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Library", managedObjectModel: model)
    let description = NSPersistentStoreDescription(url: url ?? URL(fileURLWithPath: "/dev/null"))
    container.persistentStoreDescriptions = [description]
    var failure: (any Error)?
    container.loadPersistentStores { failure = $1 }
    if let failure { throw failure }
    return container
  }

  /// Three books of two authors.
  @discardableResult
  static func fill(_ context: NSManagedObjectContext) throws -> [Book] {
    let (ada, bob) = (Author(context: context), Author(context: context))
    (ada.name, bob.name) = ("Ada", "Bob")
    let books = [("Tides", 300, ada), ("Waves", 120, ada), ("Sand", 80, bob)].map {
      let book = Book(context: context)
      (book.title, book.pages, book.author) = ($0.0, Int64($0.1), $0.2)
      book.printed = Date(timeIntervalSinceReferenceDate: Double($0.1))
      return book
    }
    try context.save()
    return books
  }
}

/// A file in a folder that is removed afterwards.
func withStoreFile<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent("CoreDataTests-\(UUID().uuidString)")
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder.appendingPathComponent("Library.sqlite"))
}
