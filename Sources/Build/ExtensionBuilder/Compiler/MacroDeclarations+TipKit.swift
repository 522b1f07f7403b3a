extension MacroDeclarations {
  /// The macro of TipKit. `@Parameter` is a property wrapper, so that it does not hide that of App
  /// Intents.
  static let tipKit = """

    @freestanding(expression)
    macro Rule<Input: TipKit._TipRuleInput>(
      _ input: Input, body: (Input.RuleValue) -> Bool
    ) -> TipKit.Tips.Rule = #externalMacro(module: "VitrineMacros", type: "RuleMacro")

    @freestanding(expression)
    macro Rule<First: TipKit._TipRuleInput, Second: TipKit._TipRuleInput>(
      _ first: First, _ second: Second, body: (First.RuleValue, Second.RuleValue) -> Bool
    ) -> TipKit.Tips.Rule = #externalMacro(module: "VitrineMacros", type: "RuleMacro")
    """
}
