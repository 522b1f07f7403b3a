import SwiftSyntax

/// A declaration `@Entry var name: Type = value` in an extension of `EnvironmentValues`,
/// `Transaction`, `ContainerValues` or `FocusedValues`.
///
/// It expands to a key type and to accessors that use this key.
struct EntryDeclaration {
  struct Failure: Error {
    var message: String
  }

  private let name: String
  private let type: TypeSyntax?
  private let value: ExprSyntax?
  private let keyProtocol: String

  /// - Parameter context: The enclosing declarations, innermost first.
  init(_ declaration: some DeclSyntaxProtocol, context: [Syntax]) throws(Failure) {
    guard let variable = declaration.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.var),
      let binding = variable.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.identifier?.name
    else {
      throw Failure(message: "@Entry requires a stored property: @Entry var name: Type = value")
    }
    self.name = name
    type = binding.typeAnnotation?.type.trimmed
    value = binding.initializer?.value.trimmed
    let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]
    guard let extended = context.first?.as(ExtensionDeclSyntax.self)?.extendedType.lastName,
      let keyProtocol = protocols[extended]
    else {
      throw Failure(
        message: "@Entry must be in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues")
    }
    self.keyProtocol = keyProtocol
    guard value != nil || type?.is(OptionalTypeSyntax.self) == true else {
      throw Failure(message: "@Entry var \(name) needs a default value: write '= value' after it")
    }
  }

  var accessors: [String] {
    ["get { self[__Key_\(name).self] }", "set { self[__Key_\(name).self] = newValue }"]
  }

  var key: String {
    if keyProtocol == "FocusedValueKey" {
      let wrapped = type?.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      return "private struct __Key_\(name): SwiftUI.FocusedValueKey { "
        + "typealias Value = \(wrapped?.description ?? "Never") }"
    }
    let annotation = type.map { ": \($0)" } ?? ""
    return """
      private struct __Key_\(name): SwiftUI.\(keyProtocol) {
        static let defaultValue\(annotation) = \(value?.description ?? "nil")
      }
      """
  }
}

extension TypeSyntax {
  /// `Name` of `Name` and of `Module.Name`.
  fileprivate var lastName: String? {
    (self.as(IdentifierTypeSyntax.self)?.name ?? self.as(MemberTypeSyntax.self)?.name)?.identifier?
      .name
  }
}
