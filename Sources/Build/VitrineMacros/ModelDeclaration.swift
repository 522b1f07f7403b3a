import SwiftSyntax

/// A class with `@Model`, and the members that the macro adds.
struct ModelDeclaration {
  struct Failure: Error {
    var message: String
  }

  struct Property {
    let name: String
    let value: ExprSyntax?
    /// `Schema.Attribute(…)` or `Schema.Relationship(…)`, as written in the source.
    let metadata: String?
  }

  let name: String
  let properties: [Property]
  private let access: String
  private let constraints: [String]

  init(_ declaration: some DeclGroupSyntax) throws(Failure) {
    guard let model = declaration.as(ClassDeclSyntax.self) else {
      throw Failure(message: "@Model requires a class")
    }
    name = model.name.trimmed.text
    let words = model.modifiers.map(\.name.text)
    access = words.contains("public") || words.contains("open") ? "public " : ""
    properties = model.memberBlock.members.compactMap {
      $0.decl.as(VariableDeclSyntax.self)?.persistentProperty
    }
    constraints = model.memberBlock.members.compactMap { [name] member in
      guard let macro = member.decl.as(MacroExpansionDeclSyntax.self),
        ["Unique", "Index"].contains(macro.macroName.text)
      else { return nil }
      return "\(macro.macroName.text)<\(name)>(\(macro.arguments.trimmedDescription))"
    }
  }

  /// The macro for one of the class's properties; nil if the property is not persistent.
  func attribute(for member: some DeclSyntaxProtocol) -> String? {
    guard let property = member.as(VariableDeclSyntax.self)?.persistentProperty,
      let place = properties.firstIndex(where: { $0.name == property.name })
    else { return nil }
    return "@_PersistedProperty(\(place))"
  }

  var members: [String] {
    let fields = properties.map { "  _\($0.name) = SwiftData._SwiftDataNoType()\n" }.joined()
    return [
      "\(access)var _$storage: SwiftData._ModelStorage = SwiftData._ModelStorage(\(name).self)",
      """
      \(access)required init(backingData: any SwiftData.BackingData<\(name)>) {
      \(fields)  _$storage = _$storage._filled(from: backingData)
      }
      """,
      """
      \(access)static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
        var result: [SwiftData.Schema.PropertyMetadata] = []
      \((properties.map(\.description) + constraints.map(constraint)).joined(separator: "\n"))
        return result
      }
      """,
    ].map { $0.replacingModel(name) }
  }

  private func constraint(_ text: String) -> String {
    "  result.append(SwiftData.Schema.PropertyMetadata(name: \"\", "
      + "keypath: \\MODEL.persistentModelID, metadata: SwiftData.Schema.\(text)))"
  }
}

extension ModelDeclaration.Property: CustomStringConvertible {
  var description: String {
    let metadata = metadata.map { "SwiftData.Schema.\($0)" } ?? "nil"
    guard let value else {
      return "  result.append(SwiftData.Schema.PropertyMetadata(name: \"\(name)\", "
        + "keypath: \\MODEL.\(name), metadata: \(metadata)))"
    }
    return "  result.append(SwiftData.Schema.PropertyMetadata._make(\"\(name)\", "
      + "\\MODEL.\(name), \(metadata), default: { \(value) }))"
  }
}

extension String {
  fileprivate func replacingModel(_ name: String) -> String {
    split(separator: "\\MODEL.", omittingEmptySubsequences: false)
      .joined(separator: "\\\(name).")
  }
}

extension VariableDeclSyntax {
  /// The property if it is stored: a `var` without accessors, `static`, `lazy` and `@Transient`.
  var persistentProperty: ModelDeclaration.Property? {
    let words = modifiers.map(\.name.text)
    guard bindingSpecifier.tokenKind == .keyword(.var), bindings.count == 1,
      !["static", "class", "lazy"].contains(where: words.contains),
      let binding = bindings.first, binding.accessorBlock == nil,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    var metadata: String?
    for case .attribute(let attribute) in attributes {
      let macro =
        attribute.attributeName.as(IdentifierTypeSyntax.self)?.name.text
        ?? attribute.attributeName.as(MemberTypeSyntax.self)?.name.text
      switch macro {
      case "Transient": return nil
      case "Attribute", "Relationship":
        let arguments = attribute.arguments?.trimmedDescription ?? ""
        metadata = "\(macro ?? "")(\(arguments))"
      default: break
      }
    }
    let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) == true
    let value = binding.initializer?.value.trimmed ?? (isOptional ? "nil" : nil)
    return ModelDeclaration.Property(name: name, value: value, metadata: metadata)
  }
}
