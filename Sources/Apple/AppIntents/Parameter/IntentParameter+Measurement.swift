import HostLink

/// A measurement of any dimension. Apple has a set of initialisers for each of 22 dimensions; with
/// this protocol one set serves all.
public protocol _MeasurementValue: _IntentValue {
  associatedtype _Unit: _ParameterUnit
}

extension Measurement: _MeasurementValue where UnitType: _ParameterDimension {
  public typealias _Unit = UnitType._ParameterUnit
}

extension IntentParameter where Value.ValueType: _MeasurementValue {
  /// - Parameters:
  ///   - defaultUnit: The unit that a form selects first; nil for the dimension's most common.
  ///   - defaultUnitAdjustForLocale: Has no effect: the unit is the same in every locale.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._Unit? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    let first = defaultUnit ?? Value.ValueType._Unit.mostCommon
    var units: [String] = []
    if let first, case .measurement(let listed) = Value.valueFormat.type {
      let symbol = first.dimension.symbol
      units = [symbol] + listed.filter { $0 != symbol }
    }
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        minimum: supportsNegativeNumbers ? nil : 0,
        units: units,
        form: ParameterForm(
          defaultUnit: defaultUnit, unitAdjustForLocale: defaultUnitAdjustForLocale,
          supportsNegativeNumbers: supportsNegativeNumbers)),
      defaultValue: defaultValue.flatMap { first?.measurement($0) as? Value.UnwrappedType })
  }

  /// - Parameters:
  ///   - unit: The only unit that a form offers.
  ///   - unitAdjustForLocale: Has no effect: the unit is the same in every locale.
  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._Unit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        minimum: supportsNegativeNumbers ? nil : 0,
        units: [unit.dimension.symbol],
        form: ParameterForm(
          unit: unit, unitAdjustForLocale: unitAdjustForLocale,
          supportsNegativeNumbers: supportsNegativeNumbers)),
      defaultValue: defaultValue.flatMap { unit.measurement($0) as? Value.UnwrappedType })
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }, optionsProvider: Provider
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choices: .provider(optionsProvider)))
  }
}

extension _ParameterUnit {
  fileprivate static var mostCommon: Self? { allCases.first }

  fileprivate func measurement(_ value: Double) -> Measurement<Unit> {
    Measurement(value: value, unit: dimension)
  }
}
