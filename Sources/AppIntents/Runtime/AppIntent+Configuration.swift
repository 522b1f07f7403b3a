import HostLink

extension AppIntent {
  /// What a person can configure of this type of intent.
  package static var configurationDescription: ConfigurationDescription {
    let intent = Self()
    return .intent(
      name: persistentIdentifier, title: String(localized: title),
      parameters: intent.parameters.map { $0.parameter.description(named: $0.name, in: intent) },
      summary: parameterSummary.described(for: intent))
  }

  /// A new intent with these values. What is not given has its default: the declared one, or else
  /// what its query or options provider says.
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

  /// A person has chosen that there be no value.
  private static func isCleared(
    _ value: ConfigurationValue?, _ parameter: any AnyIntentParameter
  ) -> Bool {
    guard let value, value == .none else { return false }
    return !parameter.requiresValue
  }

  /// The choices of a parameter, given the values that the others have so far; nil where the
  /// intent has no parameter of the name.
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

  /// The values of an intent that the author has made; parameters without a value are left out.
  package var configurationValues: [String: ConfigurationValue] {
    var values: [String: ConfigurationValue] = [:]
    for (name, parameter) in parameters where parameter.hasValue {
      values[name] = parameter.configurationValue
    }
    return values
  }
}

/// An intent with a person's values, and those of them that could not be used.
package struct ConfiguredIntent<Intent: AppIntent>: Sendable {
  package var intent: Intent
  package var issues: [ConfigurationIssue]
}

/// A value that an intent needs and that cannot be used.
package struct IntentValueError: Error, Equatable, CustomStringConvertible {
  package var intent: String
  package var issue: ConfigurationIssue

  package var description: String {
    let what =
      switch issue.reason {
      case .noLongerExists: "\(shown) does not exist any more"
      case .wrongType: "\(shown) is of another type"
      case .unknownParameter: "there is no such parameter"
      }
    return "The parameter \"\(issue.parameter)\" of \(intent) has no value, since \(what): choose "
      + "another, or give the parameter a default or an optional type."
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
