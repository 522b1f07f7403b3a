import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

extension Command {
  static let configure = Command(
    spec: CommandSpec(
      name: "configure", summary: "Print or set a placed widget's parameters.",
      discussion: "Without --set and --unset, prints the parameters with their values and choices.",
      positionals: [.placement],
      options: [
        .value("set", "NAME=VALUE", repeats: true, "Set a parameter; repeatable."),
        .value("unset", "NAME", repeats: true, "Reset a parameter to its default; repeatable."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let id = PlacementID(arguments.positionals[0])
    guard let placed = try await device.state().placements.first(where: { $0.id == id }) else {
      throw HostError.unknownPlacement(id)
    }
    let item = try await device.galleryItem(
      placed.placement.kind, extension: placed.placement.extension.rawValue)
    let parameters = item.configuration.parameters
    var values = try await device.configuration(
      arguments.all("set"), kind: item.kind, parameters: parameters, extension: item.extension,
      over: placed.placement.configuration)
    for name in arguments.all("unset") { values[name] = ConfigurationValue.none }
    guard values.isEmpty else {
      return try await device.run(ConfigureWidget(id, values), as: .placement) { $0.line }
    }
    try await device.showParameters(
      parameters, values: placed.placement.configuration, kind: item.kind,
      extension: item.extension)
  }
}

extension RunningDevice {
  /// Prints the parameters of a widget or a control with their values and choices.
  func showParameters(
    _ parameters: [ParameterDescription], values: [String: ConfigurationValue], kind: String,
    extension id: ExtensionID
  ) async throws {
    var listings: [ParameterListing] = []
    for parameter in parameters {
      let reply = try await client.call(
        ListOptions(
          extension: id,
          OptionsRequest(kind: kind, parameter: parameter.name, configuration: values)))
      let options = reply.sections.flatMap(\.options)
      listings.append(
        ParameterListing(
          name: parameter.name, title: parameter.title, value: values[parameter.name],
          default: parameter.defaultValue, choices: options.map(\.value),
          choiceTitles: options.map(\.listed)))
    }
    try await show(listings, as: .parameters, text: parameterTable)
  }
}

/// A parameter of a placed widget or control.
private struct ParameterListing: Encodable {
  var name: String
  var title: String
  /// nil if the default applies.
  var value: ConfigurationValue?
  var `default`: ConfigurationValue
  var choices: [ConfigurationValue]
  /// What the table shows, in the order of `choices`.
  var choiceTitles: [String]
}

private func parameterTable(_ parameters: [ParameterListing]) -> String {
  guard !parameters.isEmpty else { return "no parameters" }
  var table = TextTable(
    header: ["PARAMETER", "TITLE", "VALUE", "DEFAULT", "CHOICES"],
    alignments: Array(repeating: .left, count: 5))
  func text(_ value: ConfigurationValue?) -> String {
    var text = value?.text ?? ""
    if case .object(_, let display)? = value { text = value?.named(display) ?? text }
    return text.isEmpty ? "-" : text
  }
  for parameter in parameters {
    let choices = parameter.choiceTitles.joined(separator: ", ")
    table.rows.append([
      parameter.name, parameter.title, text(parameter.value), text(parameter.default),
      choices.isEmpty ? "-" : choices,
    ])
  }
  return table.text
}

extension CommandSpec.Positional {
  static let placement = Self(
    name: "PLACEMENT", help: "Placement id, such as p1; `vitrine placements` lists them.")
}
