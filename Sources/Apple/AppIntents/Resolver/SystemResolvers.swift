/// A value that can be outside of a parameter's range.
public protocol RangeComparableProperty: _IntentValue, Comparable {}

extension Int: RangeComparableProperty {}
extension Double: RangeComparableProperty {}

/// A resolver of values that must be in the parameter's range.
public protocol RangeCheckingResolver: Resolver where Output: Sendable {}

extension RangeCheckingResolver {
  /// - Throws: `AppIntentError` if the parameter's range does not contain the value.
  public func checkParameterRangeContains<Value: RangeComparableProperty>(
    value: Value, context: IntentParameterContext<Output>
  ) throws where Value == Output.ValueType {
    guard let range = context.parameter.declaration.range else { return }
    let number = (value as? Double) ?? (value as? Int).map(Double.init)
    guard let number, !range.contains(number) else { return }
    throw AppIntentError(
      kind: .named(
        """
        \(String(localized: context.title)) must be between \(range.lowerBound.formatted()) and \
        \(range.upperBound.formatted()).
        """))
  }
}

// The conversions that the system offers. The texts have no locale, except those for the user.

public struct IntResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(from input: Int, context: IntentParameterContext<Int>) async throws -> Int? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

public struct IntFromDoubleResolver: RangeCheckingResolver {
  public var roundingRule: FloatingPointRoundingRule

  public init(roundingRule: FloatingPointRoundingRule = .towardZero) {
    self.roundingRule = roundingRule
  }

  /// nil for a number that no `Int` can hold.
  public func resolve(
    from input: Double, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard let value = Int(exactly: input.rounded(roundingRule)) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

public struct IntFromStringResolver: RangeCheckingResolver {
  /// From 2 to 36.
  public var radix: Int

  public init(radix: Int = 10) {
    self.radix = radix
  }

  public func resolve(
    from input: String, context: IntentParameterContext<Int>
  ) async throws -> Int? {
    guard 2...36 ~= radix, let value = Int(input, radix: radix) else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

public struct DoubleResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(
    from input: Double, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: input, context: context)
    return input
  }
}

public struct DoubleFromIntResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(
    from input: Int, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    try checkParameterRangeContains(value: Double(input), context: context)
    return Double(input)
  }
}

public struct DoubleFromStringResolver: RangeCheckingResolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<Double>
  ) async throws -> Double? {
    guard let value = Double(input), value.isFinite else { return nil }
    try checkParameterRangeContains(value: value, context: context)
    return value
  }
}

public struct StringFromIntResolver<Input: _IntentValue, Output: _IntentValue & Sendable>: Resolver
where Output.ValueType == String {
  public init() {}

  public func resolve(
    from input: Input, context: IntentParameterContext<Output>
  ) async throws -> Output? { Input.valueFormat.display(input).title as? Output }
}

public struct StringFromDoubleResolver: Resolver {
  public init() {}

  public func resolve(
    from input: Double, context: IntentParameterContext<String>
  ) async throws -> String? { input.formatted() }
}

public struct BoolFromStringResolver: Resolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<Bool>
  ) async throws -> Bool? { Bool(input.lowercased()) }
}

public struct URLFromStringResolver: Resolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<URL>
  ) async throws -> URL? { URL(string: input) }
}

public struct AttributedStringFromStringResolver: Resolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<AttributedString>
  ) async throws -> AttributedString? { AttributedString(input) }
}

/// Apple's name has this spelling.
public struct StringSearchCriteriaFromStringResolverSpecificification: Resolver {
  public init() {}

  public func resolve(
    from input: String, context: IntentParameterContext<StringSearchCriteria>
  ) async throws -> StringSearchCriteria? { StringSearchCriteria(term: input) }
}
