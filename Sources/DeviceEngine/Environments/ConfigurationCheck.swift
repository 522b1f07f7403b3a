import Foundation
import HostLink

/// Compares a person's values with what an extension says of its parameters.
///
/// ```swift
/// let check = ConfigurationCheck(kind: "Hero", widget.configuration.parameters)
/// let values = try check.checked(["hero": .string("panda")])
/// ```
/// Choices that the extension is asked for (entities, dynamic options) are taken as they come:
/// whether they still exist is told with the next timeline, in `PlacementState.issues`.
public struct ConfigurationCheck {
  private let kind: String
  private let parameters: [ParameterDescription]

  public init(kind: String, _ parameters: [ParameterDescription]) {
    self.kind = kind
    self.parameters = parameters
  }

  /// The old values with the new ones over them; `.none` takes a value away. Numbers come out in their parameter's type.
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
      guard let fitting = parameter.fitting(value) else {
        throw .badValue(parameter: name, expected: parameter.expectation)
      }
      values[name] = fitting
    }
    return values
  }
}

extension ParameterDescription {
  /// The most values of one list, and bytes of one text or file.
  private static let listLimit = 1000
  private static let byteLimit = 1 << 20

  /// The value as the parameter stores it; nil where it does not fit.
  fileprivate func fitting(_ value: ConfigurationValue) -> ConfigurationValue? {
    guard isList else { return fittingElement(value) }
    guard case .list(let elements) = value, elements.count <= Self.listLimit else { return nil }
    let fitting = elements.compactMap(fittingElement)
    return fitting.count == elements.count ? .list(fitting) : nil
  }

  private func fittingElement(_ value: ConfigurationValue) -> ConfigurationValue? {
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
    // Types without an editor have choices, or what the author's code has given before.
    case (.other, _): options.contains { $0.value == value } ? value : nil
    default: nil
    }
  }

  /// In words, what would do.
  fileprivate var expectation: String {
    let one = elementExpectation
    return isList ? "a list of \(one)" : one
  }

  private var elementExpectation: String {
    if !options.isEmpty, !hasDynamicOptions {
      return "one of: " + options.map(\.value.words).joined(separator: ", ")
    }
    switch type {
    case .bool: return "true or false"
    case .integer: return "a whole number" + range
    case .double: return "a number" + range
    case .string: return "a text"
    case .date: return "a date"
    case .dateComponents: return "a date's parts"
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

  /// For messages.
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
