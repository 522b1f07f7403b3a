/// A comparison of a property, and its conversion to a query's own type.
public protocol EntityQueryComparator {
  associatedtype Value
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

public struct EqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct NotEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct ContainsComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct HasPrefixComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct HasSuffixComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct LessThanComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct LessThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct GreaterThanComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct GreaterThanOrEqualToComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value) -> ComparatorMappingType) {}
}

public struct IsBetweenComparator<Value, ComparatorMappingType>: EntityQueryComparator {
  public init(mappingTransform: @escaping (Value, Value) -> ComparatorMappingType) {}
}
