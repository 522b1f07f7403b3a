import SwiftSyntax
import SwiftSyntaxMacros

/// `#Rule` of TipKit, whose condition is type-checked and never evaluated.
public enum RuleMacro: ExpressionMacro {
  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> ExprSyntax {
    "TipKit.Tips.Rule(_unevaluated: ())"
  }
}
