import SwiftSyntax
import SwiftSyntaxMacros

/// A macro that marks a declaration and adds nothing to it.
///
/// - `@Attribute`, `@Relationship` and `@Transient` are read by `@Model`.
/// - `@Previewable` is for properties in previews.
/// - `@ComputedProperty` and `@DeferredProperty` offer properties of entities to Shortcuts, which
///   widgets do not have.
public enum MarkMacro: PeerMacro {
  public static func expansion(
    of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
    in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    []
  }
}
