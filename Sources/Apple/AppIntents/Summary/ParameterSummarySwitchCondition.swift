import HostLink

/// A summary for each value of a parameter, or for each family of the widget.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  public enum WidgetFamily: Sendable {
    case widgetFamily
  }

  /// nil for the widget's family.
  private let keyPath: PartialKeyPath<Intent>?
  private let cases: CaseCondition

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    self.keyPath = keyPath
    cases = builder()
  }

  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    keyPath = nil
    cases = builder()
  }

  public func _described(_ names: _ParameterNames<Intent>) -> SummaryDescription? {
    let all = cases._cases.compactMap { $0 as? SwitchCase<Intent> }
    let named = all.filter { $0.values != nil }
    let otherwise = all.first { $0.values == nil }?.summary(names)
    guard let keyPath else {
      return named.reversed().reduce(otherwise) { rest, next in
        guard let then = next.summary(names) else { return rest }
        return .whenFamily(families: next.families, then: then, otherwise: rest)
      }
    }
    guard let name = names.name(keyPath) else { return otherwise }
    return .switch(
      parameter: name,
      cases: named.compactMap { next in
        next.summary(names).map { SummaryDescription.Case(values: next.values ?? [], summary: $0) }
      }, otherwise: otherwise)
  }
}

/// One or several cases of a switch.
public protocol _ParameterSummarySwitchCase {
  /// Not Apple's.
  var _cases: [Any] { get }
}

/// A type-erased case.
struct SwitchCase<Intent: AppIntent> {
  /// nil for the default case.
  var values: [ConfigurationValue]?
  var families: [String] = []
  var summary: (_ParameterNames<Intent>) -> SummaryDescription?
}

public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase where Summary.Intent == Intent {
  private let values: [Value]
  private let summary: Summary

  public init(
    _ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    self.init([value], parameterSummary)
  }

  public init(
    _ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary
  ) {
    values = value
    summary = parameterSummary()
  }

  public var _cases: [Any] {
    [
      SwitchCase<Intent>(
        values: values.map(Value.valueFormat.encode),
        families: values.compactMap { ($0 as? IntentWidgetFamily)?.rawValue },
        summary: summary._described)
    ]
  }
}

public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase where Summary.Intent == Intent {
  private let summary: Summary

  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }

  public var _cases: [Any] {
    [SwitchCase<Intent>(values: nil, summary: summary._described)]
  }
}

public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue>:
  _ParameterSummarySwitchCase
{
  public let _cases: [Any]
}

@resultBuilder
public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  public static func buildExpression<Summary>(
    _ expression: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryCaseCondition<Intent, Value, Summary> { expression }

  public static func buildExpression<Summary>(
    _ expression: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
  ) -> ParameterSummaryDefaultCaseCondition<Intent, Value, Summary> { expression }

  public static func buildBlock<Condition: _ParameterSummarySwitchCase>(
    _ condition: Condition
  ) -> Condition { condition }

  @_disfavoredOverload
  public static func buildBlock(
    _ conditions: any _ParameterSummarySwitchCase...
  ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
    ParameterSummaryTupleCaseCondition(_cases: conditions.flatMap(\._cases))
  }
}
