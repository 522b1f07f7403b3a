import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model`: stores the properties of a class in SwiftData.
public enum ModelMacro {
  public static var formatMode: FormatMode { .disabled }
}

extension ModelMacro: MemberMacro {
  public static func expansion(
    of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
    conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    do {
      return try ModelDeclaration(declaration).members.map { "\(raw: $0)" }
    } catch {
      context.diagnose(Diagnostic(node: node, message: MacroExpansionErrorMessage(error.message)))
      return []
    }
  }
}

extension ModelMacro: MemberAttributeMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
  ) -> [AttributeSyntax] {
    let attribute = try? ModelDeclaration(declaration).attribute(for: member)
    return attribute.map { ["\(raw: $0)"] } ?? []
  }
}

extension ModelMacro: ExtensionMacro {
  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard declaration.is(ClassDeclSyntax.self) else { return [] }
    return [
      try ExtensionDeclSyntax("extension \(type.trimmed): SwiftData.PersistentModel {}")
    ]
  }
}

/// `@_PersistedProperty(place)`: accessors that read and write the model's storage.
public enum PersistedPropertyMacro {
  public static var formatMode: FormatMode { .disabled }
}

extension PersistedPropertyMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.persistentProperty?.name,
      let place = node.arguments?.trimmedDescription
    else { return [] }
    let field = "_\(name.filter { $0 != "`" })"
    return [
      """
      @storageRestrictions(accesses: _$storage, initializes: \(raw: field))
      init(initialValue) {
        _$storage._initialize(\(raw: place), to: initialValue)
        \(raw: field) = SwiftData._SwiftDataNoType()
      }
      """,
      """
      get {
        _$storage._access(self, \\.\(raw: name))
        return _$storage._get(\(raw: place))
      }
      """,
      "set { _$storage._mutate(self, \\.\(raw: name), \(raw: place), to: newValue) }",
    ]
  }
}

extension PersistedPropertyMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    guard let name = declaration.as(VariableDeclSyntax.self)?.persistentProperty?.name else {
      return []
    }
    return ["private var _\(raw: name.filter { $0 != "`" }): SwiftData._SwiftDataNoType"]
  }
}
