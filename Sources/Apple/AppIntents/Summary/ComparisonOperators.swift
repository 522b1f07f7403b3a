public enum HasValueComparisonOperator: Sendable {
  case hasNoValue
  case hasAnyValue
}

public enum EquatableComparisonOperator: Sendable {
  case notEqualTo
  case equalTo
}

public enum OneOfComparisonOperator: Sendable {
  case oneOf
}

public enum ComparableComparisonOperator: Sendable {
  case lessThan
  case lessThanOrEqualTo
  case greaterThan
  case greaterThanOrEqualTo
}

public enum StringComparisonOperator: Sendable {
  case doesNotContain
  case contains
  case hasPrefix
  case hasSuffix
}
