import SwiftSyntax
import SwiftSyntaxMacros

/// `#Preview`, which expands to nothing: previews are shown by Xcode only.
public enum PreviewMacro: DeclarationMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}

/// `@Previewable`, which marks a property in a preview and adds nothing to it.
public enum PreviewableMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
