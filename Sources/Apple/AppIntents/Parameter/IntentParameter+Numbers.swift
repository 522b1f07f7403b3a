extension IntentParameter {
  /// The minimum and the maximum value.
  public typealias InclusiveRange<Bound: Comparable> = (lowerBound: Bound, upperBound: Bound)

  public enum IntControlStyle: Sendable {
    case stepper
    case field
  }

  public enum DoubleControlStyle: Sendable {
    case stepper
    case field
    case slider
  }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        minimum: inclusiveRange.map { Double($0.lowerBound) },
        maximum: inclusiveRange.map { Double($0.upperBound) },
        form: ParameterForm(controlStyle: controlStyle, inclusiveRange: inclusiveRange)),
      defaultValue: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Int>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choices: .provider(optionsProvider),
        minimum: inclusiveRange.map { Double($0.lowerBound) },
        maximum: inclusiveRange.map { Double($0.upperBound) },
        form: ParameterForm(controlStyle: controlStyle, inclusiveRange: inclusiveRange)),
      defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        minimum: inclusiveRange?.lowerBound,
        maximum: inclusiveRange?.upperBound,
        form: ParameterForm(controlStyle: controlStyle, inclusiveRange: inclusiveRange)),
      defaultValue: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Double>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choices: .provider(optionsProvider),
        minimum: inclusiveRange?.lowerBound, maximum: inclusiveRange?.upperBound,
        form: ParameterForm(controlStyle: controlStyle, inclusiveRange: inclusiveRange)),
      defaultValue: defaultValue)
  }
}
