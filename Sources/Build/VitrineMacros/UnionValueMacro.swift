import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@UnionValue`: an enum whose cases have one value each, as a value of intents.
public enum UnionValueMacro: ExtensionMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    guard let union = declaration.as(EnumDeclSyntax.self) else {
      throw MacroExpansionErrorMessage("@UnionValue is for enums. Remove it from this declaration.")
    }
    let cases = union.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    let entries = try cases.map(entry)
    let isPublic = union.modifiers.contains { $0.name.text == "public" }
    let access = isPublic ? "public " : ""
    let names = cases.map(\.name.text).joined(separator: ", ")
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): AppIntents.AppUnionValue {
          \(raw: access)enum Cases: Swift.String, AppIntents.AppUnionValueCasesProviding {
            \(raw: access)typealias UnionValue = \(type.trimmed)
            \(raw: names.isEmpty ? "" : "case \(names)")
          }
        }
        """),
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): AppIntents._UnionValue {
          \(raw: access)static var _unionCases: [AppIntents._UnionCase<Self>] {
            [
        \(raw: entries.joined(separator: "\n"))
            ]
          }
        }
        """),
    ]
  }

  private static func entry(for element: EnumCaseElementSyntax) throws -> String {
    let name = element.name.text
    guard let parameters = element.parameterClause?.parameters, parameters.count == 1,
      let parameter = parameters.first
    else {
      throw MacroExpansionErrorMessage(
        "Each case of an enum with @UnionValue has one value. Change the case \(name).")
    }
    let label = parameter.firstName.map { $0.text == "_" ? "" : $0.text + ": " } ?? ""
    let plain = name.filter { $0 != "`" }
    return """
            AppIntents._UnionCase(
              "\(plain)", embed: { .\(name)(\(label)$0) },
              extract: { (union: Self) -> \(parameter.type.trimmedDescription)? in
                if case .\(name)(let value) = union { value } else { nil }
              }),
      """
  }
}
