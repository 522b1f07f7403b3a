internal import SwiftSyntax

/// Collects the changes that make a source of an interface.
final class InterfaceReader: SyntaxVisitor {
  static let trap = "_vitrineMissing"
  static let trapValue = "_vitrineMissingValue"

  struct Edit {
    var range: Range<Int>
    var text: String
    /// The order of insertions at one place.
    var order: Int
  }

  private(set) var edits: [Edit] = []
  private let lines: LineTable
  private let module: String
  private let file: String
  private let reason: String
  /// The types around the present declaration, and whether each is an enumeration.
  private var types: [(name: String, isEnum: Bool)] = []

  init(text: [UInt8], module: String, file: String, reason: String) {
    lines = LineTable(text)
    self.module = module
    self.file = file
    self.reason = reason
    super.init(viewMode: .sourceAccurate)
  }

  private func replace(_ node: some SyntaxProtocol, with text: String) {
    edits.append(Edit(range: node.trimmedBytes, text: text, order: edits.count))
  }

  private func insert(_ text: String, after node: some SyntaxProtocol) {
    let end = node.trimmedBytes.upperBound
    edits.append(Edit(range: end..<end, text: text, order: edits.count))
  }

  // MARK: Imports and names

  /// Modules that every source has.
  private static let implicitModules: Set = [
    "Swift", "_Concurrency", "_StringProcessing", "SwiftOnoneSupport", "_SwiftConcurrencyShims",
  ]

  /// Modules whose declarations are in others here.
  private static let movedModules = [
    "SwiftUICore": "SwiftUI", "ObjectiveC": "Foundation", "CoreFoundation": "Foundation",
  ]

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    let name = node.path.first?.name.text ?? ""
    if name == module || Self.implicitModules.contains(name) {
      replace(node, with: "")
    } else if let other = Self.movedModules[name] {
      replace(node, with: "import \(other)")
    }
    return .skipChildren
  }

  /// `Kit.Cache` in the module Kit is `Cache`, also if Kit has a type Kit.
  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    shorten(node.baseType, node.period)
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.base { shorten(base, node.period) }
    return .visitChildren
  }

  private func shorten(_ base: some SyntaxProtocol, _ period: TokenSyntax) {
    let name = base.trimmedDescription
    if name == module {
      replace(base, with: "")
      replace(period, with: "")
    } else if let other = Self.movedModules[name] {
      replace(base, with: other)
    }
  }

  // MARK: Attributes and modifiers

  private static let keptAttributes: Set = [
    "available", "discardableResult", "preconcurrency", "_disfavoredOverload",
    "dynamicMemberLookup",
    "dynamicCallable", "propertyWrapper", "resultBuilder", "globalActor", "frozen", "escaping",
    "autoclosure", "Sendable", "convention", "MainActor", "isolated", "unchecked", "retroactive",
    "nonisolated", "noescape", "unknown", "ViewBuilder", "main",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if name.hasSuffix("MainActor") {
      if node.arguments != nil { replace(node, with: "@_Concurrency.MainActor @preconcurrency") }
      return .skipChildren
    }
    // Result builders of parameters decide what a call means. Property wrappers are replaced by
    // their accessors.
    let owner = node.parent?.parent
    let isOfParameter = owner?.is(FunctionParameterSyntax.self) == true
    let isWrapper = owner?.as(VariableDeclSyntax.self)?.isWrapped == true && !name.hasPrefix("_")
    if !isOfParameter, !isWrapper, !Self.keptAttributes.contains(name), !name.hasSuffix("Builder") {
      replace(node, with: "")
      return .skipChildren
    }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if ["lazy", "weak", "unowned", "dynamic", "__consuming"].contains(node.name.text) {
      replace(node, with: "")
    }
    return .skipChildren
  }

  // MARK: Types

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: StructDeclSyntax) { types.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text)
  }
  override func visitPost(_ node: ActorDeclSyntax) { types.removeLast() }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, isEnum: true)
  }
  override func visitPost(_ node: EnumDeclSyntax) { types.removeLast() }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.extendedType.trimmedDescription)
  }
  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }

  private func enter(_ name: String, isEnum: Bool = false) -> SyntaxVisitorContinueKind {
    types.append((name.split(separator: ".").last.map(String.init) ?? name, isEnum))
    return .visitChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    removingMangled(node) ?? .visitChildren
  }

  /// Removes a declaration with what only the compiler reads, such as `@_opaqueReturnTypeOf`.
  private func removingMangled(_ node: some SyntaxProtocol) -> SyntaxVisitorContinueKind? {
    guard node.trimmedDescription.contains("@_opaqueReturnTypeOf") else { return nil }
    replace(node, with: "")
    return .skipChildren
  }

  // MARK: Members

  /// What the compiler derives for an enumeration.
  private static let derived: Set = ["==", "hash", "hashValue", "rawValue", "encode", "allCases"]

  private func isDerived(_ name: String) -> Bool {
    types.last?.isEnum == true && Self.derived.contains(name)
  }

  private func sentence(_ name: String, _ node: some SyntaxProtocol) -> String {
    CutTrap.sentence(
      (types.map(\.name) + [name]).joined(separator: "."), reason, file,
      line: lines.line(at: node.trimmedBytes.lowerBound))
  }

  /// The statements that trap; nil if the type of the result cannot be known.
  private func trap(
    _ name: String, _ node: some SyntaxProtocol, result: TypeSyntax?
  ) -> String? {
    let literal = CutTrap.literal(sentence(name, node))
    guard let opaque = result?.as(SomeOrAnyTypeSyntax.self),
      opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return "{ \(Self.trap)(\(literal)) }" }
    let constraint = opaque.constraint.trimmedDescription.split(separator: ".").last.map(
      String.init)
    let known = [
      "View": "SwiftUI.EmptyView", "ViewModifier": "SwiftUI.EmptyModifier",
      "Shape": "SwiftUI.Rectangle", "WidgetConfiguration": "SwiftUI.EmptyWidgetConfiguration",
      "Widget": "SwiftUI.EmptyWidget",
    ]
    return constraint.flatMap { known[$0] }.map {
      "{ return \(Self.trapValue)(\(literal), as: \($0).self) }"
    }
  }

  private func implement(
    _ name: String, _ node: some SyntaxProtocol, result: TypeSyntax?, body: CodeBlockSyntax?
  ) -> SyntaxVisitorContinueKind {
    if let removed = removingMangled(node) { return removed }
    guard !isDerived(name), let trap = trap(name, node, result: result) else {
      replace(node, with: "")
      return .skipChildren
    }
    if let body { replace(body, with: trap) } else { insert(" " + trap, after: node) }
    return .visitChildren
  }

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    // Requirements have no implementation.
    let names = RequirementNames(self)
    names.walk(node)
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    implement(
      node.name.text, node, result: node.signature.returnClause?.type, body: node.body)
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    let labels = node.signature.parameterClause.parameters.map(\.firstName.text)
    if types.last?.isEnum == true, labels == ["rawValue"] || labels == ["from"] {
      replace(node, with: "")
      return .skipChildren
    }
    return implement("init", node, result: nil, body: node.body)
  }

  override func visit(_ node: DeinitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    replace(node, with: "")
    return .skipChildren
  }

  override func visit(_ node: SubscriptDeclSyntax) -> SyntaxVisitorContinueKind {
    if let removed = removingMangled(node) { return removed }
    guard let trap = trap("subscript", node, result: node.returnClause.type) else {
      replace(node, with: "")
      return .skipChildren
    }
    if let block = node.accessorBlock { replace(block, with: accessors(block, trap)) }
    return .visitChildren
  }

  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if let removed = removingMangled(node) { return removed }
    guard let binding = node.bindings.first, node.bindings.count == 1 else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    if node.isWrapped {
      if let block = binding.accessorBlock { replace(block, with: "") }
      return .visitChildren
    }
    // The projected value of a wrapped property is declared by its wrapper.
    guard !isDerived(name), !name.hasPrefix("$"),
      let trap = trap(name, node, result: binding.typeAnnotation?.type)
    else {
      replace(node, with: "")
      return .skipChildren
    }
    if let block = binding.accessorBlock {
      replace(block, with: accessors(block, trap))
    } else if binding.initializer == nil {
      // What is stored is not known to be all: there is no storage.
      let isConstant = node.bindingSpecifier.tokenKind == .keyword(.let)
      if isConstant { replace(node.bindingSpecifier, with: "var") }
      insert(isConstant ? " \(trap)" : " { get \(trap) set \(trap) }", after: binding)
    }
    return .visitChildren
  }

  /// The accessors of a block, with traps.
  private func accessors(_ block: AccessorBlockSyntax, _ trap: String) -> String {
    guard case .accessors(let list) = block.accessors else { return trap }
    var texts: [String] = []
    for accessor in list {
      let effects = accessor.effectSpecifiers.map { " \($0.trimmedDescription)" } ?? ""
      let modifier = accessor.modifier.map { "\($0.trimmedDescription) " } ?? ""
      switch accessor.accessorSpecifier.tokenKind {
      case .keyword(.get), .keyword(._read): texts.append("\(modifier)get\(effects) \(trap)")
      case .keyword(.set): texts.append("\(modifier)set \(trap)")
      default: break
      }
    }
    let hasSetter = texts.contains { $0.contains("set {") }
    let isModified = list.contains { $0.accessorSpecifier.tokenKind == .keyword(._modify) }
    if isModified, !hasSetter { texts.append("set \(trap)") }
    return "{ \(texts.joined(separator: " ")) }"
  }
}

/// Shortens names and removes attributes inside of a protocol.
private final class RequirementNames: SyntaxVisitor {
  private let reader: InterfaceReader

  init(_ reader: InterfaceReader) {
    self.reader = reader
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind { reader.visit(node) }
  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind { reader.visit(node) }
}

extension VariableDeclSyntax {
  /// Whether it has a property wrapper with a projected value.
  fileprivate var isWrapped: Bool {
    attributes.contains { attribute in
      attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription
        == "_projectedValueProperty"
    }
  }
}

extension SyntaxProtocol {
  /// The bytes of the source without the white space around the node.
  fileprivate var trimmedBytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
