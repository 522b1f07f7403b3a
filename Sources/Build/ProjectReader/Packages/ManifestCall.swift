import SourceScanner

/// A call in a manifest, such as `.target(name: "A")`, with access to its arguments.
struct ManifestCall {
  var name: String
  var arguments: [SourceExpression.Argument]

  init(name: String, arguments: [SourceExpression.Argument]) {
    self.name = name
    self.arguments = arguments
  }

  init?(_ expression: SourceExpression) {
    guard case .call(let name, let arguments) = expression else { return nil }
    self.init(name: name, arguments: arguments)
  }

  /// The argument with a label; nil for the first without one.
  subscript(label: String?) -> SourceExpression? {
    arguments.first { $0.label == label }?.value
  }

  func string(_ label: String?) -> String? {
    if case .string(let text)? = self[label] { text } else { nil }
  }

  func list(_ label: String) -> [SourceExpression] {
    if case .array(let elements)? = self[label] { elements } else { [] }
  }

  func strings(_ label: String) -> [String] {
    list(label).compactMap { if case .string(let text) = $0 { text } else { nil } }
  }

  func calls(_ label: String) -> [ManifestCall] {
    list(label).compactMap { ManifestCall($0) }
  }

  /// Whether the parts of a package are lists, not calls of functions.
  var hasOnlyLists: Bool {
    ["products", "dependencies", "targets", "traits"].allSatisfy { label in
      if case .array? = self[label] { true } else { self[label] == nil }
    }
  }

  /// The lines of the expressions that could not be read, at any depth.
  var unsupportedLines: [Int] {
    arguments.flatMap { Self.unsupportedLines(in: $0.value) }
  }

  private static func unsupportedLines(in expression: SourceExpression) -> [Int] {
    switch expression {
    case .unsupported(let line): [line]
    case .array(let elements): elements.flatMap(unsupportedLines)
    case .dictionary(let entries):
      entries.flatMap { unsupportedLines(in: $0.key) + unsupportedLines(in: $0.value) }
    case .call(_, let arguments): arguments.flatMap { unsupportedLines(in: $0.value) }
    case .string, .bool, .number, .name: []
    }
  }
}
