import DataModelFile
import Foundation

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A data model of Xcode's editor, the current version of an `.xcdatamodeld` folder.
struct DataModel {
  /// Which code Xcode generates for an entity.
  enum CodeGeneration: String {
    case none
    case `class`
    case category
  }

  var name: String
  var file: DataModelFile
  /// By the entity's name.
  var codeGeneration: [String: CodeGeneration] = [:]
  /// The attributes whose properties are optional numbers, as `Entity.attribute`.
  var boxed: Set<String> = []

  /// - Parameter module: The module of the classes that the model names without one.
  ///
  /// Throws `BuildError.invalidDataModel`.
  init(contentsOf url: URL, module: String) throws(BuildError) {
    name = url.deletingPathExtension().lastPathComponent
    let contents = Self.currentVersion(of: url).appendingPathComponent("contents")
    guard let data = try? Data(contentsOf: contents), !data.isEmpty else {
      throw .invalidDataModel(file: url.path, reason: "it has no readable version")
    }
    let reader = ModelReader(module: module)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    // `parse()` returns true even after an error.
    guard parser.parse(), parser.parserError == nil, reader.isModel else {
      throw .invalidDataModel(file: contents.path, reason: "line \(parser.lineNumber) is damaged")
    }
    if let reason = reader.problem {
      throw .invalidDataModel(file: contents.path, reason: reason)
    }
    file = DataModelFile(entities: reader.entities)
    codeGeneration = reader.codeGeneration
    boxed = reader.boxed
  }

  /// The version that `.xccurrentversion` names, or else the last one by name.
  private static func currentVersion(of url: URL) -> URL {
    guard url.pathExtension == "xcdatamodeld" else { return url }
    let list = try? PropertyListSerialization.propertyList(
      from: Data(contentsOf: url.appendingPathComponent(".xccurrentversion")), format: nil)
    if let name = (list as? [String: Any])?["_XCCurrentVersionName"] as? String {
      return url.appendingPathComponent(name)
    }
    let versions = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
    let last = versions.filter { $0.hasSuffix(".xcdatamodel") }.max()
    return last.map { url.appendingPathComponent($0) } ?? url
  }
}

private final class ModelReader: NSObject, XMLParserDelegate {
  private let module: String
  private(set) var isModel = false
  private(set) var entities: [DataModelFile.Entity] = []
  private(set) var codeGeneration: [String: DataModel.CodeGeneration] = [:]
  private(set) var boxed: Set<String> = []
  private(set) var problem: String?

  init(module: String) { self.module = module }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?,
    qualifiedName qName: String?, attributes facts: [String: String]
  ) {
    let name = facts["name"] ?? ""
    switch elementName {
    case "model": isModel = true
    case "entity": addEntity(name, facts)
    case "attribute": addAttribute(name, facts)
    case "relationship": addRelationship(name, facts)
    case "uniquenessConstraint": update { $0.uniquenessConstraints.append([]) }
    case "constraint":
      guard let attribute = facts["value"] else { return }
      update { entity in
        guard let last = entity.uniquenessConstraints.indices.last else { return }
        entity.uniquenessConstraints[last].append(attribute)
      }
    default: break
    }
  }

  private func update(_ body: (inout DataModelFile.Entity) -> Void) {
    guard let last = entities.indices.last else { return }
    body(&entities[last])
  }

  private func addEntity(_ name: String, _ facts: [String: String]) {
    if Self.isName(name) { entities.append(entity(name, facts)) } else { reportName(name) }
    codeGeneration[name] = DataModel.CodeGeneration(rawValue: facts["codeGenerationType"] ?? "none")
  }

  private func entity(_ name: String, _ facts: [String: String]) -> DataModelFile.Entity {
    // ".Item" is a class of the current module.
    let parts = (facts["representedClassName"] ?? "").split(separator: ".").map(String.init)
    let className =
      parts.last == "NSManagedObject" || parts.isEmpty
      ? nil : parts.count == 1 ? "\(module).\(parts[0])" : parts.joined(separator: ".")
    return DataModelFile.Entity(
      name: name, className: className, parent: facts["parentEntity"],
      isAbstract: facts["isAbstract"] == "YES")
  }

  private func addAttribute(_ name: String, _ facts: [String: String]) {
    guard Self.isName(name) else { return reportName(name) }
    guard let type = facts["attributeType"].flatMap(DataModelFile.AttributeType.init) else {
      let type = facts["attributeType"] ?? "none"
      problem =
        problem ?? "the attribute \"\(name)\" has the type \"\(type)\", which is not supported"
      return
    }
    update { entity in
      entity.attributes.append(
        .init(
          name: name, type: type, isOptional: facts["optional"] == "YES",
          isTransient: facts["transient"] == "YES" || facts["derived"] == "YES",
          defaultValue: facts["defaultValueString"] ?? facts["defaultDateTimeInterval"]))
      if facts["usesScalarValueType"] != "YES" { boxed.insert("\(entity.name).\(name)") }
    }
  }

  private func addRelationship(_ name: String, _ facts: [String: String]) {
    guard Self.isName(name) else { return reportName(name) }
    update { entity in
      entity.relationships.append(
        .init(
          name: name, destination: facts["destinationEntity"] ?? "", inverse: facts["inverseName"],
          isOptional: facts["optional"] == "YES", isToMany: facts["toMany"] == "YES",
          isOrdered: facts["ordered"] == "YES",
          deletionRule: facts["deletionRule"].flatMap(DataModelFile.DeletionRule.init) ?? .nullify))
    }
  }

  private func reportName(_ name: String) {
    problem = problem ?? "\"\(name)\" is not a name"
  }

  /// Names become Swift code and columns of a database.
  private static func isName(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
