// Lists with a number of values, for each family. Forms accept at most the maximum of their
// widget's family.
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(title: title, description: description, counts: size.counts),
      defaultValue: defaultValue)
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(title: title, description: description, counts: size.counts),
      defaultValue: defaultValue)
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, choices: .query(query), counts: size.counts),
      defaultValue: defaultValue)
  }

  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil,
    size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Query.Entity == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, choices: .query(query), counts: size.counts),
      defaultValue: defaultValue)
  }
}
