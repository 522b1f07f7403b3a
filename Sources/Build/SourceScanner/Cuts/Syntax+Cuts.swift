internal import SwiftSyntax

extension SyntaxProtocol {
  /// Without spaces and comments around it. UTF-8 offsets.
  var range: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }

  /// Whether it is inside of a body, so that only the body can be cut.
  var isLocal: Bool {
    var node = Syntax(self)
    while let parent = node.parent {
      if parent.is(CodeBlockSyntax.self) || parent.is(ClosureExprSyntax.self) { return true }
      if let block = parent.as(AccessorBlockSyntax.self), case .getter = block.accessors {
        return true
      }
      node = parent
    }
    return false
  }

  var isImport: Bool {
    guard let item = self.as(CodeBlockItemSyntax.self), case .decl(let declaration) = item.item
    else { return false }
    return declaration.is(ImportDeclSyntax.self)
  }

  /// The names of the declarations around it and its own: `Cache.load`.
  ///
  /// - Parameter file: The name for code outside of declarations.
  func qualifiedName(or file: String) -> String {
    var names: [String] = []
    var node: Syntax? = Syntax(self)
    while let current = node {
      // A variable has the name of its pattern.
      let isNamed = !current.is(VariableDeclSyntax.self) || current.id == id
      if isNamed, let name = current.declaredName { names.insert(name, at: 0) }
      node = current.parent
    }
    return names.isEmpty ? file : names.joined(separator: ".")
  }
}

extension Syntax {
  fileprivate var declaredName: String? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let node): node.name.text
    case .initializerDecl: "init"
    case .deinitializerDecl: "deinit"
    case .subscriptDecl: "subscript"
    case .patternBinding(let node):
      node.isLocal ? nil : node.pattern.trimmedDescription.replacingLineBreaks
    case .variableDecl(let node): node.bindings.first?.pattern.trimmedDescription
    case .enumCaseDecl(let node): node.elements.first?.name.text
    case .structDecl(let node): node.name.text
    case .classDecl(let node): node.name.text
    case .enumDecl(let node): node.name.text
    case .actorDecl(let node): node.name.text
    case .protocolDecl(let node): node.name.text
    case .extensionDecl(let node): node.extendedType.trimmedDescription.replacingLineBreaks
    case .typeAliasDecl(let node): node.name.text
    case .associatedTypeDecl(let node): node.name.text
    case .macroDecl(let node): node.name.text
    case .macroExpansionDecl(let node): "#\(node.macroName.text)"
    default: nil
    }
  }

  /// For the owner of a body, the type by which its trap is written; nil for other nodes. The text
  /// in it is nil if `Never` fits.
  ///
  /// A view whose body has the type `Never` is one that SwiftUI draws itself. An opaque type
  /// therefore gets another one.
  var typeOfBody: (text: String?, isOwner: Bool)? {
    switch self.as(SyntaxEnum.self) {
    case .functionDecl(let node): (node.signature.returnClause?.type.placeholder, true)
    case .subscriptDecl(let node): (node.returnClause.type.placeholder, true)
    case .patternBinding(let node): (node.typeAnnotation?.type.placeholder, true)
    case .initializerDecl, .deinitializerDecl: (nil, true)
    case .accessorDecl(let node):
      (
        node.accessorSpecifier.tokenKind == .keyword(.get)
          ? node.parent?.parent?.parent?.typeOfBody?.text : nil, true
      )
    default: nil
    }
  }
}

extension TypeSyntax {
  /// A type that conforms to the protocol of an opaque type.
  fileprivate var placeholder: String? {
    guard let opaque = self.as(SomeOrAnyTypeSyntax.self),
      opaque.someOrAnySpecifier.tokenKind == .keyword(.some)
    else { return nil }
    return switch opaque.constraint.trimmedDescription {
    case "View", "SwiftUI.View": "SwiftUI.EmptyView"
    case "WidgetConfiguration": "SwiftUI.EmptyWidgetConfiguration"
    default: nil
    }
  }
}

extension DeclSyntax {
  var modifiers: DeclModifierListSyntax {
    self.asProtocol((any WithModifiersSyntax).self)?.modifiers ?? []
  }

  var inheritance: InheritanceClauseSyntax? {
    self.as(ExtensionDeclSyntax.self)?.inheritanceClause
      ?? self.asProtocol((any DeclGroupSyntax).self)?.inheritanceClause
  }
}

extension DeclSyntax {
  /// The name of a member of a type; nil for other declarations.
  var memberName: String? {
    parent?.is(MemberBlockItemSyntax.self) == true ? Syntax(self).declaredName : nil
  }

  var enclosingType: DeclSyntax? {
    var node = parent
    while let current = node {
      if let declaration = current.asProtocol((any DeclGroupSyntax).self) {
        return DeclSyntax(declaration)
      }
      node = current.parent
    }
    return nil
  }
}

extension VariableDeclSyntax {
  var isInstanceProperty: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true
      && !modifiers.contains { ["static", "class"].contains($0.name.text) }
  }

  var isStoredInstanceProperty: Bool {
    isInstanceProperty && bindings.contains { $0.accessorBlock?.isObserver ?? true }
  }

  var enclosingType: DeclSyntax? { DeclSyntax(self).enclosingType }
}

extension AccessorBlockSyntax {
  fileprivate var isObserver: Bool {
    guard case .accessors(let list) = accessors else { return false }
    return list.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}

extension DeclSyntax {
  private static let valueProtocols: Set = ["Equatable", "Hashable", "Comparable"]
  private static let codingProtocols: Set = ["Codable", "Encodable", "Decodable"]

  /// Whether the compiler writes `==`, hashing or coding for the type from its stored properties:
  /// as far as the type and the extensions in its file say.
  var hasSynthesizedMembers: Bool {
    let isClass = self.is(ClassDeclSyntax.self) || self.is(ActorDeclSyntax.self)
    let wanted =
      isClass ? Self.codingProtocols : Self.codingProtocols.union(Self.valueProtocols)
    func names(_ clause: InheritanceClauseSyntax?) -> [String] {
      clause?.inheritedTypes.map { entry in
        let type = entry.type.as(AttributedTypeSyntax.self)?.baseType ?? entry.type
        return type.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
      } ?? []
    }
    if !wanted.isDisjoint(with: names(inheritance)) { return true }
    guard let name = Syntax(self).declaredName,
      let file = root.as(SourceFileSyntax.self)
    else { return false }
    return file.statements.contains { item in
      guard case .decl(let declaration) = item.item,
        let other = declaration.as(ExtensionDeclSyntax.self),
        other.extendedType.trimmedDescription.split(separator: ".").last.map(String.init) == name
      else { return false }
      return !wanted.isDisjoint(with: names(other.inheritanceClause))
    }
  }
}

extension ExprSyntax {
  /// The type that a call such as `Cache(…)` or `Kit.Cache<Int>(…)` creates, as far as its spelling
  /// shows.
  var constructedType: String? {
    guard let call = self.as(FunctionCallExprSyntax.self) else { return nil }
    let name = call.calledExpression.trimmedDescription
    let last = name.prefix { $0 != "<" }.split(separator: ".").last
    guard last?.first?.isUppercase == true,
      name.allSatisfy({ $0.isLetter || $0.isNumber || "._<>, []?".contains($0) })
    else { return nil }
    return name
  }
}

extension CodeBlockItemListSyntax {
  /// The number of the parameters `$0`, `$1`, … of the closure, without those of closures in it.
  var anonymousParameters: Int {
    var count = 0
    var rest = Array(children(viewMode: .sourceAccurate))
    while let node = rest.popLast() {
      if node.is(ClosureExprSyntax.self) { continue }
      if case .dollarIdentifier(let name)? = node.as(TokenSyntax.self)?.tokenKind,
        let number = Int(name.dropFirst()), number < 16
      {
        count = Swift.max(count, number + 1)
      }
      rest += node.children(viewMode: .sourceAccurate)
    }
    return count
  }
}

extension String {
  /// The text on one line.
  var replacingLineBreaks: String {
    String(map { $0.isNewline ? " " : $0 })
  }
}
