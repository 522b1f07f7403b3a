import HostLink

/// Two summaries: one if a condition on a parameter's value or the widget's family holds, and one
/// otherwise.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary where WhenCondition.Intent == Intent, Otherwise.Intent == Intent {
  enum Test {
    case parameter(PartialKeyPath<Intent>, SummaryDescription.Comparison, [ConfigurationValue])
    case family([IntentWidgetFamily], isOneOf: Bool)
    /// A comparison that hosts cannot make. The form uses the first summary.
    case unknown
  }

  let test: Test
  let then: WhenCondition
  let otherwise: Otherwise

  init(_ test: Test, _ then: () -> WhenCondition, _ otherwise: () -> Otherwise) {
    self.test = test
    self.then = then()
    self.otherwise = otherwise()
  }

  public func _described(_ names: _ParameterNames<Intent>) -> SummaryDescription? {
    guard let then = then._described(names) else { return nil }
    let otherwise = otherwise._described(names)
    switch test {
    case .parameter(let keyPath, let comparison, let values):
      guard let name = names.name(keyPath) else { return then }
      return .when(
        parameter: name, comparison: comparison, values: values, then: then, otherwise: otherwise)
    case .family(let families, let isOneOf):
      let names = families.map(\.rawValue)
      guard isOneOf else {
        guard let otherwise else { return then }
        return .whenFamily(families: names, then: otherwise, otherwise: then)
      }
      return .whenFamily(families: names, then: then, otherwise: otherwise)
    case .unknown: return then
    }
  }
}

extension EquatableComparisonOperator {
  var comparison: SummaryDescription.Comparison {
    switch self {
    case .equalTo: .equalTo
    case .notEqualTo: .notEqualTo
    }
  }
}

extension ComparableComparisonOperator {
  var comparison: SummaryDescription.Comparison {
    switch self {
    case .lessThan: .lessThan
    case .lessThanOrEqualTo: .lessThanOrEqualTo
    case .greaterThan: .greaterThan
    case .greaterThanOrEqualTo: .greaterThanOrEqualTo
    }
  }
}
