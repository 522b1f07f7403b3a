import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview`, which declares a type that makes the preview.
///
/// ```swift
/// #Preview("Full") { TideView(level: 1) }
/// // becomes, only when previews are built:
/// struct $unique: SwiftUI.PreviewRegistry {
///   static var fileID: String { "Widgets/Tide.swift" }
///   static var line: Int { 12 }
///   static var column: Int { 1 }
///   @MainActor static func makePreview() throws -> SwiftUI.Preview {
///     return SwiftUI.Preview("Full") { TideView(level: 1) }
///   }
/// }
/// ```
/// Properties with `@Previewable` become those of a view around the rest of the body, because
/// property wrappers such as `@State` work in views only.
public enum PreviewMacro: DeclarationMacro {
  /// The compilation condition of builds with previews.
  static let condition = "VITRINE_PREVIEWS"

  public static func expansion(
    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
  ) -> [DeclSyntax] {
    let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
    guard let place else { return [] }
    let name = context.makeUniqueName("Preview")
    let body = node.trailingClosure.flatMap(PreviewableBody.init)
    let closure =
      body.map { _ in "{ PreviewableView() }" } ?? node.trailingClosure?.trimmedDescription
    let closures =
      [closure].compactMap { $0 } + node.additionalTrailingClosures.map(\.trimmedDescription)
    let call = (["SwiftUI.Preview(\(node.arguments.trimmed))"] + closures).joined(separator: " ")
    return [
      """
      #if \(raw: condition)
      struct \(name): SwiftUI.PreviewRegistry {
        static var fileID: Swift.String { \(place.file) }
        static var line: Swift.Int { \(place.line) }
        static var column: Swift.Int { \(place.column) }
        @MainActor static func makePreview() throws -> SwiftUI.Preview {
          \(raw: body?.view ?? "")
          return \(raw: call)
        }
      }
      #endif
      """
    ]
  }
}

/// The body of a preview with `@Previewable` properties.
private struct PreviewableBody {
  /// The declaration of a view that has the properties and shows the rest of the body.
  let view: String

  /// nil if there is no such property.
  init?(_ closure: ClosureExprSyntax) {
    var properties: [String] = []
    var rest: [String] = []
    for statement in closure.statements {
      if let property = statement.item.as(VariableDeclSyntax.self),
        let index = property.attributes.firstIndex(where: Self.isMark)
      {
        var plain = property
        plain.attributes.remove(at: index)
        properties.append(plain.description)
      } else {
        rest.append(statement.description)
      }
    }
    guard !properties.isEmpty else { return nil }
    view = """
      struct PreviewableView: SwiftUI.View {
        \(properties.joined(separator: "\n"))
        var body: some SwiftUI.View {
          \(rest.joined())
        }
      }
      """
  }

  private static func isMark(_ element: AttributeListSyntax.Element) -> Bool {
    element.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "Previewable"
  }
}
