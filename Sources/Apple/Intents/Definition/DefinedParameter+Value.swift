import Foundation
import HostLink

extension DefinedParameter {
  var parameterDescription: ParameterDescription {
    var options: [ParameterDescription.Option] = []
    if case .enumeration(_, let cases) = kind {
      options = cases.filter { $0.rawValue != 0 }
        .map { .init(value: .string($0.name), title: $0.title) }
    }
    return ParameterDescription(
      name: name, title: title, type: kind.valueType, isList: isList, options: options,
      hasDynamicOptions: hasDynamicOptions, supportsSearch: supportsSearch,
      defaultValue: defaultValue)
  }

  /// The value in the form that the intent stores; nil for no value.
  func stored(_ value: ConfigurationValue) throws(IntentConfigurationError) -> Any? {
    guard value != .none else { return nil }
    guard isList else { return try single(value) }
    guard case .list(let elements) = value else { throw mismatch(value) }
    var result: [Any] = []
    for element in elements { result.append(try single(element)) }
    return result
  }

  private func single(_ value: ConfigurationValue) throws(IntentConfigurationError) -> Any {
    switch (kind, value) {
    case (.bool, .bool(let flag)): return NSNumber(value: flag)
    case (.integer, .integer(let number)): return NSNumber(value: number)
    case (.decimal, .integer(let number)): return NSNumber(value: number)
    case (.decimal, .double(let number)): return NSNumber(value: number)
    case (.string, .string(let text)): return text
    case (.url, .string(let text)):
      guard let url = URL(string: text) else { throw mismatch(value) }
      return url
    case (.date, .date(let date)):
      return Calendar.current.dateComponents(
        [.calendar, .timeZone, .year, .month, .day, .hour, .minute, .second], from: date)
    case (.enumeration(_, let cases), .string(let name)):
      guard let match = cases.first(where: { $0.name == name }) else { throw mismatch(value) }
      return match.rawValue
    case (.enumeration(_, let cases), .integer(let rawValue)):
      guard cases.contains(where: { $0.rawValue == rawValue }) else { throw mismatch(value) }
      return rawValue
    case (.object(_, let type), .object(let identifier, let display)):
      return type.init(identifier: identifier, display: display)
    case (.object(_, let type), .string(let identifier)):
      return type.init(identifier: identifier, display: identifier)
    default: throw mismatch(value)
    }
  }

  private func mismatch(_ value: ConfigurationValue) -> IntentConfigurationError {
    .mismatch(
      parameter: name, value: value, expected: (isList ? "a list of " : "") + kind.expectation)
  }
}

extension DefinedParameter.Kind {
  var valueType: ParameterDescription.ValueType {
    switch self {
    case .bool: .bool
    case .integer: .integer
    case .decimal: .double
    case .string: .string
    case .url: .url
    case .date: .date
    case .enumeration(let name, _): .enumeration(name: name)
    case .object(let name, _): .object(name: name)
    case .other(let name): .other(name: name)
    }
  }

  /// The accepted values, for error messages.
  var expectation: String {
    switch self {
    case .bool: "true or false"
    case .integer: "a whole number"
    case .decimal: "a number"
    case .string: "text"
    case .url: "a URL"
    case .date: "a date"
    case .enumeration(_, let cases):
      "one of " + cases.filter { $0.rawValue != 0 }.map(\.name).joined(separator: ", ")
    case .object(let name, _): "the identifier of a \(name)"
    case .other(let name): "a \(name), which cannot be configured"
    }
  }
}
