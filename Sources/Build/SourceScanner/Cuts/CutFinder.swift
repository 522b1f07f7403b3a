internal import SwiftSyntax

/// Finds the smallest part around an error that can be cut.
///
/// The rules, from the inside out:
/// - The statements of a closure, or the body of a function, an initializer, a deinitializer or an
///   accessor become a trap.
/// - The initial value of a property and the default value of a parameter trap when they are
///   needed.
/// - A protocol that a type cannot conform to leaves the list of its protocols.
/// - A declaration whose signature has the error is removed. Some are not, because the rest would
///   silently mean something else without them: an `override`, unless the member that it overrides
///   cannot exist here or cannot be overridden; a stored property of a type for
///   which the compiler writes `==`, hashing or coding, and a member with the name of a
///   requirement that has a default implementation. The type around them is removed instead.
/// - A `deinit` stays; its body can become a trap.
struct CutFinder {
  let text: [UInt8]
  /// The name of the file, for sentences.
  let file: String

  typealias Failure = CuttableSource.Failure

  /// Returns nil if nothing around the error is left.
  func cut(
    for failure: Failure, at token: TokenSyntax, _ extent: CuttableSource.Extent,
    isCut: (Range<Int>) -> Bool
  ) -> SourceCut? {
    var child = Syntax(token)
    while let node = child.parent {
      if let cut = cut(of: node, from: child, failure, extent), !isCut(cut.range) { return cut }
      child = node
    }
    return nil
  }

  func wholeFile(for failure: Failure) -> SourceCut {
    SourceCut(
      kind: .file, subject: file, reason: failure.message, line: failure.line,
      range: 0..<text.count, replacement: ("", ""))
  }

  private func cut(
    of node: Syntax, from child: Syntax, _ failure: Failure, _ extent: CuttableSource.Extent
  ) -> SourceCut? {
    if extent == .body {
      if let body = body(node, from: child, failure) { return body }
      if let value = node.as(InitializerClauseSyntax.self), child.id == value.value.id {
        return self.value(value, failure)
      }
      if let entry = node.as(InheritedTypeSyntax.self) { return conformance(entry, failure) }
    }
    if let item = node.as(MemberBlockItemSyntax.self), extent < .topLevel {
      return member(item.decl, in: Syntax(item), failure)
    }
    guard let item = node.as(CodeBlockItemSyntax.self), !item.isLocal else { return nil }
    if case .decl(let declaration) = item.item {
      return member(declaration, in: Syntax(item), failure)
    }
    return removal(of: Syntax(item), named: "code", failure)
  }

  // MARK: Bodies

  private func body(_ node: Syntax, from child: Syntax, _ failure: Failure) -> SourceCut? {
    if let block = node.as(CodeBlockSyntax.self), let owner = block.parent,
      let type = owner.typeOfBody
    {
      return trap(
        .body, in: owner, between: block.leftBrace, block.rightBrace, as: type.text, failure)
    }
    if let block = node.as(AccessorBlockSyntax.self), case .getter = block.accessors {
      return trap(
        .body, in: node, between: block.leftBrace, block.rightBrace,
        as: node.parent?.typeOfBody?.text, failure)
    }
    guard let closure = node.as(ClosureExprSyntax.self), child.id != closure.leftBrace.id,
      child.id != closure.signature?.id
    else { return nil }
    let start = closure.signature?.inKeyword ?? closure.leftBrace
    let parameters = closure.signature == nil ? closure.statements.anonymousParameters : 0
    // Otherwise the closure would have no parameters.
    let prefix = (0..<parameters).map { "let _ = $\($0); " }.joined()
    return trap(.closure, in: node, between: start, closure.rightBrace, prefix: prefix, failure)
  }

  private func trap(
    _ kind: SourceCut.Kind, in owner: Syntax, between start: TokenSyntax, _ end: TokenSyntax,
    as type: String? = nil, prefix: String = "", _ failure: Failure
  ) -> SourceCut? {
    // Of a source that does not parse.
    guard start.presence == .present, end.presence == .present else { return nil }
    let subject = (kind == .closure ? "closure in " : "") + owner.qualifiedName(or: file)
    let call = CutTrap.call(sentence(subject, failure), as: type)
    return SourceCut(
      kind: kind, subject: subject, reason: failure.message, line: failure.line,
      range: start.range.upperBound..<end.range.lowerBound, replacement: (" \(prefix)\(call) ", ""))
  }

  private func sentence(_ subject: String, _ failure: Failure) -> String {
    CutTrap.sentence(subject, failure.message, file, line: failure.line)
  }

  // MARK: Values

  private func value(_ clause: InitializerClauseSyntax, _ failure: Failure) -> SourceCut? {
    guard let parent = clause.parent else { return nil }
    let subject = parent.qualifiedName(or: file)
    let call = CutTrap.call(sentence(subject, failure))
    func cut(_ range: Range<Int>, _ before: String, _ after: String) -> SourceCut {
      SourceCut(
        kind: .value, subject: subject, reason: failure.message, line: failure.line, range: range,
        replacement: (before, after))
    }
    // A closure of type `() -> Never` that is called has each type.
    if parent.is(FunctionParameterSyntax.self) || parent.is(EnumCaseParameterSyntax.self) {
      return cut(clause.value.range, "{ \(call)", " }()")
    }
    guard let binding = parent.as(PatternBindingSyntax.self),
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self), !variable.isLocal
    else { return nil }
    guard let type = binding.typeAnnotation else {
      // `static let shared = Cache(…)` has the type Cache.
      guard let name = clause.value.constructedType else { return nil }
      return cut(clause.range, ": \(name) = { \(call)", " }()")
    }
    let isEager =
      !variable.isInstanceProperty || variable.bindings.count != 1
      || binding.accessorBlock != nil || !variable.attributes.isEmpty
      || variable.modifiers.contains { ["lazy", "weak", "unowned"].contains($0.name.text) }
      || variable.enclosingType?.hasSynthesizedMembers == true
    // Static and global properties, and lazy ones, get their value when they are first read.
    if isEager { return cut(clause.value.range, "{ \(call)", " }()") }
    let declared = "var \(binding.pattern.trimmedDescription)\(type.trimmedDescription)"
    let setter = variable.bindingSpecifier.tokenKind == .keyword(.let) ? "" : " set { \(call) }"
    let range = variable.bindingSpecifier.range.lowerBound..<binding.range.upperBound
    return cut(range, "\(declared.replacingLineBreaks) { get { \(call) }\(setter)", " }")
  }

  // MARK: Declarations

  private func conformance(_ entry: InheritedTypeSyntax, _ failure: Failure) -> SourceCut? {
    guard let list = entry.parent?.as(InheritedTypeListSyntax.self),
      let declaration = list.parent?.parent, !declaration.isLocal
    else { return nil }
    let name = entry.type.trimmedDescription.replacingLineBreaks
    // The first one can be the superclass.
    if declaration.is(ClassDeclSyntax.self), list.first?.id == entry.id, !isProtocol(name) {
      return nil
    }
    return SourceCut(
      kind: .conformance, subject: "\(declaration.qualifiedName(or: file)): \(name)",
      reason: failure.message, line: failure.line, range: entry.type.range,
      replacement: ("Any", ""))
  }

  private static let protocolSuffixes = [
    "Delegate", "DataSource", "Protocol", "Providing", "able", "ible",
  ]

  private func isProtocol(_ name: String) -> Bool {
    Self.protocolSuffixes.contains { name.hasSuffix($0) }
  }

  private func member(
    _ declaration: DeclSyntax, in item: Syntax, _ failure: Failure
  ) -> SourceCut? {
    guard !item.isLocal else { return nil }
    if let entry = unmetConformance(of: declaration, failure.message) {
      return conformance(entry, failure)
    }
    let override = declaration.modifiers.first { $0.name.tokenKind == .keyword(.override) }
    if let override, failure.message.contains("does not override") {
      return SourceCut(
        kind: .override, subject: declaration.qualifiedName(or: file), reason: failure.message,
        line: failure.line, range: override.range, replacement: ("", ""))
    }
    // Without it, the superclass's implementation would be used. That one cannot exist if a type in
    // the signature is missing, and cannot be overridden in Swift if it is in an extension.
    if override != nil,
      !["cannot find type", "is not a member type", "is declared in extension of"]
        .contains(where: failure.message.contains)
    {
      return nil
    }
    if declaration.is(DeinitializerDeclSyntax.self) { return nil }
    if let enumCase = declaration.as(EnumCaseDeclSyntax.self) {
      // Other cases would get other raw values.
      guard enumCase.elements.count == 1, enumCase.elements.first?.parameterClause != nil else {
        return nil
      }
    }
    if let variable = declaration.as(VariableDeclSyntax.self), variable.isStoredInstanceProperty,
      variable.enclosingType?.hasSynthesizedMembers == true
    {
      return nil
    }
    if let name = declaration.memberName, Self.defaultRequirements.contains(name),
      declaration.enclosingType?.inheritance != nil
    {
      return nil
    }
    let subject =
      declaration.as(ImportDeclSyntax.self).map { "import \($0.path.trimmedDescription)" }
      ?? declaration.qualifiedName(or: file)
    return removal(of: item, named: subject, failure)
  }

  /// Requirements of common protocols that have default implementations, or that the compiler
  /// meets.
  private static let defaultRequirements: Set = [
    "==", "<", "hash", "encode", "CodingKeys", "id", "allCases", "rawValue", "description",
    "debugDescription", "errorDescription", "failureReason", "recoverySuggestion", "title",
    "openAppWhenRun", "isDiscoverable", "authenticationPolicy", "parameterSummary",
    "suggestedEntities", "defaultResult", "persistentIdentifier", "animatableData", "relevance",
    "relevances", "recommendations",
  ]

  private func removal(of item: Syntax, named subject: String, _ failure: Failure) -> SourceCut {
    SourceCut(
      kind: item.isImport ? .import : .declaration, subject: subject, reason: failure.message,
      line: failure.line, range: item.range, replacement: ("", ""))
  }

  /// The protocol in the list of a type that an error says it does not conform to. One that other
  /// protocols in the list require is not found.
  private func unmetConformance(
    of declaration: DeclSyntax, _ message: String
  ) -> InheritedTypeSyntax? {
    guard let match = message.firstMatch(of: /does not conform to protocol '(.+?)'/),
      let list = declaration.inheritance?.inheritedTypes
    else { return nil }
    return list.first { entry in
      let type = entry.type.as(AttributedTypeSyntax.self)?.baseType ?? entry.type
      return type.trimmedDescription.split(separator: ".").last?.prefix { $0 != "<" } == match.1
        && entry.type.trimmedDescription != "Any"
    }
  }
}
