import Foundation
import ProjectReader

/// The parts of an `.intentdefinition` file, a property list that Xcode writes, from which classes
/// are generated.
struct IntentDefinitionFile: Equatable {
  struct EnumCase: Equatable {
    var name: String
    var rawValue: Int
    var title: String
  }

  struct Enumeration: Equatable {
    var name: String
    var cases: [EnumCase]
  }

  struct ObjectType: Equatable {
    var name: String
    var properties: [Parameter]
  }

  struct Parameter: Equatable {
    enum Kind: Equatable {
      case bool, integer, decimal, string, url, date
      case enumeration(String)
      case object(String)
      case other(String)
    }

    enum Default: Equatable {
      case none
      case bool(Bool)
      case integer(Int)
      case decimal(Double)
      case string(String)
    }

    var name: String
    var title: String
    var kind: Kind
    var isList = false
    var isConfigurable = true
    /// The handler provides the choices.
    var hasDynamicOptions = false
    /// The handler filters the choices by a search term.
    var supportsSearch = false
    var priority = 0
    var defaultValue = Default.none
  }

  struct Intent: Equatable {
    var className: String
    var title: String
    var parameters: [Parameter]
    var responseParameters: [Parameter]
  }

  var enumerations: [Enumeration] = []
  var objects: [ObjectType] = []
  var intents: [Intent] = []

  /// - Parameter project: The folders whose files are used.
  ///
  /// Throws `BuildError.invalidIntentDefinition`.
  init(contentsOf file: URL, in project: ProjectRoot) throws(BuildError) {
    func invalid(_ reason: String) -> BuildError {
      .invalidIntentDefinition(file: file.path, reason: reason)
    }
    let root: [String: Any]
    do throws(ProjectError) {
      root = try PropertyListFile.dictionary(of: file, in: project)
    } catch {
      guard case .damaged(_, let line, let reason) = error else { throw invalid("\(error)") }
      throw invalid(line.map { "line \($0): \(reason)" } ?? reason)
    }
    enumerations = root.dictionaries("INEnums").compactMap(Self.enumeration)
    objects = root.dictionaries("INTypes").compactMap { entry in
      guard let name = entry.string("INTypeName"), name.isIdentifier else { return nil }
      let builtIn = [
        "identifier", "displayString", "pronunciationHint", "alternativeSpeakableMatches",
      ]
      let properties = entry.dictionaries("INTypeProperties")
        .compactMap { Self.parameter($0, prefix: "INTypeProperty") }
        .filter { !builtIn.contains($0.name) }
      return ObjectType(name: name, properties: properties)
    }
    let classNames = Self.classNames(root)
    // The classes of the system's intents, such as INPlayMediaIntent, are in Intents.
    for entry in root.dictionaries("INIntents") where entry.string("INIntentType") != "System" {
      guard let name = entry.string("INIntentName") else { throw invalid("an intent has no name") }
      let className = entry.string("INIntentClassName") ?? name + "Intent"
      guard className.isIdentifier else { throw invalid("\"\(name)\" is not a class name") }
      let response = entry["INIntentResponse"] as? [String: Any] ?? [:]
      intents.append(
        Intent(
          className: className, title: entry.string("INIntentTitle") ?? name,
          parameters: entry.dictionaries("INIntentParameters")
            .compactMap { Self.parameter($0, prefix: "INIntentParameter") }
            .sorted { $0.priority < $1.priority },
          responseParameters: response.dictionaries("INIntentResponseParameters")
            .compactMap { Self.parameter($0, prefix: "INIntentResponseParameter") }))
    }
    try checkReferences(invalid)
    rename(classNames)
  }

  private func checkReferences(_ invalid: (String) -> BuildError) throws(BuildError) {
    for intent in intents {
      for parameter in intent.parameters {
        if case .enumeration(let name) = parameter.kind,
          !enumerations.contains(where: { $0.name == name })
        {
          throw invalid("\(intent.className).\(parameter.name) has the unknown enum type \(name)")
        }
      }
    }
  }

  private static func enumeration(_ entry: [String: Any]) -> Enumeration? {
    guard let name = entry.string("INEnumName"), name.isIdentifier else { return nil }
    var cases: [EnumCase] = []
    for value in entry.dictionaries("INEnumValues") {
      guard let caseName = value.string("INEnumValueName"), caseName.isIdentifier else { continue }
      let rawValue = value["INEnumValueIndex"] as? Int ?? 0
      guard !cases.contains(where: { $0.rawValue == rawValue || $0.name == caseName }) else {
        continue
      }
      cases.append(
        EnumCase(
          name: caseName, rawValue: rawValue,
          title: value.string("INEnumValueDisplayName") ?? caseName))
    }
    if !cases.contains(where: { $0.rawValue == 0 }) {
      cases.insert(EnumCase(name: "unknown", rawValue: 0, title: "unknown"), at: 0)
    }
    return Enumeration(name: name, cases: cases)
  }
}

extension [String: Any] {
  func string(_ key: String) -> String? { self[key] as? String }

  func dictionaries(_ key: String) -> [[String: Any]] { self[key] as? [[String: Any]] ?? [] }
}

extension String {
  /// Whether the text can be used as an identifier in generated Swift. Keywords are not excluded.
  var isIdentifier: Bool {
    wholeMatch(of: /[A-Za-z_][A-Za-z0-9_]*/) != nil
  }
}
