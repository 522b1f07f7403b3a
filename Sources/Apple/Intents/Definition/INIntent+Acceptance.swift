import Foundation
import HostLink

extension INIntent {
  /// Returns the values of a placed widget that are still valid, and an issue for each of the
  /// others, whose parameters then have their defaults.
  public static func accepted(
    _ values: [String: ConfigurationValue]
  ) -> (values: [String: ConfigurationValue], issues: [ConfigurationIssue]) {
    let parameters = (self as? any DefinedIntent.Type)?.intentDefinition.parameters ?? []
    var accepted: [String: ConfigurationValue] = [:]
    var issues: [ConfigurationIssue] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if let reason = parameters.first(where: { $0.name == name }).map({ $0.problem(with: value) })
        ?? .unknownParameter
      {
        issues.append(ConfigurationIssue(parameter: name, value: value, reason: reason))
      } else {
        accepted[name] = value
      }
    }
    return (accepted, issues)
  }

  /// The parameters' values in the form that hosts store, without the parameters that have none.
  public var configurationValues: [String: ConfigurationValue] {
    let defined = type(of: self) as? any DefinedIntent.Type
    var result: [String: ConfigurationValue] = [:]
    for parameter in defined?.intentDefinition.parameters ?? [] {
      let value = parameterValue(forKey: parameter.name).flatMap(parameter.configurationValue)
      // `.none` means that a default was cleared; a missing value would mean the default.
      result[parameter.name] =
        value ?? (parameter.defaultValue == .none ? nil : ConfigurationValue.none)
    }
    return result
  }
}

extension DefinedParameter {
  /// nil if the value is valid.
  fileprivate func problem(with value: ConfigurationValue) -> ConfigurationIssue.Reason? {
    guard (try? stored(value)) == nil, value != .none else { return nil }
    guard case .enumeration = kind else { return .wrongType }
    // The name or number of a case that the enum does not have (any more).
    let elements: [ConfigurationValue]
    if isList {
      guard case .list(let values) = value else { return .wrongType }
      elements = values
    } else {
      elements = [value]
    }
    let areCases = elements.allSatisfy {
      switch $0 {
      case .string, .integer: true
      default: false
      }
    }
    return areCases ? .noLongerExists : .wrongType
  }

  /// Converts a stored value, or an element of a handler's collection, to the form that hosts
  /// store; nil for objects without one.
  func configurationValue(_ value: Any) -> ConfigurationValue? {
    if isList, let elements = value as? [Any] {
      return .list(elements.compactMap(single))
    }
    return single(value)
  }

  func single(_ value: Any) -> ConfigurationValue? {
    switch (kind, value) {
    case (.bool, let number as NSNumber): .bool(number.boolValue)
    case (.integer, let number as NSNumber): .integer(number.intValue)
    case (.decimal, let number as NSNumber): .double(number.doubleValue)
    case (.string, let text as String): .string(text)
    case (.string, let text as NSString): .string(text.description)
    case (.url, let url as URL): .string(url.absoluteString)
    case (.date, let parts as DateComponents):
      (parts.calendar ?? .current).date(from: parts).map { .date($0) }
    case (.enumeration(_, let cases), let rawValue as Int):
      cases.first { $0.rawValue == rawValue && rawValue != 0 }.map { .string($0.name) }
    case (.object, let object as INObject):
      object.identifier.map { .object(identifier: $0, display: object.displayString) }
    default: nil
    }
  }
}
