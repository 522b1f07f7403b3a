// Apple has these for each value type by itself. Here one set serves all of them; what a type has
// of its own stands in the files named after it. The dialogs, connections and resolvers are Siri's
// and Shortcuts': they are taken and have no effect.
extension IntentParameter {
  public convenience init(description: LocalizedStringResource) {
    self.init(ParameterDeclaration(description: description))
  }

  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(title: title, description: description), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init(
    description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType?, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(description: description), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, choices: .provider(optionsProvider)),
      defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterDeclaration(title: title, description: description, choices: .query(query)),
      defaultValue: defaultValue)
  }
}
