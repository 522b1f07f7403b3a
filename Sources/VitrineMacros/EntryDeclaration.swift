/// A declaration `@Entry var name: Type = value` in an extension of `EnvironmentValues`,
/// `Transaction`, `ContainerValues` or `FocusedValues`.
///
/// It expands to a key type and to accessors that use this key.
struct EntryDeclaration {
  struct Failure: Error {
    var message: String
  }

  private let name: String
  private let type: String?
  private let value: String?
  private let keyProtocol: String

  /// - Parameter context: The sources of the enclosing declarations, innermost first.
  init(source: String, context: [String]) throws(Failure) {
    let code = DeclarationText(source)
    guard let variable = code.variable else {
      throw Failure(message: "@Entry requires a stored property: @Entry var name: Type = value")
    }
    name = variable.name
    type = variable.type
    value = variable.value
    let protocols = [
      "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey",
      "ContainerValues": "ContainerValueKey", "FocusedValues": "FocusedValueKey",
    ]
    let extended = context.lazy.compactMap { DeclarationText($0).extendedType }.first
    guard let extended, let keyProtocol = protocols[extended] else {
      throw Failure(
        message: "@Entry must be in an extension of EnvironmentValues, Transaction, "
          + "ContainerValues or FocusedValues")
    }
    self.keyProtocol = keyProtocol
    guard value != nil || type?.hasSuffix("?") == true else {
      throw Failure(message: "@Entry var \(name) needs a default value: write '= value' after it")
    }
  }

  var accessors: String {
    """
    {
      get { self[__Key_\(name).self] }
      set { self[__Key_\(name).self] = newValue }
    }
    """
  }

  var key: String {
    if keyProtocol == "FocusedValueKey" {
      let wrapped = type.map { $0.hasSuffix("?") ? String($0.dropLast()) : $0 } ?? "Never"
      return
        "private struct __Key_\(name): SwiftUI.FocusedValueKey { typealias Value = \(wrapped) }"
    }
    let annotation = type.map { ": \($0)" } ?? ""
    return """
      private struct __Key_\(name): SwiftUI.\(keyProtocol) {
        static let defaultValue\(annotation) = \(value ?? "nil")
      }
      """
  }
}
