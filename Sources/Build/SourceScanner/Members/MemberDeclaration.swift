internal import SwiftSyntax

/// A type that app and extension both need: attributes of a Live Activity, or an intent that the
/// system performs in the app.
///
/// Only what the source says is found: a conformance through another protocol or in another file is
/// not, and neither are declarations inside `#if`.
package struct MemberDeclaration: Equatable, Sendable {
  package enum Role: Equatable, Sendable {
    /// Attributes, with their stored properties and those of their content state.
    case attributes([Property])
    /// An intent that conforms to a protocol whose intents the app performs.
    case appIntent(conformance: String)
    /// An intent that opens the app.
    case openingIntent
    /// Another type, which may have the name of one of these.
    case other
  }

  /// A stored property of attributes, or of types in them.
  package struct Property: Equatable, Sendable {
    /// Such as `ContentState.score`.
    package var path: String
    /// As written, without spaces, and `T?` for `Optional<T>`; nil if it is inferred.
    package var type: String?

    package var isOptional: Bool { type?.hasSuffix("?") == true || type?.hasSuffix("!") == true }
  }

  package var name: String
  package var role: Role
  /// Of the name. UTF-8 offset in the source.
  package var offset: Int

  private static let marks = [
    "ActivityAttributes", "LiveActivityIntent", "AudioPlaybackIntent",
    "ForegroundContinuableIntent", "openAppWhenRun", "OpenIntent",
  ]

  /// The declarations outside of other types. Sources that are nested too deeply have none.
  ///
  /// - Parameter names: Whether types with these names are found, too, as `other`.
  package static func all(in text: [UInt8], besides names: Set<String> = []) -> [MemberDeclaration]
  {
    let isCandidate = (marks + names).contains { text.firstRange(of: Array($0.utf8)) != nil }
    guard isCandidate, let tree = BoundedParser.tree(of: text) else { return [] }
    return tree.statements.compactMap { statement -> MemberDeclaration? in
      guard case .decl(let declaration) = statement.item,
        let type = declaration.asProtocol((any DeclGroupSyntax).self),
        let name = declaration.asProtocol((any NamedDeclSyntax).self)?.name
      else { return nil }
      let role = Self.role(of: type)
      guard role != .other || names.contains(name.text) else { return nil }
      return MemberDeclaration(
        name: name.text, role: role, offset: name.positionAfterSkippingLeadingTrivia.utf8Offset)
    }
  }

  private static func role(of type: any DeclGroupSyntax) -> Role {
    let inherited = type.inheritedNames
    if inherited.contains("ActivityAttributes") {
      return .attributes(type.decodesItself ? [] : properties(of: type, below: ""))
    }
    if type.opensApp || inherited.contains("OpenIntent") { return .openingIntent }
    let conformance = ["LiveActivityIntent", "AudioPlaybackIntent", "ForegroundContinuableIntent"]
      .first(where: inherited.contains)
    return conformance.map { .appIntent(conformance: $0) } ?? .other
  }

  private static func properties(of type: any DeclGroupSyntax, below path: String) -> [Property] {
    type.memberBlock.members.flatMap { member -> [Property] in
      if let variable = member.decl.as(VariableDeclSyntax.self) {
        return variable.storedProperties.map { Property(path: path + $0.name, type: $0.type) }
      }
      guard let nested = member.decl.as(StructDeclSyntax.self), !nested.decodesItself else {
        return []
      }
      return properties(of: nested, below: "\(path)\(nested.name.text).")
    }
  }
}

extension DeclGroupSyntax {
  fileprivate var inheritedNames: Set<String> {
    Set(
      (inheritanceClause?.inheritedTypes ?? []).flatMap {
        $0.type.trimmedDescription.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
          .map(String.init)
      })
  }

  /// Whether the type has keys or code for decoding, which decide what its properties mean.
  fileprivate var decodesItself: Bool {
    memberBlock.members.contains { member in
      member.decl.as(EnumDeclSyntax.self)?.name.text == "CodingKeys"
        || member.decl.as(InitializerDeclSyntax.self)?.signature.parameterClause.parameters.first?
          .firstName.text == "from"
    }
  }

  /// `static var openAppWhenRun: Bool = true`, or with a body that is `true`.
  fileprivate var opensApp: Bool {
    memberBlock.members.contains { member in
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let binding = variable.bindings.first,
        binding.pattern.trimmedDescription == "openAppWhenRun"
      else { return false }
      let body = binding.accessorBlock?.accessors.trimmedDescription
      return binding.initializer?.value.trimmedDescription == "true"
        || body == "true" || body == "return true"
    }
  }
}

extension VariableDeclSyntax {
  /// The properties that synthesized code encodes, and their types.
  fileprivate var storedProperties: [(name: String, type: String?)] {
    guard attributes.isEmpty, !modifiers.contains(where: { $0.name.text == "static" }) else {
      return []
    }
    return bindings.compactMap { binding in
      guard binding.isStored,
        let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
      else { return nil }
      // A constant with a value is encoded, but not decoded.
      if bindingSpecifier.text == "let", binding.initializer != nil { return nil }
      return (name, binding.typeAnnotation.map { Self.normalized($0.type) })
    }
  }

  private static func normalized(_ type: TypeSyntax) -> String {
    if let optional = type.as(IdentifierTypeSyntax.self), optional.name.text == "Optional",
      let argument = optional.genericArgumentClause?.arguments.first
    {
      return argument.argument.trimmedDescription.filter { !$0.isWhitespace } + "?"
    }
    return type.trimmedDescription.filter { !$0.isWhitespace }
  }
}

extension PatternBindingSyntax {
  /// Whether it has a value, and no more than observers.
  fileprivate var isStored: Bool {
    guard let accessorBlock else { return true }
    guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
    return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
  }
}
