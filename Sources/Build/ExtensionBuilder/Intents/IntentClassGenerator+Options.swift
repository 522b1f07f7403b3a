// The options that a handler provides for parameters with dynamic options.
extension IntentClassGenerator {
  /// Writes the requirements of the handling protocol.
  ///
  /// As in Xcode's code, a handler implements either the method with a completion or the async
  /// method. The host calls the async one, which by default waits for the completion of the other.
  ///
  /// - Returns: The lines of the default implementations.
  mutating func writeProviding(
    _ parameter: IntentDefinitionFile.Parameter, of base: String
  ) -> [String] {
    guard let item = parameter.itemType else { return [] }
    let method = parameter.providingMethod
    let search = parameter.supportsSearch ? ", searchTerm: String?" : ""
    let searchArgument = parameter.supportsSearch ? ", searchTerm: searchTerm" : ""
    let collection = "INObjectCollection<\(item)>"
    let byCompletion =
      "func \(method)(for intent: \(base)\(search), "
      + "with completion: @escaping (\(collection)?, (any Error)?) -> Void)"
    let async = "func \(method)(for intent: \(base)\(search)) async throws -> \(collection)"
    let byDefault =
      "func \(parameter.defaultMethod)(for intent: \(base)) -> \(parameter.defaultType)?"
    write("  \(byCompletion)", "  \(async)", "  \(byDefault)")
    return [
      "  public \(byCompletion) {",
      "    completion(nil, nil)",
      "  }",
      "  public \(async) {",
      "    let collection: \(collection)? = try await IntentAnswer.wait { completion in",
      "      \(method)(for: intent\(searchArgument), with: completion)",
      "    }",
      "    return collection ?? \(collection)(items: [])",
      "  }",
      "  public \(byDefault) { nil }",
    ]
  }

  /// Writes the conformance through which a host reaches the handler.
  mutating func writeOffers(of intent: IntentDefinitionFile.Intent) {
    let base = intent.className
    let parameters = intent.parameters.filter { $0.itemType != nil }
    guard !parameters.isEmpty else { return }
    write(
      "extension \(base): HandledIntent {",
      "  public static func makeIntentsExtension() -> (any INIntentHandlerProviding)? {",
      "    \(intentsExtension.map { "\($0)()" } ?? "nil")",
      "  }",
      "  public static func offer(",
      "    of parameter: String, from handler: Any, for intent: INIntent, searchTerm: String?",
      "  ) async throws -> IntentOffer? {",
      "    guard let handler = handler as? any \(base)Handling, let intent = intent as? \(base)",
      "    else { return nil }",
      "    switch parameter {")
    for parameter in parameters {
      let search = parameter.supportsSearch ? ", searchTerm: searchTerm" : ""
      write(
        "    case \(Self.literal(parameter.name)):",
        "      return IntentOffer(",
        "        try await handler.\(parameter.providingMethod)(for: intent\(search)),",
        "        defaultValue: handler.\(parameter.defaultMethod)(for: intent))")
    }
    write("    default: return nil", "    }", "  }", "}", "")
  }
}

extension IntentDefinitionFile.Parameter {
  /// The type of the items in the handler's collection; nil if no handler provides the options.
  var itemType: String? {
    guard hasDynamicOptions else { return nil }
    switch kind {
    case .object(let name): return name
    case .string: return "NSString"
    case .integer, .decimal: return "NSNumber"
    case .bool, .url, .date, .enumeration, .other: return nil
    }
  }

  fileprivate var defaultType: String {
    let element = if case .string = kind { "String" } else { itemType ?? "Any" }
    return isList ? "[\(element)]" : element
  }

  private var capitalizedName: String { name.prefix(1).uppercased() + name.dropFirst() }

  fileprivate var providingMethod: String { "provide\(capitalizedName)OptionsCollection" }

  fileprivate var defaultMethod: String { "default\(capitalizedName)" }
}
