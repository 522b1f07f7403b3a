import Foundation
import SwiftData
import Testing

struct MigrationTests {
  private static func container(
    _ version: any VersionedSchema.Type, _ url: URL, plan: (any SchemaMigrationPlan.Type)? = nil,
    allowsSave: Bool = true
  ) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: version), migrationPlan: plan,
      configurations: ModelConfiguration(url: url, allowsSave: allowsSave))
  }

  private static func storeOfFirstVersion(_ url: URL) throws {
    let context = ModelContext(try container(First.self, url))
    context.insert(First.Item("Milk"))
    try context.save()
  }

  @Test func propertiesAreAddedRenamedAndRemoved() throws {
    let folder = try TemporaryFolder()
    try Self.storeOfFirstVersion(folder.store)
    let context = ModelContext(try Self.container(Second.self, folder.store))
    let item = try #require(try context.fetch(FetchDescriptor<Second.Item>()).first)
    #expect(item.title == "Milk")
    #expect(item.count == 7)
  }

  @Test func customStageRunsItsCode() throws {
    let folder = try TemporaryFolder()
    try Self.storeOfFirstVersion(folder.store)
    let container = try Self.container(Second.self, folder.store, plan: Plan.self)
    let item = try #require(
      try ModelContext(container).fetch(FetchDescriptor<Second.Item>()).first)
    #expect(item.title == "Milk, before, after")
    let again = try Self.container(Second.self, folder.store, plan: Plan.self)
    #expect(
      try ModelContext(again).fetch(FetchDescriptor<Second.Item>()).map(\.title)
        == ["Milk, before, after"])
  }

  @Test func newPropertyWithoutValueIsRejectedAndStoreIsUnchanged() throws {
    let folder = try TemporaryFolder()
    try Self.storeOfFirstVersion(folder.store)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try Self.container(Third.self, folder.store)
    }
    let context = ModelContext(try Self.container(First.self, folder.store))
    #expect(try context.fetch(FetchDescriptor<First.Item>()).map(\.name) == ["Milk"])
  }

  @Test func backwardMigrationIsRejected() throws {
    let folder = try TemporaryFolder()
    try Self.storeOfFirstVersion(folder.store)
    _ = try Self.container(Second.self, folder.store, plan: Plan.self)
    #expect(throws: SwiftDataError.backwardMigration) {
      try Self.container(First.self, folder.store, plan: Plan.self)
    }
  }

  @Test func readOnlyStoreIsReadAndNotSaved() throws {
    let folder = try TemporaryFolder()
    try Self.storeOfFirstVersion(folder.store)
    let context = ModelContext(try Self.container(First.self, folder.store, allowsSave: false))
    #expect(try context.fetchCount(FetchDescriptor<First.Item>()) == 1)
    context.insert(First.Item("Bread"))
    #expect(throws: SwiftDataError.modelValidationFailure) { try context.save() }
    #expect(throws: SwiftDataError.unknownSchema) {
      try Self.container(Second.self, folder.store, allowsSave: false)
    }
  }

  @Test(arguments: ["no database", "SQLite format 3\0 and then nothing that SQLite understands"])
  func damagedStoreIsRejected(content: String) throws {
    let folder = try TemporaryFolder()
    try Data(content.utf8).write(to: folder.store)
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try Self.container(First.self, folder.store)
    }
  }

  @Test func missingFolderIsRejected() {
    let url = URL(fileURLWithPath: "/dev/null/default.store")
    #expect(throws: SwiftDataError.loadIssueModelContainer) {
      try Self.container(First.self, url)
    }
  }
}

private enum Plan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [First.self, Second.self]
  static let stages: [MigrationStage] = [
    .custom(
      fromVersion: First.self, toVersion: Second.self,
      willMigrate: { context in
        for item in try context.fetch(FetchDescriptor<First.Item>()) { item.name += ", before" }
      },
      didMigrate: { context in
        for item in try context.fetch(FetchDescriptor<Second.Item>()) { item.title += ", after" }
      })
  ]
}

private enum First: VersionedSchema {
  static let models: [any PersistentModel.Type] = [Item.self]
  static let versionIdentifier = Schema.Version(1, 0, 0)

  final class Item: PersistentModel {
    var _$storage = _ModelStorage(Item.self)
    var name: String {
      get { _$storage._get(0) }
      set { _$storage._mutate(self, \.name, 0, to: newValue) }
    }
    var old: Int? {
      get { _$storage._get(1) }
      set { _$storage._mutate(self, \.old, 1, to: newValue) }
    }
    init(_ name: String) { self.name = name }
    init(backingData: any BackingData<Item>) { _$storage = _$storage._filled(from: backingData) }
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        Schema.PropertyMetadata(name: "name", keypath: \Item.name),
        Schema.PropertyMetadata(
          name: "old", keypath: \Item.old, metadata: Schema.Attribute(.unique)),
      ]
    }
  }
}

private enum Second: VersionedSchema {
  static let models: [any PersistentModel.Type] = [Item.self]
  static let versionIdentifier = Schema.Version(2, 0, 0)

  final class Item: PersistentModel {
    var _$storage = _ModelStorage(Item.self)
    var title: String {
      get { _$storage._get(0) }
      set { _$storage._mutate(self, \.title, 0, to: newValue) }
    }
    var count: Int {
      get { _$storage._get(1) }
      set { _$storage._mutate(self, \.count, 1, to: newValue) }
    }
    init(backingData: any BackingData<Item>) { _$storage = _$storage._filled(from: backingData) }
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [
        Schema.PropertyMetadata(
          name: "title", keypath: \Item.title, metadata: Schema.Attribute(originalName: "name")),
        Schema.PropertyMetadata._make("count", \Item.count, default: { 7 }),
      ]
    }
  }
}

private enum Third: VersionedSchema {
  static let models: [any PersistentModel.Type] = [Item.self]
  static let versionIdentifier = Schema.Version(3, 0, 0)

  final class Item: PersistentModel {
    var _$storage = _ModelStorage(Item.self)
    var count: Int {
      get { _$storage._get(0) }
      set { _$storage._mutate(self, \.count, 0, to: newValue) }
    }
    init(backingData: any BackingData<Item>) { _$storage = _$storage._filled(from: backingData) }
    static var schemaMetadata: [Schema.PropertyMetadata] {
      [Schema.PropertyMetadata(name: "count", keypath: \Item.count)]
    }
  }
}
