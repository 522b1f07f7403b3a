import CommandArguments
import Foundation
import HostLink
import NearestName

/// Parses `--set NAME=VALUE` according to the parameter's type.
package struct ConfigurationArgument {
  package var kind: String
  package var parameters: [ParameterDescription]

  package init(kind: String, parameters: [ParameterDescription]) {
    self.kind = kind
    self.parameters = parameters
  }

  /// Throws `ToolError.unknownParameter`, `ValueError`.
  package func values(_ settings: [String]) throws -> [String: ConfigurationValue] {
    var result: [String: ConfigurationValue] = [:]
    for setting in settings {
      let parts = setting.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      guard parts.count == 2 else {
        throw ValueError(value: setting, option: "--set", expected: "NAME=VALUE")
      }
      let parameter = try parameter(String(parts[0]))
      result[parameter.name] = try value(
        String(parts[1]), of: parameter, option: "--set \(parameter.name)")
    }
    return result
  }

  private func parameter(_ name: String) throws -> ParameterDescription {
    guard let parameter = parameters.first(where: { $0.name == name }) else {
      throw ToolError.unknownParameter(
        name, kind: kind, parameters: parameters.map(\.name))
    }
    return parameter
  }

  /// Parses the value of a parameter. Throws `ValueError`, which names the option.
  package func value(
    _ text: String, of parameter: ParameterDescription, option: String
  ) throws -> ConfigurationValue {
    guard parameter.isList else { return try single(text, of: parameter, option) }
    let parts = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    return .list(try parts.map { try single($0, of: parameter, option) })
  }

  private func single(
    _ text: String, of parameter: ParameterDescription, _ option: String
  ) throws -> ConfigurationValue {
    if !parameter.options.isEmpty {
      if let match = parameter.options.first(where: { names($0).contains(text.lowercased()) }) {
        return match.value
      }
      throw ValueError(
        value: text, option: option,
        expected: "one of: "
          + knownNames(parameter.options.map(\.value.text), insteadOf: text))
    }
    func expected(_ what: String) -> ValueError {
      ValueError(value: text, option: option, expected: what)
    }
    switch parameter.type {
    case .bool:
      guard let bool = Self.booleans[text.lowercased()] else { throw expected("true or false") }
      return .bool(bool)
    case .integer:
      guard let number = Int(text) else { throw expected("a whole number") }
      return .integer(number)
    case .double:
      guard let number = Double(text), number.isFinite else { throw expected("a number") }
      return .double(number)
    case .date:
      let dates = DateArgument(now: Date(timeIntervalSince1970: 0), timeZone: .gmt)
      guard !text.hasPrefix("+"), !text.hasPrefix("-"), !text.hasPrefix("now") else {
        throw expected("a date such as 2026-03-05T09:30:00Z")
      }
      return .date(try dates.parse(text, option: option))
    case .object: return .object(identifier: text, display: text)
    case .measurement(let units):
      guard let measurement = Self.measurement(text, units: units) else {
        throw expected("a number and a unit, one of: \(units.joined(separator: ", "))")
      }
      return measurement
    case .string, .url, .enumeration: return .string(text)
    case .dateComponents, .file, .other:
      throw expected("no value, because parameters of this type cannot be set here")
    }
  }

  /// Parses `4.5 km`; the first unit is the default.
  private static func measurement(_ text: String, units: [String]) -> ConfigurationValue? {
    let parts = text.split(separator: " ", maxSplits: 1).map(String.init)
    guard let number = parts.first.flatMap(Double.init), number.isFinite,
      let unit = parts.count > 1 ? parts[1] : units.first, units.contains(unit)
    else { return nil }
    return .measurement(value: number, unit: unit)
  }

  private func names(_ option: ParameterDescription.Option) -> [String] {
    var names = [option.value.text, option.title]
    if case .object(let identifier, let display) = option.value { names += [identifier, display] }
    return names.map { $0.lowercased() }
  }

  private static let booleans = [
    "true": true, "yes": true, "on": true, "1": true,
    "false": false, "no": false, "off": false, "0": false,
  ]
}

extension ConfigurationValue {
  /// The value in the syntax of `--set`.
  package var text: String {
    switch self {
    case .none: ""
    case .bool(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .double(let value): shortNumber(value)
    case .string(let value): value
    case .date(let value): value.ISO8601Format()
    case .dateComponents(let value): "\(value)"
    case .measurement(let value, let unit): "\(shortNumber(value)) \(unit)"
    case .object(let identifier, _): identifier
    case .file(let name, _): name
    case .encoded(_, let json): json
    case .list(let values): values.map(\.text).joined(separator: ",")
    }
  }
}
