// Comparisons with a part of a value: a part of a text, or an element of a list. Nothing
// runs them here.

public struct ContainsComparator<Value: _IntentValue, InputType, ComparatorMappingType>:
  EntityQueryComparator
{}

extension ContainsComparator where Value == String, InputType == String {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension ContainsComparator
where Value: ExpressibleByNilLiteral, Value.UnwrappedType == String, InputType == String {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension ContainsComparator where Value == AttributedString, InputType == AttributedString {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension ContainsComparator
where
  Value: ExpressibleByNilLiteral, Value.UnwrappedType == AttributedString,
  InputType == AttributedString
{
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

public struct HasPrefixComparator<Value: _IntentValue, InputType, ComparatorMappingType>:
  EntityQueryComparator
{}

extension HasPrefixComparator where Value == String, InputType == String {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension HasPrefixComparator
where Value: ExpressibleByNilLiteral, Value.UnwrappedType == String, InputType == String {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

public struct HasSuffixComparator<Value: _IntentValue, InputType, ComparatorMappingType>:
  EntityQueryComparator
{}

extension HasSuffixComparator where Value == String, InputType == String {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension HasSuffixComparator
where Value: ExpressibleByNilLiteral, Value.UnwrappedType == String, InputType == String {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension ContainsComparator
where Value: _SequenceIntentValue & Sequence, InputType == Value.Element {
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}

extension ContainsComparator
where
  Value: ExpressibleByNilLiteral, Value.UnwrappedType: _SequenceIntentValue & Sequence,
  InputType == Value.UnwrappedType.Element
{
  public init(mappingTransform: @escaping (InputType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (InputType) -> ComparatorMappingType
  ) {}
}
