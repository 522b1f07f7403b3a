extension MacroDeclarations {
  /// The macros of FoundationModels.
  static let foundationModels = """

    @attached(
      extension, conformances: FoundationModels.Generable, names: named(init(_:)),
      named(generatedContent), named(generationSchema), named(PartiallyGenerated))
    macro Generable(description: String? = nil) = #externalMacro(
      module: "VitrineMacros", type: "GenerableMacro")

    @attached(
      extension, conformances: FoundationModels.Generable, names: named(init(_:)),
      named(generatedContent), named(generationSchema), named(PartiallyGenerated))
    macro Generable(
      name: String, description: String? = nil,
      representNilExplicitlyInGeneratedContent: Bool = false
    ) = #externalMacro(module: "VitrineMacros", type: "GenerableMacro")

    @attached(peer)
    macro Guide(description: String) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro Guide<T: FoundationModels.Generable>(
      description: String? = nil, _ guides: FoundationModels.GenerationGuide<T>...
    ) = #externalMacro(module: "VitrineMacros", type: "MarkMacro")

    @attached(peer)
    macro Guide<RegexOutput>(description: String? = nil, _ guides: Regex<RegexOutput>) =
      #externalMacro(module: "VitrineMacros", type: "MarkMacro")
    """
}
