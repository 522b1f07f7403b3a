import SwiftData

// Models as `@Model` expands them, without initial accessors: the macros are only loaded for
// extensions. `Tests/Tool/EndToEndTests` tests the macros.

final class Folder: PersistentModel {
  var _$storage = _ModelStorage(Folder.self)

  var name: String {
    get { _$storage._get(0) }
    set { _$storage._mutate(self, \.name, 0, to: newValue) }
  }
  var notes: [Note] {
    get { _$storage._get(1) }
    set { _$storage._mutate(self, \.notes, 1, to: newValue) }
  }
  var locks: [Lock] {
    get { _$storage._get(2) }
    set { _$storage._mutate(self, \.locks, 2, to: newValue) }
  }

  init(_ name: String) { self.name = name }
  init(backingData: any BackingData<Folder>) { _$storage = _$storage._filled(from: backingData) }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(
        name: "name", keypath: \Folder.name, metadata: Schema.Attribute(.unique)),
      Schema.PropertyMetadata(
        name: "notes", keypath: \Folder.notes,
        metadata: Schema.Relationship(
          deleteRule: .cascade, maximumModelCount: 100, inverse: \Note.folder)),
      Schema.PropertyMetadata(
        name: "locks", keypath: \Folder.locks,
        metadata: Schema.Relationship(deleteRule: .deny, inverse: \Lock.folder)),
    ]
  }
}

final class Lock: PersistentModel {
  var _$storage = _ModelStorage(Lock.self)

  var folder: Folder? {
    get { _$storage._get(0) }
    set { _$storage._mutate(self, \.folder, 0, to: newValue) }
  }

  init() {}
  init(backingData: any BackingData<Lock>) { _$storage = _$storage._filled(from: backingData) }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [Schema.PropertyMetadata(name: "folder", keypath: \Lock.folder)]
  }
}

final class Note: PersistentModel {
  var _$storage = _ModelStorage(Note.self)

  var title: String {
    get { _$storage._get(0) }
    set { _$storage._mutate(self, \.title, 0, to: newValue) }
  }
  var stars: Int {
    get { _$storage._get(1) }
    set { _$storage._mutate(self, \.stars, 1, to: newValue) }
  }
  var due: Date? {
    get { _$storage._get(2) }
    set { _$storage._mutate(self, \.due, 2, to: newValue) }
  }
  var words: [String] {
    get { _$storage._get(3) }
    set { _$storage._mutate(self, \.words, 3, to: newValue) }
  }
  var folder: Folder? {
    get { _$storage._get(4) }
    set { _$storage._mutate(self, \.folder, 4, to: newValue) }
  }
  var tags: [Tag] {
    get { _$storage._get(5) }
    set { _$storage._mutate(self, \.tags, 5, to: newValue) }
  }

  init(_ title: String, stars: Int = 0, due: Date? = nil, words: [String] = []) {
    self.title = title
    self.stars = stars
    self.due = due
    self.words = words
  }
  init(backingData: any BackingData<Note>) { _$storage = _$storage._filled(from: backingData) }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "title", keypath: \Note.title),
      Schema.PropertyMetadata(name: "stars", keypath: \Note.stars),
      Schema.PropertyMetadata(name: "due", keypath: \Note.due),
      Schema.PropertyMetadata(name: "words", keypath: \Note.words),
      Schema.PropertyMetadata(name: "folder", keypath: \Note.folder),
      Schema.PropertyMetadata(
        name: "tags", keypath: \Note.tags, metadata: Schema.Relationship(inverse: \Tag.notes)),
      Schema.PropertyMetadata(
        name: "", keypath: \Note.persistentModelID,
        metadata: Schema.Index<Note>([\.stars], [\.title, \.due])),
    ]
  }
}

final class Tag: PersistentModel {
  var _$storage = _ModelStorage(Tag.self)

  var name: String {
    get { _$storage._get(0) }
    set { _$storage._mutate(self, \.name, 0, to: newValue) }
  }
  var notes: [Note] {
    get { _$storage._get(1) }
    set { _$storage._mutate(self, \.notes, 1, to: newValue) }
  }

  init(_ name: String) { self.name = name }
  init(backingData: any BackingData<Tag>) { _$storage = _$storage._filled(from: backingData) }

  static var schemaMetadata: [Schema.PropertyMetadata] {
    [
      Schema.PropertyMetadata(name: "name", keypath: \Tag.name),
      Schema.PropertyMetadata(name: "notes", keypath: \Tag.notes),
    ]
  }
}

extension ModelContext {
  /// A context of a new store in memory.
  static func inMemory() throws -> ModelContext {
    ModelContext(
      try ModelContainer(
        for: Folder.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true)))
  }

  func titles(_ predicate: Predicate<Note>? = nil) throws -> [String] {
    try fetch(FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.title)]))
      .map(\.title)
  }
}

/// A new folder, which is removed at the end.
final class TemporaryFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent(
      "swiftdata-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  var store: URL { url.appendingPathComponent("default.store") }

  deinit { try? FileManager.default.removeItem(at: url) }
}
