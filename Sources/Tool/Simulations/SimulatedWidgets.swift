import CommandArguments
import CommandContext
import DeviceEngine
import DeviceSimulation
import Devices
import HostLink
import NearestName

/// Chooses the widgets of a simulation and their places.
struct SimulatedWidgets {
  var extensions: [InstalledExtension]
  var options: SimulationOptions

  /// A widget to place.
  private struct Choice {
    var `extension`: InstalledExtension
    var selection: WidgetSelection
  }

  private var screen: Device { options.device.screen }
  private var names: String { extensions.map(\.name).joined(separator: ", ") }
  private var kinds: [String] { extensions.flatMap { $0.contents.widgets.map(\.kind) } }

  /// Throws `ToolError`, `ValueError`.
  func widgets() throws -> [SimulationPlan.Widget] {
    let chosen = try options.places.isEmpty ? allWidgets() : options.places.map(choice)
    guard !chosen.isEmpty || options.scenario != nil else {
      throw ToolError.noWidgets(extension: names)
    }
    try checkSettings(applyTo: chosen)
    return chosen.enumerated().map { number, choice in
      SimulationPlan.Widget(
        placement: Placement(
          id: "p\(number + 1)", extension: choice.extension.id,
          kind: choice.selection.widget.kind, family: choice.selection.family,
          place: Self.place(of: choice.selection.family, number: number),
          configuration: choice.selection.configuration),
        extension: choice.extension)
    }
  }

  /// Each widget gets its own page: the exact place does not affect the simulation.
  private static func place(of family: WidgetFamilyName, number: Int) -> WidgetPlace {
    switch family {
    case .accessoryInline: .lockInline
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular: .lockRow(position: 0)
    default: .home(page: number, column: 0, row: 0)
    }
  }

  /// Every kind in each of its Home Screen families.
  private func allWidgets() throws -> [Choice] {
    try extensions.flatMap { installed in
      try installed.contents.widgets.flatMap { widget in
        let configuration = try values(of: widget)
        return widget.supportedFamilies
          .filter { !$0.isAccessory && screen.size(of: $0) != nil }
          .map { family in
            var selection = WidgetSelection(widget: widget, family: family)
            selection.configuration = configuration
            return Choice(extension: installed, selection: selection)
          }
      }
    }
  }

  private func choice(_ argument: SimulationOptions.WidgetToPlace) throws -> Choice {
    guard let installed = extensions.first(where: { $0.widget(ofKind: argument.kind) != nil }),
      let widget = installed.widget(ofKind: argument.kind)
    else { throw ToolError.unknownKind(argument.kind, extension: names, kinds: kinds) }
    let supported = widget.supportedFamilies
    guard let family = WidgetFamilyName(named: argument.family) else {
      throw ValueError(
        value: argument.text, option: "--place",
        expected: "a family that \"\(widget.kind)\" supports: "
          + supported.known(insteadOf: argument.family))
    }
    guard supported.contains(family) else {
      throw ToolError.unsupportedFamily(family, kind: widget.kind, supported: supported)
    }
    guard screen.size(of: family) != nil else {
      throw ToolError.familyNotOnDevice(
        family, device: screen.identifier, families: screen.families.map(\.family))
    }
    var selection = WidgetSelection(widget: widget, family: family)
    selection.configuration = try values(of: widget, and: argument.values)
    return Choice(extension: installed, selection: selection)
  }

  // MARK: Values

  /// The applicable values of `--set`, and the widget's own values.
  private func values(
    of widget: WidgetDescription, and own: [String] = []
  ) throws -> [String: ConfigurationValue] {
    let general = options.values.filter { Self.applies($0, to: widget) }
    return try ConfigurationArgument(
      kind: widget.kind, parameters: widget.configuration.parameters
    ).values(general + own)
  }

  private static func applies(_ setting: String, to widget: WidgetDescription) -> Bool {
    let name = String(setting.prefix { $0 != "=" })
    return widget.configuration.parameters.contains { $0.name == name }
  }

  /// Throws `ValueError` if a value of `--set` applies to no widget.
  private func checkSettings(applyTo chosen: [Choice]) throws {
    let widgets = chosen.map(\.selection.widget)
    for setting in options.values
    where !widgets.contains(where: { Self.applies(setting, to: $0) }) {
      let parameters = Set(widgets.flatMap { $0.configuration.parameters.map(\.name) }).sorted()
      throw ValueError(
        value: setting, option: "--set",
        expected: parameters.isEmpty
          ? "no value, because the widgets have no parameters"
          : "a parameter of the widgets: "
            + knownNames(parameters, insteadOf: String(setting.prefix { $0 != "=" })))
    }
  }
}
