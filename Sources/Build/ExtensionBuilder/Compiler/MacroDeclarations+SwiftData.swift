extension MacroDeclarations {
  /// The macros of SwiftData. `@Model` reads the attributes and constraints in its class.
  static let swiftData = """

    @attached(
      member, names: named(_$storage), named(init(backingData:)), named(schemaMetadata))
    @attached(memberAttribute)
    @attached(extension, conformances: PersistentModel)
    macro Model() = #externalMacro(module: "VitrineMacros", type: "ModelMacro")

    @attached(accessor, names: named(init), named(get), named(set))
    @attached(peer, names: prefixed(_))
    macro _PersistedProperty(_ place: Int) = #externalMacro(
      module: "VitrineMacros", type: "PersistedPropertyMacro")

    @attached(peer)
    macro Attribute(
      _ options: Schema.Attribute.Option..., originalName: String? = nil,
      hashModifier: String? = nil
    ) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro Relationship(
      _ options: Schema.Relationship.Option...,
      deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
      maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
      hashModifier: String? = nil
    ) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro Transient() = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @freestanding(declaration)
    macro Unique<T: PersistentModel>(_ constraints: [PartialKeyPath<T>]...) = #externalMacro(
      module: "VitrineMacros", type: "ModelConstraintMacro")

    @freestanding(declaration)
    macro Index<T: PersistentModel>(_ indices: [PartialKeyPath<T>]...) = #externalMacro(
      module: "VitrineMacros", type: "ModelConstraintMacro")

    @freestanding(declaration)
    macro Index<T: PersistentModel>(_ indices: Schema.Index<T>.Types<T>...) = #externalMacro(
      module: "VitrineMacros", type: "ModelConstraintMacro")

    @attached(member, names: named(modelExecutor), named(modelContainer), named(init))
    @attached(extension, conformances: ModelActor)
    macro ModelActor() = #externalMacro(module: "VitrineMacros", type: "ModelActorMacro")
    """
}
