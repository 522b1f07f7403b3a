import SwiftSyntax
import SwiftSyntaxMacros

/// `#bundle`: the bundle of the module that contains it. The builder writes a variable with this
/// name into each module.
public struct BundleMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    "_vitrineModuleBundle"
  }
}
