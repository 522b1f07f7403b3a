/// A value of a `BUILD` file, as far as it is constant.
///
/// Values share their parts: a file can name a list twice in another list, that one twice in a
/// third, and so on. Without limits, a short file would describe a value without end, so a value
/// that is too large or too deep becomes `.computed`.
struct StarlarkValue: Sendable {
  enum Kind: Sendable {
    case string(String)
    case number(Int)
    case bool(Bool)
    case none
    /// A list or a tuple.
    case list([StarlarkValue])
    case dictionary([(key: StarlarkValue, value: StarlarkValue)])
    case call(StarlarkCall)
    /// A function by its name, where it was defined.
    case function(StarlarkFunction)
    /// What has to be run, as a noun phrase.
    case computed(String)
  }

  let kind: Kind
  /// The line of its first token, from 1.
  private(set) var line: Int
  /// The number of parts and of bytes in texts.
  let size: Int
  private let depth: Int

  private static let sizeLimit = 1 << 20
  private static let depthLimit = 64

  init(_ kind: Kind, line: Int) {
    var parts: [StarlarkValue] = []
    var size = 1
    switch kind {
    case .string(let text): size += text.utf8.count
    case .list(let elements): parts = elements
    case .dictionary(let entries): parts = entries.flatMap { [$0.key, $0.value] }
    case .call(let call): parts = call.arguments.map(\.value)
    case .number, .bool, .none, .function, .computed: break
    }
    let depth = 1 + (parts.map(\.depth).max() ?? 0)
    for part in parts where size <= Self.sizeLimit { size += part.size }
    let isTooLarge = size > Self.sizeLimit || depth > Self.depthLimit
    self.kind = isTooLarge ? .computed("a value that is too large") : kind
    self.line = line
    self.size = isTooLarge ? 1 : size
    self.depth = isTooLarge ? 1 : depth
  }

  /// The value where another line refers to it.
  func at(line: Int) -> StarlarkValue {
    var result = self
    result.line = line
    return result
  }

  var string: String? { if case .string(let text) = kind { text } else { nil } }
  var bool: Bool? { if case .bool(let isTrue) = kind { isTrue } else { nil } }
  var call: StarlarkCall? { if case .call(let call) = kind { call } else { nil } }

  /// The elements of a list, or the value itself; empty for `None`.
  var elements: [StarlarkValue] {
    switch kind {
    case .list(let elements): elements
    case .none: []
    default: [self]
    }
  }

  /// The part that has to be run, such as `select()`, with its line; nil if there is none.
  var computed: (what: String, line: Int)? {
    switch kind {
    case .computed(let what): (what, line)
    case .function(let function): ("the name \(function.name)", line)
    case .call(let call) where call.function.name != "glob":
      (call.function.name == "select" ? "select()" : "a call of \(call.function.name)", line)
    case .call(let call): call.arguments.lazy.compactMap(\.value.computed).first
    case .list(let elements): elements.lazy.compactMap(\.computed).first
    case .dictionary(let entries):
      entries.lazy.compactMap { $0.key.computed ?? $0.value.computed }.first
    case .string, .number, .bool, .none: nil
    }
  }
}

/// What a `BUILD` file calls: a rule or a macro.
struct StarlarkFunction: Hashable, Sendable {
  /// The name where it was defined, which a `load` can change.
  var name: String
  /// Whether it is Bazel's, or one of the rules for Apple's systems. Others are macros and rules
  /// whose effect is not known.
  var isRule: Bool
}

/// A call such as `swift_library(name = "Kit")`.
struct StarlarkCall: Sendable {
  var function: StarlarkFunction
  var arguments: [(label: String?, value: StarlarkValue)]
  var line: Int

  /// The argument with a label; nil for the first without one.
  subscript(label: String?) -> StarlarkValue? {
    guard let value = arguments.first(where: { $0.label == label })?.value else { return nil }
    if case .none = value.kind { return nil }
    return value
  }
}
