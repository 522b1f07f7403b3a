import UniformTypeIdentifiers

// Initialisers for files. Forms do not check a file's type: these arguments do not reach a host.
extension IntentParameter where Value.ValueType: FileEntity {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choiceDialog: requestDisambiguationDialog), defaultValue: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choiceDialog: requestDisambiguationDialog,
        choices: .provider(optionsProvider)), defaultValue: defaultValue)
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    requestValueDialog: IntentDialog? = nil, requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choiceDialog: requestDisambiguationDialog,
        choices: .query(query)), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, counts: size.counts), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description,
        choices: .query(query), counts: size.counts), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, counts: size.counts), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType]? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description,
        choices: .query(query), counts: size.counts), defaultValue: defaultValue)
  }
}

extension IntentParameter where Value.ValueType == IntentFile {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog),
      defaultValue: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType] = [.item],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choices: .provider(optionsProvider)), defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog),
      defaultValue: defaultValue)
  }

  @_disfavoredOverload
  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    supportedTypeIdentifiers: [String] = ["public.item"],
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choices: .provider(optionsProvider)), defaultValue: defaultValue)
  }
}
