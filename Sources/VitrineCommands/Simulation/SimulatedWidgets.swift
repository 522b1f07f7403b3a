import DeviceEngine
import Devices
import DeviceSimulation
import HostLink

/// What is placed in a simulation, and where.
struct SimulatedWidgets {
  var extensions: [InstalledExtension]
  var options: SimulationOptions

  /// A widget of an extension, to be placed.
  private struct Choice {
    var `extension`: InstalledExtension
    var selection: WidgetSelection
  }

  private var screen: Device { options.device.screen }
  private var names: String { extensions.map(\.name).joined(separator: ", ") }
  private var kinds: [String] { extensions.flatMap { $0.contents.widgets.map(\.kind) } }

  /// Throws `ToolError`, `ValueError`.
  func widgets() throws -> [SimulationPlan.Widget] {
    let chosen = try options.places.isEmpty ? everything() : options.places.map(choice)
    guard !chosen.isEmpty || options.scenario != nil else {
      throw ToolError.noWidgets(extension: names)
    }
    try checkThatValuesAreUsed(by: chosen)
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

  /// Each widget has a page of its own: where exactly it stands changes nothing.
  private static func place(of family: WidgetFamilyName, number: Int) -> Place {
    switch family {
    case .accessoryInline: .lockInline
    case .accessoryCircular, .accessoryCorner, .accessoryRectangular: .lockRow(position: 0)
    default: .home(page: number, column: 0, row: 0)
    }
  }

  /// Every kind in every family that it has for the Home Screen.
  private func everything() throws -> [Choice] {
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
        expected: "of a widget family; \"\(widget.kind)\" supports: "
          + supported.map(\.rawValue).joined(separator: ", "))
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

  /// `--set` where the widget has the parameter, and the widget's own.
  private func values(
    of widget: WidgetDescription, and own: [String] = []
  ) throws -> [String: ConfigurationValue] {
    let general = options.values.filter { Self.isOf(widget, $0) }
    return try ConfigurationArgument(
      kind: widget.kind, parameters: widget.configuration.parameters
    ).values(general + own)
  }

  private static func isOf(_ widget: WidgetDescription, _ setting: String) -> Bool {
    let name = String(setting.prefix { $0 != "=" })
    return widget.configuration.parameters.contains { $0.name == name }
  }

  private func checkThatValuesAreUsed(by chosen: [Choice]) throws {
    let widgets = chosen.map(\.selection.widget)
    for setting in options.values where !widgets.contains(where: { Self.isOf($0, setting) }) {
      let parameters = Set(widgets.flatMap { $0.configuration.parameters.map(\.name) }).sorted()
      throw ValueError(
        value: setting, option: "--set",
        expected: parameters.isEmpty
          ? "a parameter: the widgets have none"
          : "a parameter; the widgets have: \(parameters.joined(separator: ", "))")
    }
  }
}
