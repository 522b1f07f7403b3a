import HostLink

private func encoded<Value: _IntentValue>(_ value: Value) -> ConfigurationValue {
  Value.valueFormat.encode(value)
}

extension ParameterSummaryWhenCondition {
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    let comparison: SummaryDescription.Comparison =
      comparisonOperator == .hasAnyValue ? .hasAnyValue : .hasNoValue
    self.init(.parameter(keyPath, comparison, []), when, otherwise)
  }

  public init<ValueType: Equatable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value {
    self.init(
      .parameter(keyPath, comparisonOperator.comparison, [encoded(value)]), when, otherwise)
  }

  public init<ValueType: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
    self.init(
      .parameter(keyPath, comparisonOperator.comparison, [encoded(value)]), when, otherwise)
  }

  public init<ValueType, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [ValueType.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
    self.init(.parameter(keyPath, .oneOf, values.map(encoded)), when, otherwise)
  }

  public init<ValueType: Comparable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value {
    self.init(
      .parameter(keyPath, comparisonOperator.comparison, [encoded(value)]), when, otherwise)
  }

  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value == Parameter.Value, Value.ValueType: Comparable {
    self.init(
      .parameter(keyPath, comparisonOperator.comparison, [encoded(value)]), when, otherwise)
  }
}

// Comparisons of entities by identifier.
extension ParameterSummaryWhenCondition {
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: EquatableComparisonOperator, _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(
      .parameter(keyPath, comparisonOperator.comparison, [.string(value)]), when, otherwise)
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(
      .parameter(keyPath, comparisonOperator.comparison, [.string(value.entityIdentifierString)]),
      when, otherwise)
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [String], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(.parameter(keyPath, .oneOf, values.map { .string($0) }), when, otherwise)
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(
      .parameter(keyPath, .oneOf, values.map { .string($0.entityIdentifierString) }), when,
      otherwise)
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(.unknown, when, otherwise)
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>,
    identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(.unknown, when, otherwise)
  }
}

extension ParameterSummaryWhenCondition {
  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(.family([value], isOneOf: comparisonOperator == .equalTo), when, otherwise)
  }

  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(.family(values, isOneOf: true), when, otherwise)
  }
}
