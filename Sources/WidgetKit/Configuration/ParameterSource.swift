import HostLink

/// What has a configuration: a widget's provider, a control's.
protocol ParameterSource: Sendable {
  var configuration: ConfigurationDescription { get }
  /// The choices of one parameter.
  func options(_ request: OptionsRequest) async throws -> OptionsReply
}

extension ParameterSource {
  /// The choices that the description itself lists; a source whose choices are made by code has a
  /// method of its own.
  func options(_ request: OptionsRequest) async throws -> OptionsReply {
    try fixedOptions(request)
  }

  /// Throws a `FailureReport` where there is no such parameter.
  func fixedOptions(_ request: OptionsRequest) throws -> OptionsReply {
    let parameters = configuration.parameters
    guard let parameter = parameters.first(where: { $0.name == request.parameter }) else {
      let known = parameters.map(\.name).joined(separator: ", ")
      throw FailureReport(
        .badConfiguration,
        "\"\(request.kind)\" has no parameter \"\(request.parameter)\": "
          + (known.isEmpty ? "it has none." : "there are \(known)."))
    }
    return OptionsReply(
      sections: parameter.options.isEmpty ? [] : [.init(options: parameter.options)],
      defaultValue: parameter.defaultValue)
  }
}
