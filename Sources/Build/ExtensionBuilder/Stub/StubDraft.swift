import SourceScanner

/// The declarations of a missing module, guessed from how sources use its names.
///
/// Types whose use begins a statement, as in a `body`, are views without content; arguments of
/// `modifier(_:)` are modifiers without effect. Values of unknown type are `Any?` as arguments and
/// texts as results. The author replaces them as needed.
struct StubDraft {
  private struct TypeDraft {
    var isProtocol = false
    var isWrapper = false
    var isView = false
    var isModifier = false
    var generics = 0
    /// Declarations, without duplicates.
    var members: Set<String> = []
  }

  let module: String
  private var types: [String: TypeDraft] = [:]
  private var functions: Set<String> = []
  /// Members of types that exist, by type.
  private var extensions: [String: Set<String>] = [:]
  /// Names for which nothing can be drafted.
  private var skipped: Set<String> = []

  init(module: String) {
    self.module = module
  }

  func declares(_ type: String) -> Bool { types[type] != nil }

  /// Adds a name that the compiler did not find: `Chart`, `@Model` or `View.chartXAxis`.
  mutating func add(_ name: String, uses: [NameUse]) {
    let parts = name.split(separator: ".").map(String.init)
    if name.hasPrefix("#") || name == module { return }
    if parts.count == 2 {
      if parts[0] == module { return add(parts[1], uses: uses) }
      for use in uses { addMember(parts[1], of: parts[0], use) }
      return
    }
    let plain = name.hasPrefix("@") ? String(name.dropFirst()) : name
    let isType = plain.first?.isUppercase == true
    for use in uses {
      if isType { addType(plain, use) } else { functions.insert(function(plain, use, prefix: "")) }
    }
  }

  // MARK: Types

  private mutating func addType(_ name: String, _ use: NameUse) {
    var type = types[name] ?? TypeDraft()
    defer { types[name] = type }
    type.generics = max(type.generics, use.genericArguments)
    switch use.role {
    case .inherited: type.isProtocol = true
    case .attribute(let arguments):
      type.isWrapper = true
      if !arguments.isEmpty {
        type.members.insert(
          "public init(wrappedValue: Value, \(parameters(arguments, of: name))) "
            + "{ self.wrappedValue = wrappedValue }")
      }
    case .call(let arguments):
      type.isModifier = type.isModifier || use.isModifier
      type.isView = type.isView || use.isStatement
      let list = parameters(arguments, of: name, isView: type.isView)
      let content =
        arguments.last.map { $0.isTrailing && $0.value == .closure(parameters: 0) } ?? false
      let body = content && type.isView ? "{ self.content = AnyView(content()) }" : "{}"
      type.members.insert("public init(\(list)) \(body)")
    case .plain: break
    }
  }

  private mutating func addMember(_ member: String, of type: String, _ use: NameUse) {
    guard use.base != nil || use.role != .plain else { return }
    let isModifier = types[type]?.isView == true && !use.isImplicit && use.base != type
    if types[type] == nil || isModifier {
      // A modifier of views, or a member of a type that exists.
      let receiver = [
        "EmptyView", "Text", "Image", "VStack", "HStack", "ZStack", "ModifiedContent",
      ]
      let isView = type == "View" || receiver.contains(type) || use.base == "" || isModifier
      guard isView, case .call(let arguments) = use.role else {
        skipped.insert("\(type).\(member)")
        return
      }
      let list = parameters(arguments, of: member, isView: true)
      extensions["View", default: []].insert(
        "public func \(member)(\(list)) -> some View { self }")
      return
    }
    let isStatic = use.base == type || use.isImplicit
    if case .plain = use.role {
      let result = isStatic ? type : use.isCondition ? "Bool" : "String"
      let value = isStatic ? "\(type)()" : use.isCondition ? "false" : "\"\""
      types[type]?.members.insert(
        isStatic
          ? "public static let \(member) = \(value)"
          : "public var \(member): \(result) { \(value) }")
      if isStatic { types[type]?.members.insert("public init() {}") }
    } else if member.first?.isUppercase == true {
      addType(member, use)
    } else {
      let declaration = function(member, use, prefix: isStatic ? "static " : "")
      types[type]?.members.insert(declaration)
    }
  }

  private mutating func function(_ name: String, _ use: NameUse, prefix: String) -> String {
    let effects = (use.isAwaited ? " async" : "") + (use.isTried ? " throws" : "")
    guard case .call(let arguments) = use.role else {
      return "public \(prefix)var \(name): String { \"\" }"
    }
    let list = parameters(arguments, of: name)
    if use.isStatement { return "public \(prefix)func \(name)(\(list))\(effects) {}" }
    let (type, value) = use.isCondition ? ("Bool", "false") : ("String", "\"\"")
    return "public \(prefix)func \(name)(\(list))\(effects) -> \(type) { \(value) }"
  }

  // MARK: Parameters

  private mutating func parameters(
    _ arguments: [NameUse.Argument], of owner: String, isView: Bool = false
  ) -> String {
    var result: [String] = []
    for (index, argument) in arguments.enumerated() {
      let name = argument.label ?? (argument.isTrailing ? "content" : "value\(index + 1)")
      let label = argument.label == nil ? "_ \(name)" : name
      switch argument.value {
      case .text: result.append("\(label): String")
      case .integer: result.append("\(label): Int")
      case .decimal: result.append("\(label): Double")
      case .bool: result.append("\(label): Bool")
      case .other: result.append("\(label): Any?")
      case .closure(let count):
        let list = Array(repeating: "Any?", count: count).joined(separator: ", ")
        if isView && argument.isTrailing {
          result.append("@ViewBuilder \(label): (\(list)) -> some View")
        } else {
          result.append("\(label): @escaping (\(list)) -> Void")
        }
      case .implicitMember(let member, let call):
        let type = Self.capitalized(owner) + Self.capitalized(argument.label ?? "Value")
        if types[type] == nil { types[type] = TypeDraft() }
        let list = call.map { parameters($0, of: type + Self.capitalized(member)) }
        types[type]?.members.insert("public init() {}")
        if member == "init" {
          types[type]?.members.insert("public init(\(list ?? "")) {}")
          result.append("\(label): \(type)")
          break
        }
        types[type]?.members.insert(
          list.map { "public static func \(member)(\($0)) -> Self { Self() }" }
            ?? "public static let \(member) = \(type)()")
        result.append("\(label): \(type)")
      }
    }
    return result.joined(separator: ", ")
  }

  private static func capitalized(_ text: String) -> String {
    text.prefix(1).uppercased() + text.dropFirst()
  }
}

// MARK: Text

extension StubDraft {
  /// The source.
  var text: String {
    var parts = [
      "// Stand-in for the module \(module), drafted from its uses. Complete it as needed.",
      "import Foundation\nimport SwiftUI",
    ]
    if !skipped.isEmpty {
      parts.append("// Not drafted: \(skipped.sorted().joined(separator: ", "))")
    }
    for (name, type) in types.sorted(by: { $0.key < $1.key }) { parts.append(text(name, type)) }
    for (name, members) in extensions.sorted(by: { $0.key < $1.key }) {
      parts.append("extension \(name) {\n\(Self.lines(members))\n}")
    }
    parts += functions.sorted()
    return parts.joined(separator: "\n\n") + "\n"
  }

  private func text(_ name: String, _ type: TypeDraft) -> String {
    if type.isProtocol { return "public protocol \(name) {}" }
    if type.isWrapper {
      return """
        @propertyWrapper
        public struct \(name)<Value> {
          public var wrappedValue: Value
          public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
        \(Self.lines(type.members))
        }
        """
    }
    let generics = (1...max(type.generics, 1)).prefix(type.generics).map { "T\($0)" }
    let list = generics.isEmpty ? "" : "<\(generics.joined(separator: ", "))>"
    if type.isModifier {
      return """
        public struct \(name)\(list): ViewModifier {
        \(Self.lines(type.members))
          public func body(content: Content) -> some View { content }
        }
        """
    }
    guard type.isView else {
      let inits = type.members.isEmpty ? ["public init() {}"] : type.members
      return "public struct \(name)\(list): Sendable {\n\(Self.lines(inits))\n}"
    }
    return """
      public struct \(name)\(list): View {
        private var content = AnyView(EmptyView())
      \(Self.lines(type.members))
        public var body: some View { content }
      }
      """
  }

  private static func lines(_ members: Set<String>) -> String {
    members.sorted().map { "  \($0)" }.joined(separator: "\n")
  }
}
