import DataModelFile

/// Writes the Swift code that Xcode generates for the entities of a data model: with the setting
/// "Class Definition" their classes, with "Category/Extension" only the properties.
struct ManagedClassGenerator {
  private let model: DataModel
  private var lines: [String] = []

  /// nil if no entity has generated code.
  static func generate(_ model: DataModel) -> String? {
    var generator = ManagedClassGenerator(model: model)
    for entity in model.file.entities { generator.write(entity) }
    guard !generator.lines.isEmpty else { return nil }
    return (["import CoreData", "import Foundation", ""] + generator.lines)
      .joined(separator: "\n") + "\n"
  }

  private func className(_ entity: DataModelFile.Entity?) -> String {
    entity?.className?.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
  }

  private func entity(_ name: String) -> DataModelFile.Entity? {
    model.file.entities.first { $0.name == name }
  }

  private mutating func write(_ entity: DataModelFile.Entity) {
    let generation = model.codeGeneration[entity.name] ?? .none
    guard generation != .none, entity.className != nil else { return }
    let name = className(entity)
    if generation == .class {
      let parent = entity.parent.flatMap(self.entity)
      lines += ["public class \(name): \(className(parent)) {}", ""]
      if parent == nil { lines += ["extension \(name): Identifiable {}", ""] }
    }
    lines += [
      "extension \(name) {",
      "  public class func fetchRequest() -> NSFetchRequest<\(name)> {",
      "    NSFetchRequest<\(name)>(entityName: \"\(entity.name)\")",
      "  }",
    ]
    for attribute in entity.attributes {
      let isBoxed = model.boxed.contains("\(entity.name).\(attribute.name)")
      writeProperty(attribute.name, Self.type(attribute.type, isBoxed: isBoxed))
    }
    for relationship in entity.relationships { write(relationship) }
    lines += ["}", ""]
  }

  private mutating func writeProperty(_ name: String, _ type: String) {
    lines += [
      "  public var `\(name)`: \(type) {",
      "    get { managedValue(forKey: \"\(name)\") }",
      "    set { setManagedValue(newValue, forKey: \"\(name)\") }",
      "  }",
    ]
  }

  private mutating func write(_ relationship: DataModelFile.Relationship) {
    let target = className(entity(relationship.destination))
    guard relationship.isToMany else { return writeProperty(relationship.name, "\(target)?") }
    let set = relationship.isOrdered ? "NSOrderedSet" : "NSSet"
    writeProperty(relationship.name, "\(set)?")
    let key = relationship.name
    let suffix = key.prefix(1).uppercased() + key.dropFirst()
    for type in [target, set] {
      lines += [
        "  public func addTo\(suffix)(_ value\(type == set ? "s" : ""): \(type)) {",
        "    managedAdd(value\(type == set ? "s" : ""), toKey: \"\(key)\")",
        "  }",
        "  public func removeFrom\(suffix)(_ value\(type == set ? "s" : ""): \(type)) {",
        "    managedRemove(value\(type == set ? "s" : ""), fromKey: \"\(key)\")",
        "  }",
      ]
    }
  }

  /// The type of a property. Numbers without a scalar type are objects.
  private static func type(_ type: DataModelFile.AttributeType, isBoxed: Bool) -> String {
    switch type {
    case .decimal: "NSDecimalNumber?"
    case .string: "String?"
    case .date: "Date?"
    case .binary: "Data?"
    case .uuid: "UUID?"
    case .uri: "URL?"
    case .transformable: "NSObject?"
    case _ where isBoxed: "NSNumber?"
    case .integer16: "Int16"
    case .integer32: "Int32"
    case .integer64: "Int64"
    case .double: "Double"
    case .float: "Float"
    case .boolean: "Bool"
    }
  }
}
