import HostLink

/// The choices of a parameter, among which a given value is looked up by identifier or title, as
/// the user finds it in the configuration form.
package struct ParameterChoices: Sendable {
  private let parameter: ParameterDescription
  private let request: OptionsRequest
  /// Whether only texts are looked up. Other values are returned as they are.
  package var looksUpTextsOnly = false

  /// - Parameters:
  ///   - values: The values that are being set. Choices may depend on those of other parameters.
  ///   - old: The values that were set before.
  package init(
    of parameter: ParameterDescription, kind: String, values: [String: ConfigurationValue],
    over old: [String: ConfigurationValue]
  ) {
    self.parameter = parameter
    var configuration = old.merging(values) { $1 }.filter { $0.value != ConfigurationValue.none }
    configuration[parameter.name] = old[parameter.name]
    request = OptionsRequest(
      kind: kind, parameter: parameter.name, configuration: configuration)
  }

  /// Returns the choice that a value means; for a list, those of its elements. Without any choices,
  /// or if the extension does not answer, the value itself is returned: the next timeline then
  /// reports whether it exists.
  ///
  /// - Parameter ask: Returns the extension's reply; nil if it failed.
  /// - Throws: `UnknownChoice`, and what `ask` throws.
  package func chosen(
    _ value: ConfigurationValue, ask: (OptionsRequest) async throws -> OptionsReply?
  ) async throws -> ConfigurationValue {
    guard case .list(let values) = value else { return try await chosen([value], ask)[0] }
    return .list(try await chosen(values, ask))
  }

  private func chosen(
    _ values: [ConfigurationValue], _ ask: (OptionsRequest) async throws -> OptionsReply?
  ) async throws -> [ConfigurationValue] {
    guard values.contains(where: isLookedUp) else { return values }
    var suggested: [ParameterDescription.Option] = []
    if parameter.hasDynamicOptions { suggested = try await ask(request)?.options ?? [] }
    if suggested.isEmpty { suggested = parameter.options }
    var chosen: [ConfigurationValue] = []
    for value in values {
      chosen.append(isLookedUp(value) ? try await choice(value, among: suggested, ask) : value)
    }
    return chosen
  }

  private func choice(
    _ value: ConfigurationValue, among suggested: [ParameterDescription.Option],
    _ ask: (OptionsRequest) async throws -> OptionsReply?
  ) async throws -> ConfigurationValue {
    if let choice = suggested.choice(value) { return choice }
    if parameter.supportsSearch, let name = value.name {
      var search = request
      search.search = name
      if let choice = try await ask(search)?.options.choice(value) { return choice }
    }
    guard suggested.isEmpty, !isTextOfObject(value) else {
      throw UnknownChoice(value: value, choices: suggested)
    }
    return value
  }

  private func isLookedUp(_ value: ConfigurationValue) -> Bool {
    if case .string = value { return true }
    return !looksUpTextsOnly && value != ConfigurationValue.none
  }

  /// Whether the value is a text, which cannot be the value of the parameter.
  private func isTextOfObject(_ value: ConfigurationValue) -> Bool {
    guard case .string = value, case .object = parameter.type else { return false }
    return true
  }
}

/// A value that is none of the choices.
package struct UnknownChoice: Error, Equatable {
  package var value: ConfigurationValue
  package var choices: [ParameterDescription.Option]
}

extension OptionsReply {
  fileprivate var options: [ParameterDescription.Option] { sections.flatMap(\.options) }
}

extension ConfigurationValue {
  /// What the user types to find the value; nil for a value that is not found by text.
  fileprivate var name: String? {
    switch self {
    case .string(let text): text
    case .object(let identifier, _): identifier
    default: nil
    }
  }
}

extension [ParameterDescription.Option] {
  /// The choice with the value, or else the one with its name, or else one whose name differs in
  /// case only.
  fileprivate func choice(_ value: ConfigurationValue) -> ConfigurationValue? {
    if let same = first(where: { $0.value.isSame(as: value) }) { return same.value }
    guard let name = value.name else { return nil }
    let found =
      first { $0.names.contains(name) }
      ?? first { $0.names.contains { $0.lowercased() == name.lowercased() } }
    return found?.value
  }
}

extension ParameterDescription.Option {
  fileprivate var names: [String] {
    switch value {
    case .string(let name): [name, title]
    case .object(let identifier, let display): [identifier, display, title]
    default: [title]
    }
  }
}
