import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacroExpansion
import SwiftSyntaxMacros
import Testing

@testable import VitrineMacros

@Suite struct UnionValueMacroTests {
  private func expansion(of source: String) throws -> String {
    let declaration = DeclSyntax(stringLiteral: source)
    guard let group = declaration.asProtocol((any DeclGroupSyntax).self) else { return "" }
    return try UnionValueMacro.expansion(
      of: "@UnionValue", attachedTo: group, providingExtensionsOf: TypeSyntax("Find"),
      conformingTo: [], in: BasicMacroExpansionContext()
    ).map(\.description).joined()
  }

  @Test func listsCases() throws {
    let text = try expansion(
      of: "public enum Find { case toy(Toy), `default`(value: [Int]) }")
    #expect(text.contains("extension Find: AppIntents._UnionValue {"))
    #expect(text.contains("public enum Cases: Swift.String"))
    #expect(text.contains("case toy, `default`"))
    #expect(text.contains("public static var _unionCases: [AppIntents._UnionCase<Self>]"))
    #expect(text.contains("\"toy\", embed: { .toy($0) }"))
    #expect(text.contains("\"default\", embed: { .`default`(value: $0) }"))
    #expect(text.contains("(union: Self) -> [Int]? in"))
  }

  @Test(arguments: [
    ("struct Find {}", "@UnionValue is for enums."),
    ("enum Find { case none }", "Each case of an enum with @UnionValue has one value."),
    ("enum Find { case two(Int, Int) }", "Each case of an enum with @UnionValue has one value."),
  ])
  func rejectsOtherDeclarations(source: String, message: String) {
    let error = #expect(throws: SwiftSyntaxMacros.MacroExpansionErrorMessage.self) {
      try expansion(of: source)
    }
    #expect(error?.message.hasPrefix(message) == true)
  }
}
