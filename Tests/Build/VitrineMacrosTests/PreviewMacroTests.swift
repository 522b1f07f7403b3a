import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import VitrineMacros

@Suite struct PreviewMacroTests {
  /// The text of the method `makePreview` in the expansion, without white space at line ends.
  private func method(_ source: String) throws -> String {
    let file = SourceFileSyntax("\(raw: source)")
    let context = BasicMacroExpansionContext(
      sourceFiles: [file: .init(moduleName: "Tides", fullFilePath: "/Tides/Tide.swift")])
    let item = try #require(file.statements.first?.item)
    let node = try #require(
      item.as(MacroExpansionDeclSyntax.self) as (any FreestandingMacroExpansionSyntax)?
        ?? item.as(MacroExpansionExprSyntax.self))
    let declarations = PreviewMacro.expansion(of: node, in: context)
    let condition = try #require(declarations.first?.as(IfConfigDeclSyntax.self))
    #expect(declarations.count == 1)
    let text = condition.description
    #expect(text.hasPrefix("#if VITRINE_PREVIEWS"))
    #expect(text.contains("SwiftUI.PreviewRegistry"))
    let start = try #require(text.firstRange(of: "SwiftUI.Preview {"))
    return text[start.upperBound...].split(separator: "\n")
      .map { $0.trimming(while: \.isWhitespace) }.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  @Test(arguments: [
    ("#Preview { Text(\"a\") }", "return SwiftUI.Preview() { Text(\"a\") }"),
    (
      "#Preview(\"n\", traits: .portrait) { Text(\"a\") }",
      "return SwiftUI.Preview(\"n\", traits: .portrait) { Text(\"a\") }"
    ),
    (
      "#Preview(\"n\", arguments: [1, 2]) { level in Text(\"\\(level)\") }",
      "return SwiftUI.Preview(\"n\", arguments: [1, 2]) { level in Text(\"\\(level)\") }"
    ),
    (
      "#Preview(as: .systemSmall) { W() } timeline: { E() }",
      "return SwiftUI.Preview(as: .systemSmall) { W() } timeline: { E() }"
    ),
    (
      "#Preview(as: .systemSmall, widget: W.init, timeline: { E() })",
      "return SwiftUI.Preview(as: .systemSmall, widget: W.init, timeline: { E() })"
    ),
  ])
  func passesArguments(source: String, call: String) throws {
    let text = try method(source)
    #expect(text.hasPrefix(call), "\(text)")
  }

  /// `@Previewable` properties become those of a view around the rest.
  @Test func movesPreviewableProperties() throws {
    let text = try method(
      """
      #Preview("n") {
        @Previewable @State var count = 1
        Text("\\(count)")
      }
      """)
    #expect(text.hasPrefix("struct PreviewableView: SwiftUI.View {\n@State var count = 1"))
    #expect(text.contains("var body: some SwiftUI.View {\nText(\"\\(count)\")"))
    #expect(text.contains("return SwiftUI.Preview(\"n\") { PreviewableView() }"))
    #expect(!text.contains("@Previewable"))
  }
}

extension Substring {
  /// Removes characters from both ends.
  fileprivate func trimming(while matches: (Character) -> Bool) -> Substring {
    var text = drop(while: matches)
    while let last = text.last, matches(last) { text.removeLast() }
    return text
  }
}
