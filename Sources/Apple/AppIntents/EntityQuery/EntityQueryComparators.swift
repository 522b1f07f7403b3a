/// A comparison of a property, and its conversion to a query's own type.
public protocol EntityQueryComparator {
  /// The type of the property.
  associatedtype Value: _IntentValue
  associatedtype ComparatorMappingType
}

@resultBuilder
public enum EntityQueryComparatorsBuilder<Value: _IntentValue, ComparatorMappingType> {
  public static func buildExpression<Comparator: EntityQueryComparator>(
    _ expression: Comparator
  ) -> any EntityQueryComparator
  where Comparator.ComparatorMappingType == ComparatorMappingType, Comparator.Value == Value {
    expression
  }

  public static func buildBlock(
    _ comparators: any EntityQueryComparator...
  ) -> [any EntityQueryComparator] { comparators }
}

// Nothing runs such queries here: the conversions and the resolvers are not stored.

public struct EqualToComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value) -> ComparatorMappingType
  ) {}
}

public struct NotEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value) -> ComparatorMappingType
  ) {}
}

public struct LessThanComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator
{
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType
  ) {}
}

public struct LessThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType
  ) {}
}

public struct GreaterThanComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType
  ) {}
}

public struct GreaterThanOrEqualToComparator<Value: _IntentValue, ComparatorMappingType>:
  EntityQueryComparator
{
  public init(mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value.UnwrappedType) -> ComparatorMappingType
  ) {}
}

public struct IsBetweenComparator<Value: _IntentValue, ComparatorMappingType>: EntityQueryComparator
{
  public init(
    mappingTransform: @escaping (Value.UnwrappedType, Value.UnwrappedType) -> ComparatorMappingType
  ) {}

  public init(
    @ResolverSpecificationBuilder<Value.UnwrappedType> withResolvers resolvers:
      @escaping () ->
      _ListedResolvers<Value.UnwrappedType>,
    mappingTransform: @escaping (Value.UnwrappedType, Value.UnwrappedType) -> ComparatorMappingType
  ) {}
}
