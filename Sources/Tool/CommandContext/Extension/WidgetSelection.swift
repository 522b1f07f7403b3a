import CommandArguments
import Devices
import HostLink

/// A widget of an extension in one family, with its configuration.
package struct WidgetSelection: Sendable {
  package var widget: WidgetDescription
  package var family: WidgetFamilyName
  package var configuration: [String: ConfigurationValue] = [:]

  package static let options: [CommandSpec.Option] = [
    .value("kind", "KIND", "Widget kind or its name. Required if the extension has several."),
    .value(
      "family", "FAMILY", offers: .words(WidgetFamilyName.allCases.map(\.shortName)),
      "small, medium, large, extraLarge, extraLargePortrait, circular, corner, rectangular or "
        + "inline. Default: the widget's first."),
    .value("set", "NAME=VALUE", repeats: true, "Set a configuration parameter; repeatable."),
  ]

  /// Throws `ToolError`, `ValueError`.
  package init(_ arguments: ParsedArguments, in session: ExtensionSession, device: Device) throws {
    widget = try Self.widget(arguments["kind"], in: session)
    family = try Self.family(arguments["family"], of: widget, device: device)
    configuration = try ConfigurationArgument(
      kind: widget.kind, parameters: widget.configuration.parameters
    ).values(arguments.all("set"))
  }

  package init(widget: WidgetDescription, family: WidgetFamilyName) {
    self.widget = widget
    self.family = family
  }

  /// Returns the request for the extension. Throws `ToolError.familyNotOnDevice`.
  package func request(
    on device: Device, environments: [RenderEnvironment], archives: ArchiveSelection
  ) throws -> WidgetRequest {
    try device.widgetRequest(
      widget.kind, family, configuration: configuration, environments: environments,
      archives: archives)
  }

  private static func widget(
    _ kind: String?, in session: ExtensionSession
  ) throws -> WidgetDescription {
    let widgets = session.description.widgets
    guard let first = widgets.first else {
      throw ToolError.noWidgets(
        extension: session.name, others: session.description.drawingArguments)
    }
    guard let kind else {
      guard widgets.count == 1 else {
        throw ToolError.kindRequired(extension: session.name, kinds: widgets.map(\.kind))
      }
      return first
    }
    guard let widget = try widgets.only(named: kind) else {
      throw ToolError.unknownKind(
        kind, extension: session.name, kinds: widgets.map(\.kind), names: widgets.shownNames)
    }
    return widget
  }

  private static func family(
    _ name: String?, of widget: WidgetDescription, device: Device
  ) throws -> WidgetFamilyName {
    let supported = widget.supportedFamilies
    guard let name else {
      guard let family = supported.first(where: { device.size(of: $0) != nil }) ?? supported.first
      else { throw ToolError.unsupportedFamily(.systemSmall, kind: widget.kind, supported: []) }
      return family
    }
    guard let family = WidgetFamilyName(named: name) else {
      throw ValueError(
        value: name, option: "--family",
        expected: "a family that \"\(widget.kind)\" supports: "
          + supported.known(insteadOf: name))
    }
    guard supported.contains(family) else {
      throw ToolError.unsupportedFamily(family, kind: widget.kind, supported: supported)
    }
    return family
  }
}

extension Device {
  /// A request for a widget with the size and the margins of this device. Throws
  /// `ToolError.familyNotOnDevice`.
  package func widgetRequest(
    _ kind: String, _ family: WidgetFamilyName,
    configuration: [String: ConfigurationValue] = [:], environments: [RenderEnvironment],
    archives: ArchiveSelection
  ) throws -> WidgetRequest {
    guard let size = size(of: family) else {
      throw ToolError.familyNotOnDevice(
        family, device: identifier, families: families.map(\.family))
    }
    return WidgetRequest(
      kind: kind, family: family, configuration: configuration, displaySize: size,
      contentMargins: contentMargins(of: family),
      containerCornerRadius: cornerRadius(of: family), environments: environments,
      archives: archives)
  }
}

extension BundleDescription {
  /// How `vitrine render` chooses the first kinds of the extension.
  package var drawingArguments: [String] {
    let all =
      widgets.map { "--kind \($0.kind)" } + controls.map { "--control \($0.kind)" }
      + activities.map { "--activity \($0.attributesType)" }
    return Array(all.prefix(5))
  }
}
