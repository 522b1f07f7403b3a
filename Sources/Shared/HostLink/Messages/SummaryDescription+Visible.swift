import Foundation

extension SummaryDescription {
  /// The parameters that a form currently shows, in its order: those of the sentence, then the
  /// others, without duplicates.
  ///
  /// For a parameter without a value, only `hasNoValue` and `notEqualTo` are true. If no branch
  /// applies, no parameter is shown.
  ///
  /// - Parameters:
  ///   - values: The current values, including the defaults of parameters that are not set.
  ///   - family: The widget's family.
  public func visibleParameters(
    values: [String: ConfigurationValue], family: WidgetFamilyName
  ) -> [String] {
    switch self {
    case .sentence(let parts, let others):
      let named = parts.compactMap { part in
        if case .parameter(let name) = part { name } else { nil }
      }
      return (named + others).reduce(into: []) { names, name in
        if !names.contains(name) { names.append(name) }
      }
    case .when(let parameter, let comparison, let wanted, let then, let otherwise):
      let holds = comparison.holds(values[parameter] ?? .none, wanted)
      return (holds ? then : otherwise)?.visibleParameters(values: values, family: family) ?? []
    case .whenFamily(let families, let then, let otherwise):
      let holds = families.contains(family.rawValue)
      return (holds ? then : otherwise)?.visibleParameters(values: values, family: family) ?? []
    case .switch(let parameter, let cases, let otherwise):
      let value = values[parameter] ?? .none
      let chosen = cases.first { $0.values.contains { $0.isSame(as: value) } }?.summary
      return (chosen ?? otherwise)?.visibleParameters(values: values, family: family) ?? []
    }
  }
}

extension ConfigurationDescription {
  /// The parameters that a form currently shows, in its order. Without a summary all are shown.
  ///
  /// - Parameters:
  ///   - values: The values that the user has set. Missing parameters have their defaults.
  ///   - family: The widget's family, on which summaries may depend.
  public func visibleParameters(
    values: [String: ConfigurationValue], family: WidgetFamilyName
  ) -> [ParameterDescription] {
    guard let summary else { return parameters }
    let defaults = Dictionary(parameters.map { ($0.name, $0.defaultValue) }) { first, _ in first }
    let names = summary.visibleParameters(
      values: defaults.merging(values) { _, set in set }, family: family)
    return names.compactMap { name in parameters.first { $0.name == name } }
  }
}

extension SummaryDescription.Comparison {
  fileprivate func holds(_ value: ConfigurationValue, _ wanted: [ConfigurationValue]) -> Bool {
    switch self {
    case .hasAnyValue: return value.isSet
    case .hasNoValue: return !value.isSet
    case .equalTo: return wanted.first.map(value.isSame) ?? false
    case .notEqualTo: return !(wanted.first.map(value.isSame) ?? false)
    case .oneOf: return wanted.contains(where: value.isSame)
    case .greaterThan: return value.compare(wanted.first) { $0 > $1 }
    case .greaterThanOrEqualTo: return value.compare(wanted.first) { $0 >= $1 }
    case .lessThan: return value.compare(wanted.first) { $0 < $1 }
    case .lessThanOrEqualTo: return value.compare(wanted.first) { $0 <= $1 }
    }
  }
}

extension ConfigurationValue {
  /// An empty list counts as no value.
  fileprivate var isSet: Bool { self != .none && self != .list([]) }

  /// Equality that compares objects by identifier only, and integers with doubles by amount.
  public func isSame(as other: ConfigurationValue) -> Bool {
    switch (self, other) {
    case (.object(let left, _), .object(let right, _)): left == right
    case (.integer, .double), (.double, .integer): order == other.order
    case (.list(let left), .list(let right)):
      left.count == right.count && zip(left, right).allSatisfy { $0.isSame(as: $1) }
    default: self == other
    }
  }

  fileprivate func compare(
    _ other: ConfigurationValue?, _ holds: (Double, Double) -> Bool
  ) -> Bool {
    guard let left = order, let right = other?.order else { return false }
    return holds(left, right)
  }

  /// The number by which values are ordered; nil for values without an order.
  private var order: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .measurement(let value, _): value
    default: nil
    }
  }
}
