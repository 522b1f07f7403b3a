internal import SwiftParser
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
  /// UTF-8 offset of the change.
  package var offset: Int

  /// The functions of providers and intents.
  private static let functions: Set = [
    "perform", "timeline", "getTimeline", "snapshot", "getSnapshot", "placeholder", "currentValue",
  ]

  /// The changes in a source.
  ///
  /// - Parameter variables: Those of all sources of the program (`variables(in:)`).
  package static func all(in text: [UInt8], of variables: Set<String>) -> [StaticChange] {
    guard !variables.isEmpty else { return [] }
    let finder = ChangeFinder(variables, functions)
    finder.walk(file(text))
    return finder.changes
  }

  /// The static and global variables that a source declares with a literal: `Counter.count`.
  package static func variables(in text: [UInt8]) -> Set<String> {
    let finder = VariableFinder(viewMode: .sourceAccurate)
    finder.walk(file(text))
    return finder.variables
  }

  private static func file(_ text: [UInt8]) -> SourceFileSyntax {
    text.withUnsafeBufferPointer {
      Parser.parse(source: $0, maximumNestingLevel: CuttableSource.nestingLimit)
    }
  }
}

private final class VariableFinder: SyntaxVisitor {
  var variables: Set<String> = []
  private var types: [String] = []

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let isStatic = node.modifiers.contains { $0.name.text == "static" }
    guard node.bindingSpecifier.text == "var", isStatic || types.isEmpty, node.attributes.isEmpty
    else { return .skipChildren }
    for binding in node.bindings where binding.accessorBlock == nil {
      guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let value = binding.initializer?.value,
        value.is(IntegerLiteralExprSyntax.self) || value.is(FloatLiteralExprSyntax.self)
          || value.is(BooleanLiteralExprSyntax.self) || value.is(StringLiteralExprSyntax.self)
      else { continue }
      variables.insert((types.suffix(1) + [name]).joined(separator: "."))
    }
    return .skipChildren
  }

  private func enter(_ name: TokenSyntax) -> SyntaxVisitorContinueKind {
    types.append(name.text)
    return .visitChildren
  }
}

private final class ChangeFinder: SyntaxVisitor {
  var changes: [StaticChange] = []
  private let variables: Set<String>
  private let functions: Set<String>
  private var types: [String] = []
  private var path: [String] = []

  init(_ variables: Set<String>, _ functions: Set<String>) {
    self.variables = variables
    self.functions = functions
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind { enter(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    path.append(node.name.text)
    return .visitChildren
  }
  override func visitPost(_ node: FunctionDeclSyntax) { path.removeLast() }

  /// Operators are not folded: `a += 1` is a list of three expressions.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count > 1, let function = path.last(where: functions.contains) else {
      return .visitChildren
    }
    let isChange =
      parts[1].is(AssignmentExprSyntax.self)
      || parts[1].as(BinaryOperatorExprSyntax.self).map {
        ["+=", "-=", "*=", "/="].contains($0.operator.text)
      } ?? false
    if isChange { add(parts[0], function) }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let function = path.last(where: functions.contains),
      let called = node.calledExpression.as(MemberAccessExprSyntax.self),
      ["toggle", "append", "negate"].contains(called.declName.baseName.text),
      let base = called.base
    else { return .visitChildren }
    add(base, function)
    return .visitChildren
  }

  private func add(_ target: ExprSyntax, _ function: String) {
    let text = target.trimmedDescription
    let names =
      switch text.split(separator: ".").map(String.init) {
      case let parts where parts.count == 1:
        [parts[0]] + types.suffix(1).map { "\($0).\(parts[0])" }
      case let parts where parts[0] == "Self" || parts[0] == "self":
        types.suffix(1).map { "\($0).\(parts[1])" }
      case let parts: [parts.suffix(2).joined(separator: ".")]
      }
    guard let variable = names.first(where: variables.contains) else { return }
    changes.append(
      StaticChange(
        function: function, variable: variable,
        offset: target.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  private func enter(_ name: String) -> SyntaxVisitorContinueKind {
    types.append(name)
    return .visitChildren
  }
}
