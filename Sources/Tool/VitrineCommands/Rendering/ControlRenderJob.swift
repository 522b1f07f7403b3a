import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import PreviewTesting
import ViewArchive

/// The parsed arguments of `render --control`: one control's face on one surface.
struct ControlRenderJob {
  private enum State: String, CaseIterable { case on, off }

  static let options: [CommandSpec.Option] = [
    .value("control", "KIND", "Draw this control, by its kind or name, instead of a widget."),
    .value(
      "size", "SIZE", offers: .cases(of: ControlSizeName.self),
      "With --control: small, medium or large. Default: small."),
    .value(
      "state", "STATE", offers: .cases(of: State.self),
      "With --control: on or off. Default: the provider's value."),
    .value(
      "on", "SURFACE", offers: .words(surfaces.map(\.argument)),
      "With --control: \(surfaces.map(\.argument).joined(separator: ", ")). Default: the device's "
        + "Control Center."),
  ]

  private static let surfaces: [SurfaceName] =
    [.controlCenter, .lock, .actionButton] + SurfaceName.controlLists

  /// The kind or the display name.
  private let name: String
  private let size: ControlSizeName
  /// nil draws the state that the provider returns.
  private let state: State?
  private let surface: SurfaceName
  private let arguments: ParsedArguments
  private let settings: RenderSettings

  /// Returns nil without `--control`. Throws `UsageError`, `ValueError`.
  init?(_ arguments: ParsedArguments, settings: RenderSettings) throws {
    guard let kind = arguments["control"] else {
      for option in ["size", "state", "on"] where arguments[option] != nil {
        throw UsageError.missingOption("--\(option)", requires: "--control")
      }
      return nil
    }
    for option in ["kind", "family", "entry", "mode", "scheme"] where arguments[option] != nil {
      throw UsageError.conflict("--control", "--\(option)")
    }
    if arguments.has("placeholder") { throw UsageError.conflict("--control", "--placeholder") }
    name = kind
    self.arguments = arguments
    self.settings = settings
    state = try arguments["state"].map {
      try namedValue($0, option: "--state", what: "state", default: State.off)
    }
    surface = try namedValue(
      arguments["on"], option: "--on", what: "control surface",
      default: settings.device.controlCenter, among: Self.surfaces, name: \.argument)
    let shown = Self.surfaces.filter { settings.device.shows(controlsOn: $0) }
    guard shown.isEmpty || shown.contains(surface) else {
      throw ValueError(
        value: surface.argument, option: "--on",
        expected: "a surface of \(settings.device.identifier): "
          + shown.map(\.argument).joined(separator: ", "))
    }
    let sizes = surface.controlSizes
    size = try namedValue(
      arguments["size"], option: "--size", what: "control size", default: sizes.first ?? .small)
    guard sizes.contains(size) else {
      throw ValueError(
        value: size.rawValue, option: "--size",
        expected: "\(sizes.map(\.rawValue).joined(separator: ", ")), the only size "
          + "on \(surface.argument)")
    }
  }

  func archive(_ session: ExtensionSession) async throws -> RenderedArchive {
    let controls = session.description.controls
    guard let control = try controls.only(named: name) else {
      throw ToolError.unknownControl(
        name, extension: session.name, kinds: controls.map(\.kind), names: controls.shownNames)
    }
    let kind = control.kind
    guard let displaySize = settings.device.size(of: size, on: surface) else {
      throw ToolError.controlsNotOnDevice(settings.device.identifier)
    }
    let configuration = try ConfigurationArgument(
      kind: kind, parameters: control.configuration.parameters
    ).values(arguments.all("set"))
    let environment = settings.environment(
      .systemSmall, scheme: .dark, mode: surface == .lock ? .vibrant : .fullColor,
      redaction: arguments.has("redacted") ? [.privacy] : [])
    let form = ControlForm(
      surface: surface, size: size, displaySize: displaySize, environment: environment)
    let reply = try await session.control(
      ControlRequest(
        kind: kind, configuration: configuration, isPreview: arguments.has("snapshot"),
        forms: [form]))
    let shown = state.map { $0 == .on ? 1 : 0 } ?? (reply.template.isOn ? 1 : 0)
    guard let face = reply.faces.first(where: { $0.form == 0 && $0.state == shown }) else {
      throw ToolError.missingFace(kind: kind)
    }
    // The extension has drawn a vibrant face in white. Drawing the picture as vibrant would also
    // tint the background.
    var drawn = environment
    drawn.renderingMode = .fullColor
    return RenderedArchive(
      archive: try ControlPicture(face, on: surface).archive,
      look: WidgetLook(drawn, family: .systemSmall, cornerRadius: 0), date: settings.clock,
      name: "\(RenderedFile.name(ofKind: kind))-\(size.rawValue)-\(shown == 1 ? "on" : "off")")
  }
}
