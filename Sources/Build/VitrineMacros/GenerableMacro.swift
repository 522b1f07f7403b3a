import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Generable` of FoundationModels: a structure or an enum as the value of a language model.
///
/// ```swift
/// @Generable struct Trip { var title: String; var days: [Day] }
/// ```
/// The expansion reads and writes the stored properties by name, and declares
/// `PartiallyGenerated`, in which each of them is optional.
public enum GenerableMacro: ExtensionMacro {
  public static var formatMode: FormatMode { .disabled }

  public static func expansion(
    of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
    providingExtensionsOf type: some TypeSyntaxProtocol, conformingTo protocols: [TypeSyntax],
    in context: some MacroExpansionContext
  ) throws -> [ExtensionDeclSyntax] {
    let isPublic = declaration.modifiers.contains { $0.name.text == "public" }
    let access = isPublic ? "public " : ""
    let body: String
    if let structure = declaration.as(StructDeclSyntax.self) {
      body = try members(of: structure, access)
    } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
      body = try members(of: enumeration, access)
    } else {
      throw MacroExpansionErrorMessage(
        "@Generable is for structures and enums. Remove it from this declaration.")
    }
    return [
      try ExtensionDeclSyntax(
        """
        extension \(type.trimmed): FoundationModels.Generable {
          nonisolated \(raw: access)static var generationSchema: FoundationModels.GenerationSchema {
            FoundationModels.GenerationSchema(type: Self.self)
          }
        \(raw: body)
        }
        """)
    ]
  }

  // MARK: - Structures

  private static func members(of structure: StructDeclSyntax, _ access: String) throws -> String {
    let properties = try structure.memberBlock.members.compactMap {
      try $0.decl.as(VariableDeclSyntax.self).flatMap(property)
    }
    func lines(_ line: ((name: String, type: String)) -> String) -> String {
      properties.map { "    " + line($0) }.joined(separator: "\n")
    }
    return """
        nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
      \(lines { "self.\($0.name) = try content.value(forProperty: \"\($0.name)\")" })
        }
        nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
          FoundationModels.GeneratedContent(properties: [
      \(properties.isEmpty ? "    :" : lines { "  \"\($0.name)\": \($0.name)," })
          ])
        }
        nonisolated \(access)struct PartiallyGenerated: FoundationModels.ConvertibleFromGeneratedContent {
      \(lines { "\(access)var \($0.name): (\($0.type)).PartiallyGenerated?" })
          \(access)init(_ content: FoundationModels.GeneratedContent) throws {
      \(lines { "  self.\($0.name) = try content.value(forProperty: \"\($0.name)\")" })
          }
        }
      """
  }

  /// A stored property with its type, without the optional around it; nil for others.
  private static func property(
    _ declaration: VariableDeclSyntax
  ) throws -> (name: String, type: String)? {
    let isStatic = declaration.modifiers.contains { ["static", "lazy"].contains($0.name.text) }
    guard !isStatic, let binding = declaration.bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    if declaration.bindingSpecifier.text == "let", binding.initializer != nil { return nil }
    guard let type = binding.typeAnnotation?.type else {
      throw MacroExpansionErrorMessage(
        "Write the type of \(name): @Generable does not see inferred types.")
    }
    let plain = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
    return (name, plain.trimmedDescription)
  }

  // MARK: - Enums

  private static func members(of enumeration: EnumDeclSyntax, _ access: String) throws -> String {
    let cases = enumeration.memberBlock.members.compactMap { $0.decl.as(EnumCaseDeclSyntax.self) }
      .flatMap(\.elements)
    let names = cases.filter { $0.parameterClause == nil }.map(\.name.text)
    let others = cases.contains { $0.parameterClause != nil }
    return """
        nonisolated \(access)init(_ content: FoundationModels.GeneratedContent) throws {
          let name: Swift.String = try content.value()
          switch name {
      \(names.map { "    case \"\($0.filter { $0 != "`" })\": self = .\($0)" }.joined(separator: "\n"))
          default:
            throw FoundationModels.LanguageModelSession.GenerationError.decodingFailure(
              .init(debugDescription: "\\(name) is no \\(Self.self)."))
          }
        }
        nonisolated \(access)var generatedContent: FoundationModels.GeneratedContent {
          switch self {
      \(names.map { "    case .\($0): \"\($0.filter { $0 != "`" })\".generatedContent" }.joined(separator: "\n"))
      \(others ? "    default: FoundationModels.GeneratedContent(kind: .null)" : "")
          }
        }
      """
  }
}
