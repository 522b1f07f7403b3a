import Foundation

/// Writes the Swift code that Xcode generates from an intent definition: enums, object types, and
/// for each intent its class, response and handling protocol.
///
/// Unlike in Xcode's code, every intent class also conforms to `DefinedIntent`, through which a
/// host lists and sets its parameters.
struct IntentClassGenerator {
  private let definition: IntentDefinitionFile
  let intentsExtension: String?
  private var lines: [String] = []

  /// - Parameter intentsExtension: The class in the sources that provides the handlers.
  static func generate(
    _ definition: IntentDefinitionFile, intentsExtension: String? = nil
  ) -> String {
    var generator = IntentClassGenerator(
      definition: definition, intentsExtension: intentsExtension)
    generator.write("import Foundation", "import HostLink", "import Intents", "")
    for enumeration in definition.enumerations { generator.write(enumeration) }
    for object in definition.objects {
      generator.write(object)
      // A parameter can have the name of its type, which hides it in expressions.
      generator.write("private typealias \(object.name)Type = \(object.name)", "")
    }
    for intent in definition.intents {
      generator.write(intent)
      generator.writeDefinition(of: intent)
      generator.writeResponse(of: intent)
      generator.writeHandling(of: intent)
    }
    return generator.lines.joined(separator: "\n") + "\n"
  }

  private init(definition: IntentDefinitionFile, intentsExtension: String?) {
    self.definition = definition
    self.intentsExtension = intentsExtension
  }

  mutating func write(_ lines: String...) {
    self.lines += lines
  }

  // MARK: Types

  private mutating func write(_ enumeration: IntentDefinitionFile.Enumeration) {
    write("public enum \(enumeration.name): Int, Sendable {")
    for entry in enumeration.cases { write("  case `\(entry.name)` = \(entry.rawValue)") }
    write("}", "")
    let name = "\(enumeration.name)ResolutionResult"
    write(
      "public final class \(name): INIntentResolutionResult {",
      "  public class func success(with value: \(enumeration.name)) -> Self {",
      "    Self(outcome: .resolved(value))",
      "  }",
      "  public class func confirmationRequired(with value: \(enumeration.name)) -> Self {",
      "    Self(outcome: .confirmation(value))",
      "  }",
      "}", "")
  }

  private mutating func write(_ object: IntentDefinitionFile.ObjectType) {
    write("public class \(object.name): INObject {")
    for property in object.properties {
      if case .enumeration(let type) = property.kind, !property.isList {
        write("  public var \(property.name): \(type) = \(unknownCase(of: type))")
      } else {
        write("  public var \(property.name): \(optionalType(of: property))")
      }
    }
    write("}", "")
    let name = "\(object.name)ResolutionResult"
    write(
      "public class \(name): INObjectResolutionResult {",
      "  public class func success(with value: \(object.name)) -> Self {",
      "    Self(outcome: .resolved(value))",
      "  }",
      "}", "")
  }

  private mutating func write(_ intent: IntentDefinitionFile.Intent) {
    write("public class \(intent.className): INIntent {")
    for parameter in intent.parameters {
      writeProperty(parameter, getter: "parameterValue", setter: "setParameterValue")
    }
    write("}", "")
  }

  private mutating func writeProperty(
    _ parameter: IntentDefinitionFile.Parameter, getter: String, setter: String
  ) {
    let key = Self.literal(parameter.name)
    if case .enumeration(let type) = parameter.kind, !parameter.isList {
      let none = unknownCase(of: type)
      write(
        "  public var \(parameter.name): \(type) {",
        "    get { (\(getter)(forKey: \(key)) as? Int).flatMap(\(type).init(rawValue:)) ?? \(none) }",
        "    set { \(setter)(newValue.rawValue, forKey: \(key)) }",
        "  }")
    } else if case .enumeration(let type) = parameter.kind {
      write(
        "  public var \(parameter.name): [\(type)] {",
        "    get {",
        "      (\(getter)(forKey: \(key)) as? [Int] ?? []).compactMap(\(type).init(rawValue:))",
        "    }",
        "    set { \(setter)(newValue.map(\\.rawValue), forKey: \(key)) }",
        "  }")
    } else {
      let type = optionalType(of: parameter)
      write(
        "  public var \(parameter.name): \(type) {",
        "    get { \(getter)(forKey: \(key)) as? \(type.dropLast()) }",
        "    set { \(setter)(newValue, forKey: \(key)) }",
        "  }")
    }
  }

  // MARK: Definition

  private mutating func writeDefinition(of intent: IntentDefinitionFile.Intent) {
    write(
      "extension \(intent.className): DefinedIntent {",
      "  public static var intentDefinition: IntentDefinition {",
      "    IntentDefinition(",
      "      name: \(Self.literal(intent.className)), title: \(Self.literal(intent.title)),",
      "      parameters: [")
    for parameter in intent.parameters {
      write(
        "        DefinedParameter(",
        "          name: \(Self.literal(parameter.name)), title: \(Self.literal(parameter.title)),",
        "          kind: \(kind(of: parameter)), isList: \(parameter.isList),",
        "          defaultValue: \(Self.value(parameter.defaultValue)),",
        "          isConfigurable: \(parameter.isConfigurable)"
          + (parameter.itemType == nil
            ? ")," : ", hasDynamicOptions: true, supportsSearch: \(parameter.supportsSearch)),"))
    }
    write("      ])", "  }", "}", "")
  }

  private func kind(of parameter: IntentDefinitionFile.Parameter) -> String {
    switch parameter.kind {
    case .bool: return ".bool"
    case .integer: return ".integer"
    case .decimal: return ".decimal"
    case .string: return ".string"
    case .url: return ".url"
    case .date: return ".date"
    case .object(let name): return ".object(name: \(Self.literal(name)), type: \(name)Type.self)"
    case .other(let name): return ".other(name: \(Self.literal(name)))"
    case .enumeration(let name):
      let cases = definition.enumerations.first { $0.name == name }?.cases ?? []
      let list = cases.map { entry in
        "            .init(name: \(Self.literal(entry.name)), rawValue: \(entry.rawValue),"
          + " title: \(Self.literal(entry.title))),"
      }
      return ".enumeration(\n            name: \(Self.literal(name)), cases: [\n"
        + list.joined(separator: "\n") + "\n          ])"
    }
  }

  // MARK: Handling

  private mutating func writeResponse(of intent: IntentDefinitionFile.Intent) {
    let name = "\(intent.className)Response"
    write(
      "public enum \(name)Code: Int, Sendable {",
      "  case unspecified = 0, ready, continueInApp, inProgress, success, failure",
      "  case failureRequiringAppLaunch",
      "}", "",
      "public class \(name): INIntentResponse {",
      "  public private(set) var code: \(name)Code = .unspecified")
    for parameter in intent.responseParameters {
      writeProperty(parameter, getter: "responseValue", setter: "setResponseValue")
    }
    write(
      "  public convenience init(code: \(name)Code, userActivity: NSUserActivity?) {",
      "    self.init()",
      "    self.code = code",
      "    self.userActivity = userActivity",
      "  }",
      "}", "")
  }

  private mutating func writeHandling(of intent: IntentDefinitionFile.Intent) {
    let base = intent.className
    write(
      "public protocol \(base)Handling: NSObjectProtocol {",
      "  func handle(intent: \(base), completion: @escaping (\(base)Response) -> Void)")
    var defaults = [
      "  public func handle(intent: \(base), completion: @escaping (\(base)Response) -> Void) {",
      "    completion(\(base)Response(code: .unspecified, userActivity: nil))",
      "  }",
    ]
    for parameter in intent.parameters where parameter.itemType != nil {
      defaults += writeProviding(parameter, of: base)
    }
    write("}", "", "extension \(base)Handling {")
    lines += defaults
    write("}", "")
    writeOffers(of: intent)
  }

  // MARK: Expressions

  private func optionalType(of parameter: IntentDefinitionFile.Parameter) -> String {
    let element =
      switch parameter.kind {
      case .bool, .integer, .decimal: "NSNumber"
      case .string: "String"
      case .url: "URL"
      case .date: "DateComponents"
      case .enumeration(let name), .object(let name): name
      case .other: "Any"
      }
    return parameter.isList ? "[\(element)]?" : "\(element)?"
  }

  private func unknownCase(of type: String) -> String {
    let cases = definition.enumerations.first { $0.name == type }?.cases ?? []
    return ".`\(cases.first { $0.rawValue == 0 }?.name ?? "unknown")`"
  }

  private static func value(_ value: IntentDefinitionFile.Parameter.Default) -> String {
    switch value {
    case .none: ".none"
    case .bool(let flag): ".bool(\(flag))"
    case .integer(let number): ".integer(\(number))"
    case .decimal(let number): ".double(\(number))"
    case .string(let text): ".string(\(literal(text)))"
    }
  }

  /// The text as a Swift string literal.
  static func literal(_ text: String) -> String {
    "\""
      + text.unicodeScalars.map { scalar in
        switch scalar {
        case "\\", "\"": "\\\(scalar)"
        case _ where scalar.value < 0x20: "\\u{\(String(scalar.value, radix: 16))}"
        default: String(scalar)
        }
      }.joined() + "\""
  }
}
