import CoreData
import SwiftUI
import WidgetKit

/// A widget whose entries come from a Core Data store in an app group.
@main struct ShelfWidgets: WidgetBundle {
  var body: some Widget { ShelfWidget() }
}

struct ShelfEntry: TimelineEntry {
  var date: Date
  var lines: [String]
}

/// The store, filled at its first use.
enum ShelfStore {
  static func context() -> NSManagedObjectContext {
    let container = NSPersistentContainer(name: "Shelf")
    let group = FileManager.default.containerURL(
      forSecurityApplicationGroupIdentifier: "group.example.shelf")
    container.persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: group!.appendingPathComponent("Shelf.sqlite"))
    ]
    container.loadPersistentStores { _, error in
      if let error { fatalError("\(error)") }
    }
    return container.viewContext
  }

  static func fill(_ context: NSManagedObjectContext) throws {
    guard try context.count(for: Author.fetchRequest()) == 0 else { return }
    let author = Author(context: context)
    for (title, pages) in [("Waves", 120), ("Tides", 300), ("Foam", 12)] {
      let book = Book(context: context)
      book.title = title
      book.pages = Int64(pages)
      author.addToBooks(book)
    }
    try context.save()
  }
}

struct ShelfProvider: TimelineProvider {
  func placeholder(in context: Context) -> ShelfEntry { ShelfEntry(date: .now, lines: []) }

  func getSnapshot(in context: Context, completion: @escaping (ShelfEntry) -> Void) {
    completion(ShelfEntry(date: .now, lines: lines()))
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<ShelfEntry>) -> Void) {
    let entry = ShelfEntry(date: .now, lines: lines())
    completion(Timeline(entries: [entry], policy: .never))
  }

  private func lines() -> [String] {
    do {
      try ShelfStore.fill(ShelfStore.context())
      let request: NSFetchRequest<Book> = Book.fetchRequest()
      request.predicate = NSPredicate(format: "pages > %d AND author.name == %@", 100, "Ada")
      request.sortDescriptors = [NSSortDescriptor(keyPath: \Book.title, ascending: true)]
      return try ShelfStore.context().fetch(request).map { "\($0.title ?? ""): \($0.pages)" }
    } catch {
      return ["\(error)"]
    }
  }
}

struct ShelfView: View {
  let entry: ShelfEntry

  var body: some View {
    VStack {
      ForEach(entry.lines, id: \.self) { Text($0) }
      ShelfCount().environment(\.managedObjectContext, ShelfStore.context())
    }
    .containerBackground(.white, for: .widget)
  }
}

struct ShelfCount: View {
  @FetchRequest(sortDescriptors: [SortDescriptor(\Book.title, order: .reverse)])
  private var books: FetchedResults<Book>

  var body: some View {
    Text("\(books.count) books, last \(books.first?.title ?? "none")")
  }
}

struct ShelfWidget: Widget {
  var body: some WidgetConfiguration {
    StaticConfiguration(kind: "shelf", provider: ShelfProvider()) { ShelfView(entry: $0) }
  }
}
