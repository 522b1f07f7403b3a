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
