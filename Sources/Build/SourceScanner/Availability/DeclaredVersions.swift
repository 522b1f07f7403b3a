internal import SwiftSyntax

/// The versions of iOS from which the declarations of a program are available, as their
/// `@available` says.
package struct DeclaredVersions: Equatable {
  /// By name, as in `IntroducedNames`: functions begin with a period. Types in others and methods,
  /// except those of all views, are left out, as are names of which another declaration has no
  /// version: only the compiler knows which one is meant.
  package private(set) var versions: [String: SystemVersion] = [:]
  /// Those of types, with the ones that contain them: `Outer.Inner`.
  package private(set) var types: [Declaration<String>] = []

  /// Those of `#Preview`s, with their offsets in UTF-8.
  package private(set) var previews: [Declaration<Int>] = []

  package struct Declaration<Subject: Equatable>: Equatable {
    /// The index of the source.
    package var source: Int
    package var subject: Subject
    package var version: SystemVersion
  }

  /// Declarations inside `#if` are not found, because the condition may leave them out.
  ///
  /// - Parameter sources: All sources of a program, in UTF-8.
  package init(in sources: [[UInt8]]) {
    let attribute = Array("@available".utf8)
    let isAnnotated = sources.map { $0.firstRange(of: attribute) != nil }
    // Most programs have none, and parsing takes time.
    guard isAnnotated.contains(true) else { return }
    var unversioned: Set<String> = []
    for (index, source) in sources.enumerated() where isAnnotated[index] {
      guard let reader = DeclarationReader(reading: source) else { continue }
      versions.merge(reader.versions) { min($0, $1) }
      types += reader.types.map {
        Declaration(source: index, subject: $0.name, version: $0.version)
      }
      previews += reader.previews.map {
        Declaration(source: index, subject: $0.offset, version: $0.version)
      }
      unversioned.formUnion(reader.unversioned)
    }
    for (index, source) in sources.enumerated() where !isAnnotated[index] {
      let words = LaterUse.words(of: source)
      guard versions.contains(where: { words.contains($0.key.filter { $0 != "." }) }),
        let reader = DeclarationReader(reading: source)
      else { continue }
      unversioned.formUnion(reader.unversioned)
    }
    versions = versions.filter { !unversioned.contains($0.key) }
  }
}

private final class DeclarationReader: SyntaxVisitor {
  var versions: [String: SystemVersion] = [:]
  var types: [(name: String, version: SystemVersion)] = []
  var previews: [(offset: Int, version: SystemVersion)] = []
  /// The names of declarations that every version has.
  var unversioned: Set<String> = []
  /// Those around the declaration that is visited.
  private var scopes: [(name: String, version: SystemVersion?)] = []

  /// nil if the source cannot be parsed.
  init?(reading text: [UInt8]) {
    guard let tree = BoundedParser.tree(of: text) else { return nil }
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  private func enter(
    _ name: String, _ attributes: AttributeListSyntax
  ) -> SyntaxVisitorContinueKind {
    let version = version(attributes)
    note(name, version, isFound: scopes.isEmpty)
    scopes.append((name, version))
    if let version { types.append((scopes.map(\.name).joined(separator: "."), version)) }
    return .visitChildren
  }

  /// That of a declaration in the innermost scope.
  private func version(_ attributes: AttributeListSyntax) -> SystemVersion? {
    [AvailabilityScope.introduced(by: attributes), scopes.last?.version].compactMap(\.self).max()
  }

  private func note(_ name: String, _ version: SystemVersion?, isFound: Bool) {
    if let version, isFound {
      versions[name] = min(versions[name] ?? version, version)
    } else {
      unversioned.insert(name)
    }
  }

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    // What a branch declares may have any version.
    let words = LaterUse.words(of: Array(node.description.utf8))
    unversioned.formUnion(words)
    unversioned.formUnion(words.map { "." + $0 })
    return .skipChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    enter(node.name.text, node.attributes)
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    // The type itself may be older.
    scopes.append((node.extendedType.trimmedDescription, version(node.attributes)))
    return .visitChildren
  }
  override func visitPost(_ node: StructDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ClassDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: EnumDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ActorDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ProtocolDeclSyntax) { scopes.removeLast() }
  override func visitPost(_ node: ExtensionDeclSyntax) { scopes.removeLast() }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    let isFound = scopes.isEmpty || scopes.map(\.name) == ["View"]
    note(".\(node.name.text)", version(node.attributes), isFound: isFound)
    return .skipChildren
  }

  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.name.text, version(node.attributes), isFound: scopes.isEmpty)
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.macroName.text == "Preview", let version = version(node.attributes) {
      // The place of a declaration is that of its first attribute.
      previews.append((node.positionAfterSkippingLeadingTrivia.utf8Offset, version))
    }
    return .skipChildren
  }

  // What is declared in bodies is not found from outside.
  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: AccessorBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
