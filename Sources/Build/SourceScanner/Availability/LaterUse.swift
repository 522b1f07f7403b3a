internal import SwiftSyntax

/// A use of API that the first version of a system for which a target is built does not have, and
/// that no condition protects. Xcode does not compile it.
package struct LaterUse: Equatable {
  /// Without sign or period.
  package var name: String
  /// The version that introduced it.
  package var version: SystemVersion
  /// In UTF-8.
  package var offset: Int

  /// Uses inside `#if` are not found, because the condition may leave the system out, nor names
  /// that the source declares.
  ///
  /// - Parameters:
  ///   - text: A source in UTF-8.
  ///   - target: The first version of iOS.
  package static func all(in text: [UInt8], after target: SystemVersion) -> [LaterUse] {
    uses(in: text) { name in
      IntroducedNames.versions[name].flatMap { $0 > target ? $0 : nil }
    }
  }

  /// Uses of the program's own declarations, which say the version themselves.
  ///
  /// - Parameter declared: Those of the program.
  package static func all(
    in text: [UInt8], of declared: DeclaredVersions, after target: SystemVersion
  ) -> [LaterUse] {
    uses(in: text, areDeclared: true) { name in
      declared.versions[name].flatMap { $0 > target ? $0 : nil }
    }
  }

  /// Uses of names that only the SDK of Xcode 27 has.
  package static func newInXcode27(in text: [UInt8]) -> [LaterUse] {
    let xcode27 = SystemVersion([27])
    // `#available` does not help: the SDK does not have the name.
    return uses(in: text, conditionsProtect: false) { name in
      let version = IntroducedNames.versions[name] ?? SystemVersion([])
      return IntroducedNames.newInXcode27.contains(name) || version >= xcode27 ? xcode27 : nil
    }
  }

  private static func uses(
    in text: [UInt8], conditionsProtect: Bool = true, areDeclared: Bool = false,
    _ version: @escaping (String) -> SystemVersion?
  ) -> [LaterUse] {
    // Most sources have none, and parsing takes time.
    let isCandidate = words(of: text).contains { word in
      ["", ".", "@", "#"].contains { version($0 + word) != nil }
    }
    guard isCandidate, let tree = BoundedParser.tree(of: text) else { return [] }
    let finder = LaterUseFinder(version, conditionsProtect: conditionsProtect)
    finder.walk(tree)
    return finder.uses.filter { areDeclared || !finder.declared.contains($0.name) }
  }

  static func words(of text: [UInt8]) -> Set<String> {
    let words = text.split { byte in
      !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
        && !(UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) && byte != UInt8(ascii: "_")
    }
    return Set(words.map { String(decoding: $0, as: UTF8.self) })
  }
}

private final class LaterUseFinder: SyntaxVisitor {
  var uses: [LaterUse] = []
  var declared: Set<String> = []
  private let version: (String) -> SystemVersion?

  private let conditionsProtect: Bool

  init(_ version: @escaping (String) -> SystemVersion?, conditionsProtect: Bool) {
    self.version = version
    self.conditionsProtect = conditionsProtect
    super.init(viewMode: .sourceAccurate)
  }

  private func note(_ name: String, _ prefix: String = "", at node: some SyntaxProtocol) {
    guard let version = version(prefix + name),
      !conditionsProtect || !AvailabilityScope.protects(node, version)
    else { return }
    uses.append(
      LaterUse(
        name: name, version: version,
        offset: node.positionAfterSkippingLeadingTrivia.utf8Offset))
  }

  // MARK: Uses

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    // `lineHeight(…)` is a modifier, `lineHeight` a property of a font.
    // `Kind.glassEffect(…)` is a member of a type.
    if let member = node.calledExpression.as(MemberAccessExprSyntax.self), let base = member.base,
      base.as(DeclReferenceExprSyntax.self)?.baseName.text.first?.isUppercase != true
    {
      note(member.declName.baseName.text, ".", at: member.declName)
    } else if let name = node.calledExpression.as(DeclReferenceExprSyntax.self) {
      note(name.baseName.text, ".", at: name)
    }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    let isMember = node.parent?.as(MemberAccessExprSyntax.self)?.declName.id == node.id
    if !isMember { note(node.baseName.text, at: node) }
    return .visitChildren
  }

  /// A type may conform to a protocol before the protocol is available.
  override func visit(_ node: InheritedTypeSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let isAttribute = node.parent?.is(AttributeSyntax.self) == true
    note(node.name.text, at: node.name)
    if isAttribute { note(node.name.text, "@", at: node.name) }
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.macroName.text, "#", at: node.macroName)
    return .visitChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    note(node.macroName.text, "#", at: node.macroName)
    return .visitChildren
  }

  // MARK: Declarations

  override func visitPost(_ node: StructDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: ClassDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: EnumDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: ActorDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: ProtocolDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: TypeAliasDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: AssociatedTypeDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: GenericParameterSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: FunctionDeclSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: EnumCaseElementSyntax) { declared.insert(node.name.text) }
  override func visitPost(_ node: IdentifierPatternSyntax) {
    declared.insert(node.identifier.text)
  }
  override func visitPost(_ node: FunctionParameterSyntax) {
    declared.insert((node.secondName ?? node.firstName).text)
  }
}
