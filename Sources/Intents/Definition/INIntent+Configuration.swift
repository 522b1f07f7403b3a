import Foundation
import HostLink

extension INIntent {
  /// What a person can configure of this type of intent. A type without a definition has no
  /// parameters.
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

  /// A new intent with these values, and the defaults of those that are not given.
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

/// Why configuration values do not fit an intent.
public enum IntentConfigurationError: Error, Equatable, CustomStringConvertible {
  case unknownParameter(String, intent: String, known: [String])
  /// `expected` says in words what would do.
  case mismatch(parameter: String, value: ConfigurationValue, expected: String)

  public var description: String {
    switch self {
    case .unknownParameter(let name, let intent, let known):
      known.isEmpty
        ? "\(intent) has no parameter \"\(name)\": it has none"
        : "\(intent) has no parameter \"\(name)\": there are \(known.joined(separator: ", "))"
    case .mismatch(let parameter, let value, let expected):
      "the parameter \"\(parameter)\" takes \(expected), not \(value)"
    }
  }
}
