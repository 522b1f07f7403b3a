import DataModelFile
import Foundation
import ProjectReader

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
  var file = DataModelFile(entities: [])
  /// By the entity's name.
  var codeGeneration: [String: CodeGeneration] = [:]
  /// The attributes whose properties are optional numbers, as `Entity.attribute`.
  var boxed: Set<String> = []

  /// - Parameters:
  ///   - module: The module of the classes that the model names without one.
  ///   - root: The folders whose files are used.
  ///
  /// Throws `BuildError.invalidDataModel`.
  init(contentsOf url: URL, module: String, in root: ProjectRoot) throws(BuildError) {
    let contents = Self.currentVersion(of: url, in: root).appendingPathComponent("contents")
    guard let data = try? root.data(of: contents), !data.isEmpty else {
      throw .invalidDataModel(file: url.path, reason: "it has no readable version")
    }
    let name = url.deletingPathExtension().lastPathComponent
    let reader = ModelReader(model: DataModel(name: name), module: module)
    if let line = ProjectXML.lineOfError(in: data, reportingTo: reader) {
      throw .invalidDataModel(
        file: contents.path, reason: "line \(line) is not well-formed XML in UTF-8")
    }
    guard reader.isModel else {
      throw .invalidDataModel(file: contents.path, reason: "it has no element \"model\"")
    }
    if let reason = reader.problem {
      throw .invalidDataModel(file: contents.path, reason: reason)
    }
    self = reader.model
  }

  private init(name: String) { self.name = name }

  /// The version that `.xccurrentversion` names, or else the last one by name.
  private static func currentVersion(of url: URL, in root: ProjectRoot) -> URL {
    guard url.pathExtension == "xcdatamodeld" else { return url }
    let list = try? PropertyListFile.dictionary(
      of: url.appendingPathComponent(".xccurrentversion"), in: root)
    let name = (list?["_XCCurrentVersionName"] as? String).flatMap(ProjectName.init)
    if let name { return url.appending(name) }
    let versions = (try? root.names(in: url)) ?? []
    let last = versions.filter { $0.hasSuffix(".xcdatamodel") }.max()
    return last.map { url.appendingPathComponent($0) } ?? url
  }
}

private final class ModelReader: NSObject, XMLParserDelegate {
  private let module: String
  private(set) var model: DataModel
  private(set) var isModel = false
  private(set) var problem: String?

  init(model: DataModel, module: String) {
    self.model = model
    self.module = module
  }

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
    guard let last = model.file.entities.indices.last else { return }
    body(&model.file.entities[last])
  }

  private func addEntity(_ name: String, _ facts: [String: String]) {
    guard Self.isName(name) else { return reportName(name) }
    model.codeGeneration[name] = DataModel.CodeGeneration(
      rawValue: facts["codeGenerationType"] ?? "none")
    // ".Item" is a class of the current module.
    let parts = (facts["representedClassName"] ?? "").split(separator: ".").map(String.init)
    let className =
      parts.last == "NSManagedObject" || parts.isEmpty
      ? nil : parts.count == 1 ? "\(module).\(parts[0])" : parts.joined(separator: ".")
    model.file.entities.append(
      .init(name: name, className: className, parent: facts["parentEntity"]))
  }

  private func addAttribute(_ name: String, _ facts: [String: String]) {
    guard Self.isName(name) else { return reportName(name) }
    let typeName = facts["attributeType"] ?? "none"
    guard let type: DataModelFile.AttributeType = Self.value(typeName) else {
      return report(
        "the attribute \"\(name)\" has the type \"\(typeName)\", which is not supported")
    }
    if facts["usesScalarValueType"] != "YES", let entity = model.file.entities.last {
      model.boxed.insert("\(entity.name).\(name)")
    }
    update { entity in
      entity.attributes.append(
        .init(
          name: name, type: type, isOptional: facts["optional"] == "YES",
          isTransient: facts["transient"] == "YES" || facts["derived"] == "YES",
          defaultValue: facts["defaultValueString"] ?? facts["defaultDateTimeInterval"]))
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
          deletionRule: Self.value(facts["deletionRule"] ?? "") ?? .nullify))
    }
  }

  private func reportName(_ name: String) { report("\"\(name)\" is not a name") }

  /// Keeps the first problem.
  private func report(_ text: String) { problem = problem ?? text }

  /// The case that the editor shows as a name: "Integer 16" is `integer16`.
  private static func value<Value: CaseIterable>(_ name: String) -> Value? {
    let key = name.replacingOccurrences(of: " ", with: "").lowercased()
    return Value.allCases.first { "\($0)".lowercased() == key }
  }

  /// Names become Swift code and columns of a database.
  private static func isName(_ name: String) -> Bool {
    name.first?.isLetter == true && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }
}
