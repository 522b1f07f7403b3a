import Foundation
import HostLink

extension INIntent {
  /// The values of a placed widget that still fit, and what was the matter with the others, whose
  /// parameters then have their defaults.
  public static func accepted(
    _ values: [String: ConfigurationValue]
  ) -> (values: [String: ConfigurationValue], issues: [ConfigurationIssue]) {
    let parameters = (self as? any DefinedIntent.Type)?.intentDefinition.parameters ?? []
    var accepted: [String: ConfigurationValue] = [:]
    var issues: [ConfigurationIssue] = []
    for (name, value) in values.sorted(by: { $0.key < $1.key }) {
      if let reason = parameters.first(where: { $0.name == name }).map({ $0.objection(to: value) })
        ?? .unknownParameter
      {
        issues.append(ConfigurationIssue(parameter: name, value: value, reason: reason))
      } else {
        accepted[name] = value
      }
    }
    return (accepted, issues)
  }

  /// The parameters' values as a host keeps them; those without one are left out.
  public var configurationValues: [String: ConfigurationValue] {
    let defined = type(of: self) as? any DefinedIntent.Type
    var result: [String: ConfigurationValue] = [:]
    for parameter in defined?.intentDefinition.parameters ?? [] {
      let value = parameterValue(forKey: parameter.name).flatMap(parameter.configurationValue)
      // A parameter that was set to nothing has no value, and not its default.
      result[parameter.name] =
        value ?? (parameter.defaultValue == .none ? nil : ConfigurationValue.none)
    }
    return result
  }
}

extension DefinedParameter {
  /// nil where the value fits.
  fileprivate func objection(to value: ConfigurationValue) -> ConfigurationIssue.Reason? {
    guard (try? stored(value)) == nil, value != .none else { return nil }
    guard case .enumeration = kind else { return .wrongType }
    // A case by a name, or a number, that the enum does not have.
    let elements: [ConfigurationValue]
    if isList {
      guard case .list(let values) = value else { return .wrongType }
      elements = values
    } else {
      elements = [value]
    }
    let areNames = elements.allSatisfy {
      switch $0 {
      case .string, .integer: true
      default: false
      }
    }
    return areNames ? .noLongerExists : .wrongType
  }

  /// A stored value, or an element of a handler's collection, as a host keeps it; nil for objects
  /// that it cannot keep.
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
