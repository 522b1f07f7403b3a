import HostLink

extension IntentParameter: AnyIntentParameter {
  package var hasValue: Bool {
    configurationValue != .none
  }

  package var requiresValue: Bool { Value.valueFormat.unset == nil }

  package var configurationValue: ConfigurationValue {
    currentValue.map(Value.valueFormat.encode) ?? .none
  }

  package func description(
    named name: String, in intent: any AppIntent
  ) -> ParameterDescription {
    let format = Value.valueFormat
    let title = declaration.title.map { String(localized: $0) } ?? ""
    return ParameterDescription(
      name: name, title: title.isEmpty ? name : title,
      description: declaration.description.map { String(localized: $0) }, type: elementType,
      isList: format.isList, isOptional: format.isOptional, options: fixedOptions,
      hasDynamicOptions: provider != nil, supportsSearch: provider is any EntityStringQuery,
      dependencies: dependencies(in: intent), minimum: declaration.minimum,
      maximum: declaration.maximum, counts: declaration.counts, defaultValue: configurationValue)
  }

  /// The type of the value, or of the values of a list.
  var elementType: ParameterDescription.ValueType {
    let type = Value.valueFormat.type
    guard case .measurement = type, !declaration.units.isEmpty else { return type }
    return .measurement(units: declaration.units)
  }

  /// The choices that are known without calling the author's code.
  var fixedOptions: [ParameterDescription.Option] {
    switch declaration.choices {
    case .ofType: Value.valueFormat.options()
    case .values(let options): options
    case .provider, .query: []
    }
  }

  /// The author's code that provides the choices.
  var provider: (any DynamicOptionsProvider)? {
    switch declaration.choices {
    case .ofType: Value.valueFormat.query?()
    case .provider(let provider): provider
    case .query(let query): query
    case .values: nil
    }
  }

  private func dependencies(in intent: any AppIntent) -> [String] {
    guard let provider else { return [] }
    var names: [String] = []
    for child in Mirror(reflecting: provider).children {
      guard let dependency = child.value as? any AnyParameterDependency else { continue }
      for name in dependency.names(in: intent) where !names.contains(name) { names.append(name) }
    }
    return names
  }

  package func read(
    _ value: ConfigurationValue, named name: String
  ) async throws -> [ConfigurationIssue] {
    var decoding = ValueDecoding()
    if case .query(let query) = declaration.choices { decoding.query = query }
    guard let result = try await Value.valueFormat.decode([value], &decoding).first else {
      return []
    }
    var issues = decoding.dropped.map {
      ConfigurationIssue(parameter: name, value: $0.value, reason: $0.reason)
    }
    switch result {
    case .value(let value): set(value)
    case .failure(let reason):
      issues.append(ConfigurationIssue(parameter: name, value: value, reason: reason))
    }
    return issues
  }

  package func readDefaultResult() async {
    guard currentValue == nil, let provider, let value = await defaultResult(of: provider) else {
      return
    }
    set(value)
  }

  /// nil also if the parameter is a list and the provider's default is a single value.
  private func defaultResult<P: DynamicOptionsProvider>(of provider: P) async -> Value? {
    await provider.defaultResult() as? Value
  }
}
