import DeviceEngine
import DeviceProtocol
import HostLink

// The values of `--set` on a running device, whose extension has the dynamic choices.
extension RunningDevice {
  /// Parses `--set` options. A value of a parameter with dynamic choices is looked up among them by
  /// identifier or title, as the user finds it in the configuration form.
  ///
  /// - Parameter old: The values set before, on which choices may depend.
  /// - Throws: `ToolError.unknownParameter`, `.unknownChoice`, `ValueError`.
  func configuration(
    _ settings: [String], kind: String, parameters: [ParameterDescription],
    extension id: ExtensionIdentifier, over old: [String: ConfigurationValue] = [:]
  ) async throws -> [String: ConfigurationValue] {
    var values = try ConfigurationArgument(kind: kind, parameters: parameters).values(settings)
    for parameter in parameters where parameter.hasDynamicOptions {
      guard let value = values[parameter.name] else { continue }
      var choices = DynamicChoices(
        parameter: parameter, request: OptionsRequest(kind: kind, parameter: parameter.name))
      choices.request.configuration = old.merging(values) { $1 }
      choices.request.configuration[parameter.name] = old[parameter.name]
      values[parameter.name] = try await choices.chosen(value) {
        try? await client.call(.options(extension: id, $0))
      }
    }
    return values
  }
}

/// The choices of a parameter that the extension provides.
struct DynamicChoices {
  var parameter: ParameterDescription
  var request: OptionsRequest

  /// Returns the choice that a given value means. Without any choices, or if the extension does not
  /// answer, the value itself is returned; the next timeline then reports whether it exists.
  ///
  /// - Parameter ask: Returns the extension's reply; nil if it failed.
  /// - Throws: `ToolError.unknownChoice`.
  func chosen(
    _ value: ConfigurationValue, ask: (OptionsRequest) async -> OptionsReply?
  ) async throws -> ConfigurationValue {
    if case .list(let values) = value {
      var chosen: [ConfigurationValue] = []
      for value in values { chosen.append(try await self.chosen(value, ask: ask)) }
      return .list(chosen)
    }
    let suggested = await ask(request)?.sections.flatMap(\.options) ?? []
    if suggested.isEmpty { return value }
    if let option = suggested.first(where: { $0.isNamed(value.text) }) { return option.value }
    if parameter.supportsSearch {
      var search = request
      search.search = value.text
      let found = await ask(search)?.sections.flatMap(\.options) ?? []
      if let option = found.first(where: { $0.isNamed(value.text) }) { return option.value }
    }
    throw ToolError.unknownChoice(
      value.text, parameter: parameter.name, choices: suggested.map(\.value.text))
  }
}

extension ParameterDescription.Option {
  fileprivate func isNamed(_ name: String) -> Bool {
    var names = [value.text, title]
    if case .object(_, let display) = value { names.append(display) }
    return names.contains { $0.lowercased() == name.lowercased() }
  }
}
