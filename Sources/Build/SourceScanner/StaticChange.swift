internal import SwiftSyntax

/// A change of a static or global variable in a function that the system calls: the value is lost
/// when the process of the extension ends.
///
/// Only variables that begin with a number, a Boolean or a text are found: collections and optional
/// values are mostly caches, which may be lost.
package struct StaticChange: Equatable, Sendable {
  /// The name of the function, such as `perform`.
  package var function: String
  /// The variable, such as `Counter.count`.
  package var variable: String
  /// The index of the source.
  package var source: Int
  /// UTF-8 offset of the change in its source.
  package var offset: Int

  /// The changes in all sources of a program, in the order of the sources.
  package static func all(in sources: some Sequence<[UInt8]>) -> [StaticChange] {
    var variables: Set<String> = []
    var assignments: [(source: Int, Assignment)] = []
    for (index, text) in sources.enumerated() {
      // Sources that are nested too deeply are not searched.
      guard let tree = BoundedParser.tree(of: text) else { continue }
      let finder = StaticFinder(viewMode: .sourceAccurate)
      finder.walk(tree)
      variables.formUnion(finder.variables)
      assignments += finder.assignments.map { (index, $0) }
    }
    return assignments.compactMap { source, assignment in
      assignment.names.first(where: variables.contains).map {
        StaticChange(
          function: assignment.function, variable: $0, source: source, offset: assignment.offset)
      }
    }
  }
}

/// An assignment in a function that the system calls.
private struct Assignment {
  var function: String
  /// The variables that its target can be.
  var names: [String]
  var offset: Int
}

private final class StaticFinder: SyntaxVisitor {
  /// The static and global variables that are declared with a literal: `Counter.count`.
  var variables: Set<String> = []
  var assignments: [Assignment] = []
  private var types: [String] = []
  private var functions: [String] = []
  /// The bodies of functions, initializers, closures and properties around a node.
  private var bodies = 0

  /// The functions of providers and intents.
  private static let systemFunctions: Set = [
    "perform", "timeline", "getTimeline", "snapshot", "getSnapshot", "placeholder", "currentValue",
  ]

  // MARK: Types and bodies

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType
    return enter(type.as(MemberTypeSyntax.self)?.name ?? type.as(IdentifierTypeSyntax.self)?.name)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    functions.append(node.name.text)
    return enterBody()
  }
  override func visitPost(_ node: FunctionDeclSyntax) {
    functions.removeLast()
    bodies -= 1
  }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: InitializerDeclSyntax) { bodies -= 1 }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: ClosureExprSyntax) { bodies -= 1 }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { enterBody() }
  override func visitPost(_ node: AccessorBlockSyntax) { bodies -= 1 }

  /// - Parameter name: The type's name; nil if it has none.
  private func enter(_ name: TokenSyntax?) -> SyntaxVisitorContinueKind {
    types.append(name?.text ?? "")
    return .visitChildren
  }

  private func enterBody() -> SyntaxVisitorContinueKind {
    bodies += 1
    return .visitChildren
  }

  // MARK: Variables

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    guard bodies == 0, node.bindingSpecifier.text == "var", isStatic || types.isEmpty,
      node.attributes.isEmpty
    else { return .visitChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value,
        value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
          || value.is(BooleanLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
      else { continue }
      variables.insert((types.suffix(1) + [name]).joined(separator: "."))
    }
    return .visitChildren
  }

  // MARK: Assignments

  /// Operators are not folded: `a += 1` is a list of three expressions.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 1 else { return .visitChildren }
    let isChange =
      parts[1].is(AssignmentExprSyntax.self)
      || parts[1].as(BinaryOperatorExprSyntax.self).map {
        ["+=", "-=", "*=", "/="].contains($0.operator.text)
      } ?? false
    if isChange { add(parts[0]) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["toggle", "append", "negate"].contains(called.declName.baseName.text),
      let base = called.base
    {
      add(base)
    }
    return .visitChildren
  }

  private func add(_ target: ExprSyntax) {
    guard let function = functions.last(where: Self.systemFunctions.contains) else { return }
    let names =
      switch target.trimmedDescription.split(separator: ".").map(String.init) {
      case let parts where parts.count == 1:
        [parts[0]] + types.suffix(1).map { "\($0).\(parts[0])" }
      case let parts where parts.first == "Self" || parts.first == "self":
        types.suffix(1).map { "\($0).\(parts[1])" }
      case let parts: [parts.suffix(2).joined(separator: ".")]
      }
    assignments.append(
      Assignment(
        function: function, names: names,
        offset: target.positionAfterSkippingLeadingTrivia.utf8Offset))
  }
}
