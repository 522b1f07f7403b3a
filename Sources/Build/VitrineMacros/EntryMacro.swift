import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Entry`: accessors of the property, and the key that they use.
public enum EntryMacro {
  /// The default format indents literals of several lines, which changes their value.
  public static var formatMode: FormatMode { .disabled }
}

extension EntryMacro: AccessorMacro {
  public static func expansion(
    of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [AccessorDeclSyntax] {
    do {
      let entry = try EntryDeclaration(declaration, context: context.lexicalContext)
      return entry.accessors.map { "\(raw: $0)" }
    } catch {
      context.diagnose(
        Diagnostic(node: node, message: MacroExpansionErrorMessage(error.message)))
      // An accessor prevents a second error about a stored property in an extension.
      return ["get { fatalError() }"]
    }
  }
}

extension EntryMacro: PeerMacro {
  /// Errors are reported by the expansion to accessors.
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let entry = try? EntryDeclaration(declaration, context: context.lexicalContext)
    return entry.map { ["\(raw: $0.key)"] } ?? []
  }
}
