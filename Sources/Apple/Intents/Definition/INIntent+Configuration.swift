import Foundation
import HostLink

extension INIntent {
  /// The parameters of this intent type that the user can configure. A type without a definition
  /// has none.
  public class var configurationDescription: ConfigurationDescription {
    guard let defined = self as? any DefinedIntent.Type else {
      let name = String(describing: self)
      return .intent(name: name, title: name, parameters: [])
    }
    let definition = defined.intentDefinition
    return .intent(
      name: definition.name, title: definition.title,
      parameters: definition.parameters.filter(\.isConfigurable).map(\.parameterDescription))
  }

  /// Creates an intent with these values, and defaults for parameters without one.
  public static func configured(
    with values: [String: ConfigurationValue]
  ) throws(IntentConfigurationError) -> Self {
    let intent = Self()
    let parameters = (self as? any DefinedIntent.Type)?.intentDefinition.parameters ?? []
    if let unknown = values.keys.sorted().first(where: { key in
      !parameters.contains { $0.name == key }
    }) {
      throw .unknownParameter(
        unknown, intent: String(describing: self), known: parameters.map(\.name))
    }
    for parameter in parameters {
      let value = values[parameter.name] ?? parameter.defaultValue
      intent.setParameterValue(try parameter.stored(value), forKey: parameter.name)
    }
    return intent
  }
}

/// Why an intent rejects configuration values.
public enum IntentConfigurationError: Error, Equatable, CustomStringConvertible {
  case unknownParameter(String, intent: String, known: [String])
  /// `expected` describes the accepted values.
  case mismatch(parameter: String, value: ConfigurationValue, expected: String)

  public var description: String {
    switch self {
    case .unknownParameter(let name, let intent, let known):
      known.isEmpty
        ? "\(intent) has no parameter \"\(name)\"; it has no parameters"
        : "\(intent) has no parameter \"\(name)\"; available: \(known.joined(separator: ", "))"
    case .mismatch(let parameter, let value, let expected):
      "parameter \"\(parameter)\": expected \(expected), found \(value)"
    }
  }
}
