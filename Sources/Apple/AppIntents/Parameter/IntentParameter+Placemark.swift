import CoreLocation

extension IntentParameter {
  /// The part of a placemark that a form shows.
  public enum PlacemarkDisplayStyle: Sendable {
    case name, address, city
  }
}

extension IntentParameter where Value.ValueType == CLPlacemark {
  public var displayStyle: PlacemarkDisplayStyle? {
    declaration.form.placemarkStyle as? PlacemarkDisplayStyle
  }

  public convenience init(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        form: ParameterForm(placemarkStyle: displayStyle)),
      defaultValue: defaultValue)
  }

  public convenience init<Provider: DynamicOptionsProvider>(
    title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayStyle: PlacemarkDisplayStyle = .name,
    requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: () -> _ListedResolvers<
      Value.UnwrappedType
    > = { _ListedResolvers() }
  ) where Provider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      ParameterDeclaration(
        title: title, description: description, valueDialog: requestValueDialog,
        choices: .provider(optionsProvider),
        form: ParameterForm(placemarkStyle: displayStyle)),
      defaultValue: defaultValue)
  }
}

extension IntentParameterContext where Value.ValueType == CLPlacemark {
  public var displayStyle: IntentParameter<Value>.PlacemarkDisplayStyle? {
    parameter.displayStyle
  }
}
