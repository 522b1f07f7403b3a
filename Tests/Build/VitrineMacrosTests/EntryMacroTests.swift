import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import Testing

@testable import VitrineMacros

@Suite struct EntryMacroTests {
  private let attribute: AttributeSyntax = "@Entry"

  @Test func expandsToAccessorsAndKey() throws {
    let context = BasicMacroExpansionContext(
      lexicalContext: [Syntax(DeclSyntax("extension EnvironmentValues {}"))])
    let declaration: DeclSyntax = "@Entry var mine = 1"
    let accessors = EntryMacro.expansion(
      of: attribute, providingAccessorsOf: declaration, in: context)
    #expect(accessors.map(\.accessorSpecifier.text) == ["get", "set"])
    let peers = EntryMacro.expansion(of: attribute, providingPeersOf: declaration, in: context)
    #expect(peers.compactMap { $0.as(StructDeclSyntax.self)?.name.text } == ["__Key_mine"])
    #expect(context.diagnostics.isEmpty)
  }

  @Test func reportsErrorOnce() {
    let context = BasicMacroExpansionContext(lexicalContext: [])
    let declaration: DeclSyntax = "@Entry var mine = 1"
    let accessors = EntryMacro.expansion(
      of: attribute, providingAccessorsOf: declaration, in: context)
    #expect(accessors.map(\.accessorSpecifier.text) == ["get"])
    #expect(
      EntryMacro.expansion(of: attribute, providingPeersOf: declaration, in: context).isEmpty)
    #expect(context.diagnostics.count == 1)
    #expect(context.diagnostics.first?.message.hasPrefix("@Entry must be in an extension") == true)
  }
}
