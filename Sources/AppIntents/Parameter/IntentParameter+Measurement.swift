import HostLink

/// A measurement of any dimension. Apple has a set of initialisers for each of 22 dimensions; with
/// this protocol one set serves all.
public protocol _MeasurementValue: _IntentValue {
  associatedtype _Unit: Dimension
}

extension Measurement: _MeasurementValue where UnitType: Dimension {
  public typealias _Unit = UnitType
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// - Parameters:
  ///   - defaultUnit: The unit that a form selects first.
  ///   - defaultUnitAdjustForLocale: Has no effect: the unit is the same in every locale.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._Unit,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    var units: [String] = []
    if case .measurement(let listed) = Value._format.type {
      units = [defaultUnit.symbol] + listed.filter { $0 != defaultUnit.symbol }
    }
    self.init(
      ParameterDeclaration(
        title: title, description: description, minimum: supportsNegativeNumbers ? nil : 0,
        units: units),
      defaultValue: defaultValue.flatMap {
        Measurement(value: $0, unit: defaultUnit) as? Value.UnwrappedType
      })
  }

  /// - Parameters:
  ///   - unit: The only unit that a form offers.
  ///   - unitAdjustForLocale: Has no effect: the unit is the same in every locale.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, minimum: supportsNegativeNumbers ? nil : 0,
        units: [unit.symbol]),
      defaultValue: defaultValue.flatMap {
        Measurement(value: $0, unit: unit) as? Value.UnwrappedType
      })
  }
}
