import AgentProtocol
import CommandArguments
import JSONValues

/// A parameter of a tool: a member of the arguments' object, and the argument or option of a
/// command that it becomes.
package struct ToolParameter: Sendable {
  package enum Form: Equatable, Sendable {
    case text
    case number
    case flag
    case list
    /// Names with values, such as `{"lamp": "reading"}` for `--set lamp=reading`.
    case map
    /// Names with files or folders, as `path`.
    case namedPaths
    /// A JSON object.
    case json
    /// A file or folder, which must be in the allowed folders.
    case path
    case choice([String])
  }

  package enum Target: Equatable, Sendable {
    case positional
    case option(String)
    /// Read by the tool itself.
    case tool
  }

  package var name: String
  package var form: Form
  package var target: Target
  package var help: String
  package var isRequired = false
  /// Whether the server's instructions say what it means, for all tools that have it.
  var isShared = false

  package init(name: String, form: Form, target: Target, help: String, isRequired: Bool = false) {
    self.name = name
    self.form = form
    self.target = target
    self.help = help
    self.isRequired = isRequired
  }

  /// A parameter that the tool reads itself.
  package static func own(
    _ name: String, _ form: Form, _ help: String, isRequired: Bool = false
  ) -> Self {
    Self(name: name, form: form, target: .tool, help: help, isRequired: isRequired)
  }

  /// What the tool works on. Without it, the first folder of the server.
  package static let project = Self(
    name: "path", form: .path, target: .positional,
    help: "Project, folder of sources or bundle. Default: the server's first folder."
  ).shared
}

// MARK: From the declaration of a command

extension ToolParameter {
  /// The options that concern the output of a command, not its work, and those about trust, which
  /// belong to the user.
  private static let reserved: Set = [
    "json", "output", "format", "state", "follow", "watch", "junit", "report", "html", "review",
    "no-sandbox", "allow-network", "run-scripts", "also",
  ]

  /// The parameters for the options of a command, except some.
  ///
  /// - Parameter help: Shorter texts than those of the command, or texts for what is different in
  ///   the tool, by the names of the options. Such a parameter is not shared.
  package static func options(
    _ options: [CommandSpec.Option], except: Set<String> = [], help: [String: String] = [:]
  ) -> [Self] {
    options.filter { !reserved.contains($0.name) && !except.contains($0.name) }
      .map { option in
        var parameter = Self(option)
        if let text = help[option.name] {
          parameter.help = text
          parameter.isShared = false
        }
        return parameter
      }
  }

  /// The same parameter without a text in the schema, because the instructions explain it.
  package var shared: Self {
    var parameter = self
    parameter.isShared = true
    return parameter
  }

  package init(_ option: CommandSpec.Option) {
    name = AgentWording.parameter(option.name)
    form = Form(option)
    target = .option(option.name)
    help = AgentWording.help(option.help)
    isShared = AgentInstructions.explain(option)
  }

  /// A positional argument of a command.
  package static func positional(
    _ name: String, _ help: String, isRequired: Bool = true
  ) -> Self {
    Self(name: name, form: .text, target: .positional, help: help, isRequired: isRequired)
  }
}

extension ToolParameter.Form {
  /// Names longer than this are not listed in a schema.
  private static let listedChoices = 12

  init(_ option: CommandSpec.Option) {
    switch (option.value, option.repeats) {
    case (nil, _): self = .flag
    case ("NAME=VALUE", true): self = .map
    case ("MODULE=FILE", true): self = .namedPaths
    case (_, true): self = .list
    case ("JSON", _): self = .json
    case ("N", _), ("SECONDS", _), ("S", _), ("SHARE", _): self = .number
    default:
      switch option.completion {
      case .files, .folders: self = .path
      // A device also has names that are not offered.
      case .words(let words) where option.name != "device" && words.count <= Self.listedChoices:
        self = .choice(words)
      default: self = .text
      }
    }
  }
}

// MARK: Schema

extension [ToolParameter] {
  /// The JSON Schema of the arguments. It does not say that there are no others: `ToolArguments`
  /// does, with the names that there are.
  var schema: JSONValue {
    var schema: [String: JSONValue] = [
      "type": "object",
      "properties": .object(
        Dictionary(map { ($0.name, $0.schema) }, uniquingKeysWith: { first, _ in first })),
    ]
    let required = filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return .object(schema)
  }
}

extension ToolParameter {
  /// A shared parameter has only its type: the instructions have its values, and the command checks
  /// them.
  fileprivate var schema: JSONValue {
    var schema: [String: JSONValue] =
      switch form {
      case .text, .path: ["type": "string"]
      case .number: ["type": "number"]
      case .flag: ["type": "boolean"]
      case .list: ["type": "array", "items": ["type": "string"]]
      case .map, .namedPaths, .json: ["type": "object"]
      case .choice where isShared: ["type": "string"]
      case .choice(let words): ["type": "string", "enum": .array(words.map { .string($0) })]
      }
    guard !isShared else { return .object(schema) }
    var text = help
    if case .choice(let words) = form { text = AgentWording.withoutList(of: words, text) }
    if !text.isEmpty { schema["description"] = .string(text) }
    return .object(schema)
  }
}
