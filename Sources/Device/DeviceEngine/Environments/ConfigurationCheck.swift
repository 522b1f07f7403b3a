import Foundation
import HostLink

/// Checks configured values against the parameters that an extension describes.
///
/// ```swift
/// let check = ConfigurationCheck(kind: "Hero", widget.configuration.parameters)
/// let values = try check.checked(["hero": .string("panda")])
/// ```
/// Dynamic choices (entities, dynamic options) are accepted unchecked. If one no longer exists, the
/// next timeline reports it in `PlacementState.issues`.
public struct ConfigurationCheck {
  private let kind: String
  private let parameters: [ParameterDescription]
  private let family: String?

  /// - Parameter family: The widget's family, on which the number of values of a list depends; nil
  ///   for a control.
  public init(
    kind: String, _ parameters: [ParameterDescription], family: WidgetFamilyName? = nil
  ) {
    self.kind = kind
    self.parameters = parameters
    self.family = family?.rawValue
  }

  /// Returns the old values overridden by the new ones; `.none` removes a value. Numbers are
  /// converted to their parameter's type.
  /// Throws `HostError.unknownParameter`, `HostError.badValue`.
  public func checked(
    _ new: [String: ConfigurationValue], over old: [String: ConfigurationValue] = [:]
  ) throws(HostError) -> [String: ConfigurationValue] {
    var values = old
    for (name, value) in new.sorted(by: { $0.key < $1.key }) {
      guard let parameter = parameters.first(where: { $0.name == name }) else {
        throw .unknownParameter(name, kind: kind, known: parameters.map(\.name))
      }
      if value == .none {
        values[name] = nil
        continue
      }
      guard let converted = parameter.converted(value) else {
        throw .badValue(parameter: name, expected: parameter.expectation)
      }
      if let limit = parameter.countLimit(in: family), case .list(let list) = converted,
        list.count > limit.count
      {
        throw .badValue(
          parameter: name, expected: "a list of at most \(limit.count)" + limit.place)
      }
      values[name] = converted
    }
    return values
  }
}

extension ParameterDescription {
  /// The maximum number of values in a list, and of bytes in a string or file.
  private static let listLimit = 1000
  private static let byteLimit = 1 << 20

  /// The maximum number of values in a list of a widget's family, and where it applies.
  fileprivate func countLimit(in family: String?) -> (count: Int, place: String)? {
    guard let counts else { return nil }
    if let family, let own = counts.first(where: { $0.family == family }) {
      return (own.maximum, " in \(family)")
    }
    return counts.first { $0.family == nil }.map { ($0.maximum, "") }
  }

  /// The value as the parameter stores it; nil if it is invalid.
  fileprivate func converted(_ value: ConfigurationValue) -> ConfigurationValue? {
    guard isList else { return convertedElement(value) }
    guard case .list(let elements) = value, elements.count <= Self.listLimit else { return nil }
    let converted = elements.compactMap(convertedElement)
    return converted.count == elements.count ? .list(converted) : nil
  }

  private func convertedElement(_ value: ConfigurationValue) -> ConfigurationValue? {
    guard let typed = typed(value) else { return nil }
    if let number = typed.number {
      guard number.isFinite, number >= minimum ?? number, number <= maximum ?? number else {
        return nil
      }
    }
    if !options.isEmpty, !hasDynamicOptions,
      !options.contains(where: { $0.value.isSame(as: typed) })
    {
      return nil
    }
    return typed
  }

  private func typed(_ value: ConfigurationValue) -> ConfigurationValue? {
    switch (type, value) {
    case (.bool, .bool), (.integer, .integer), (.double, .double), (.date, .date),
      (.dateComponents, .dateComponents):
      value
    case (.double, .integer(let number)): .double(Double(number))
    case (.integer, .double(let number)): Int(exactly: number).map { .integer($0) }
    case (.string, .string(let text)): text.utf8.count <= Self.byteLimit ? value : nil
    case (.url, .string(let text)):
      text.utf8.count <= Self.byteLimit && URL(string: text) != nil ? value : nil
    case (.measurement(let units), .measurement(let amount, let unit)):
      amount.isFinite && units.contains(unit) ? value : nil
    case (.file, .file(_, let data)): data.count <= Self.byteLimit ? value : nil
    case (.enumeration, .string), (.enumeration, .integer): value
    case (.object, .object(let identifier, let display)):
      identifier.utf8.count + display.utf8.count <= Self.byteLimit ? value : nil
    case (.other(let name), .encoded(let type, let json)):
      type == name && json.utf8.count <= Self.byteLimit ? value : nil
    // Types without an editor accept their choices and values that the extension itself encoded.
    case (.other, _): options.contains { $0.value == value } ? value : nil
    default: nil
    }
  }

  /// A description of valid values.
  fileprivate var expectation: String {
    let one = elementExpectation
    return isList ? "a list, each element \(one)" : one
  }

  private var elementExpectation: String {
    if !options.isEmpty, !hasDynamicOptions {
      return "one of: " + options.map(\.value.words).joined(separator: ", ")
    }
    switch type {
    case .bool: return "true or false"
    case .integer: return "a whole number" + range
    case .double: return "a number" + range
    case .string: return "text"
    case .date: return "a date"
    case .dateComponents: return "date components"
    case .url: return "a URL"
    case .measurement(let units): return "an amount in one of: " + units.joined(separator: ", ")
    case .file: return "a file of at most 1 MiB"
    case .enumeration(let name), .object(let name): return "one of the choices of \(name)"
    case .other(let name): return "a value of \(name)"
    }
  }

  private var range: String {
    let write: (Double) -> String = {
      $0.formatted(.number.grouping(.never).locale(.init(identifier: "en_US_POSIX")))
    }
    return switch (minimum, maximum) {
    case (let low?, let high?): " from \(write(low)) to \(write(high))"
    case (let low?, nil): " of at least \(write(low))"
    case (nil, let high?): " of at most \(write(high))"
    case (nil, nil): ""
    }
  }
}

extension ConfigurationValue {
  fileprivate var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .double(let value): value
    case .measurement(let value, _): value
    default: nil
    }
  }

  /// The value in messages.
  fileprivate var words: String {
    switch self {
    case .string(let text): text
    case .integer(let number): String(number)
    case .double(let number): String(number)
    case .bool(let value): String(value)
    case .object(let identifier, _): identifier
    case .measurement(let value, let unit): "\(value) \(unit)"
    default: "\(self)"
    }
  }
}
