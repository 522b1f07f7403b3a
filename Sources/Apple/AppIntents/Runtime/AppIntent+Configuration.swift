import HostLink

extension AppIntent {
  /// The parameters of this intent type that the user can configure, and their summary.
  package static var configurationDescription: ConfigurationDescription {
    let intent = Self()
    return .intent(
      name: persistentIdentifier, title: String(localized: title),
      description: descriptionText,
      parameters: intent.parameters.map { $0.parameter.description(named: $0.name, in: intent) },
      summary: parameterSummary.described(for: intent))
  }

  /// Creates an intent with these values. Other parameters have their defaults: the declared one,
  /// or else the one of the query or options provider.
  ///
  /// - Throws: `IntentValueError`, or what the author's query throws.
  package static func configured(
    with values: [String: ConfigurationValue]
  ) async throws -> ConfiguredIntent<Self> {
    let intent = Self()
    let parameters = intent.parameters
    var issues = values.keys.sorted().filter { key in !parameters.contains { $0.name == key } }.map
    {
      ConfigurationIssue(
        parameter: $0, value: values[$0] ?? .none, reason: .unknownParameter)
    }
    try await AppDependencyManager.shared.load()
    try await ConfiguredIntentScope.$intent.withValue(intent) {
      for (name, parameter) in parameters {
        guard let value = values[name], value != .none || !parameter.requiresValue else { continue }
        issues += try await parameter.read(value, named: name)
      }
      for (name, parameter) in parameters where !isCleared(values[name], parameter) {
        await parameter.readDefaultResult()
      }
    }
    for (name, parameter) in parameters where parameter.requiresValue && !parameter.hasValue {
      guard let issue = issues.first(where: { $0.parameter == name }) else { continue }
      throw IntentValueError(intent: persistentIdentifier, issue: issue)
    }
    return ConfiguredIntent(intent: intent, issues: issues)
  }

  /// Whether the user has cleared the value.
  private static func isCleared(
    _ value: ConfigurationValue?, _ parameter: any AnyIntentParameter
  ) -> Bool {
    guard let value, value == .none else { return false }
    return !parameter.requiresValue
  }

  /// The choices of a parameter, given the values of the other parameters so far; nil if the intent
  /// has no such parameter.
  package static func options(_ request: OptionsRequest) async throws -> OptionsReply? {
    let intent = Self()
    let parameters = intent.parameters
    guard let parameter = parameters.first(where: { $0.name == request.parameter })?.parameter
    else { return nil }
    try await AppDependencyManager.shared.load()
    return try await ConfiguredIntentScope.$intent.withValue(intent) {
      for (name, other) in parameters where name != request.parameter {
        if let value = request.configuration[name] {
          _ = try await other.read(value, named: name)
        } else {
          await other.readDefaultResult()
        }
      }
      return try await parameter.options(search: request.search)
    }
  }

  /// The intent's values, without the parameters that have none.
  package var configurationValues: [String: ConfigurationValue] {
    var values: [String: ConfigurationValue] = [:]
    for (name, parameter) in parameters where parameter.hasValue {
      values[name] = parameter.configurationValue
    }
    return values
  }
}

/// An intent with the user's values, and an issue for each unusable one.
package struct ConfiguredIntent<Intent: AppIntent>: Sendable {
  package var intent: Intent
  package var issues: [ConfigurationIssue]
}

/// An unusable value for a parameter that needs one.
package struct IntentValueError: Error, Equatable, CustomStringConvertible {
  package var intent: String
  package var issue: ConfigurationIssue

  package var description: String {
    let reason =
      switch issue.reason {
      case .noLongerExists: "\(shown) no longer exists"
      case .wrongType: "\(shown) has the wrong type"
      case .unknownParameter: "the parameter is unknown"
      }
    return "The parameter \"\(issue.parameter)\" of \(intent) has no value: \(reason). Choose "
      + "another value, or give the parameter a default or an optional type."
  }

  private var shown: String {
    switch issue.value {
    case .object(let identifier, let display):
      display.isEmpty ? "\"\(identifier)\"" : "\"\(display)\" (\(identifier))"
    case .string(let text): "\"\(text)\""
    default: "\(issue.value)"
    }
  }
}

extension ParameterSummary {
  fileprivate func described(for intent: any AppIntent) -> SummaryDescription? {
    (intent as? Intent).flatMap { _described(_ParameterNames(of: $0)) }
  }
}
