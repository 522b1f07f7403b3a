/// How a form edits a parameter, as the author has declared it. Hosts do not read it; the author's
/// code can, through the properties of `IntentParameter` with the same names.
struct ParameterForm: Sendable {
  var controlStyle: (any Sendable)?
  var dateKind: (any Sendable)?
  /// An `InclusiveRange` of the parameter's type.
  var inclusiveRange: (any Sendable)?
  var displayName: Bool.IntentDisplayName?
  var inputOptions: String.IntentInputOptions?
  var parameterMode: IntentPerson.ParameterMode?
  var placemarkStyle: (any Sendable)?
  var defaultUnit: (any _ParameterUnit)?
  var unit: (any _ParameterUnit)?
  var unitAdjustForLocale: Bool?
  var supportsNegativeNumbers: Bool?
}

extension IntentParameter where Value.ValueType == Int {
  public var controlStyle: IntControlStyle? { declaration.form.controlStyle as? IntControlStyle }
  public var inclusiveRange: InclusiveRange<Int>? {
    declaration.form.inclusiveRange as? InclusiveRange<Int>
  }
}

extension IntentParameter where Value.ValueType == Double {
  public var controlStyle: DoubleControlStyle? {
    declaration.form.controlStyle as? DoubleControlStyle
  }
  public var inclusiveRange: InclusiveRange<Double>? {
    declaration.form.inclusiveRange as? InclusiveRange<Double>
  }
}

extension IntentParameter where Value.ValueType == IntentCurrencyAmount {
  public var currencyCodes: [String]? { declaration.units }
  public var inclusiveRange: InclusiveRange<Decimal>? {
    declaration.form.inclusiveRange as? InclusiveRange<Decimal>
  }
}

extension IntentParameter where Value.ValueType: _DateValue {
  public var dateKind: DateKind? { declaration.form.dateKind as? DateKind }
}

extension IntentParameter where Value.ValueType == Bool {
  public var displayName: Bool.IntentDisplayName? { declaration.form.displayName }
}

extension IntentParameter where Value.ValueType == String {
  public var inputOptions: String.IntentInputOptions? { declaration.form.inputOptions }
}

extension IntentParameter where Value.ValueType == IntentPerson {
  public var parameterMode: IntentPerson.ParameterMode? { declaration.form.parameterMode }
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  public var defaultUnit: Value.ValueType._Unit? {
    declaration.form.defaultUnit as? Value.ValueType._Unit
  }
  public var unit: Value.ValueType._Unit? { declaration.form.unit as? Value.ValueType._Unit }
  public var unitAdjustForLocale: Bool? { declaration.form.unitAdjustForLocale }
  public var supportsNegativeNumbers: Bool? { declaration.form.supportsNegativeNumbers }
}

extension ParameterDeclaration {
  /// nil if the author has declared no range.
  var range: ClosedRange<Double>? {
    guard let minimum, let maximum, minimum <= maximum else { return nil }
    return minimum...maximum
  }
}
