import HostLink

/// A widget or a control with a configuration.
protocol ParameterSource: Sendable {
  var configuration: ConfigurationDescription { get }
  /// Returns the choices of one parameter.
  func options(_ request: OptionsRequest) async throws -> OptionsReply
}

extension ParameterSource {
  /// Returns the choices listed in the description. Sources whose choices come from author code
  /// replace this implementation.
  func options(_ request: OptionsRequest) async throws -> OptionsReply {
    try fixedOptions(request)
  }

  /// The choices listed in the description. Throws a `FailureReport` for an unknown parameter.
  func fixedOptions(_ request: OptionsRequest) throws -> OptionsReply {
    let parameters = configuration.parameters
    guard let parameter = parameters.first(where: { $0.name == request.parameter }) else {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw FailureReport(
        .badConfiguration,
        "\"\(request.kind)\" has no parameter \"\(request.parameter)\". "
          + (known.isEmpty ? "It has no parameters." : "Available: \(known)."))
    }
    return OptionsReply(
      sections: parameter.options.isEmpty ? [] : [.init(options: parameter.options)],
      defaultValue: parameter.defaultValue)
  }
}
