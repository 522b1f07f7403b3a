import CommandArguments
import DeviceSurfaces
import Devices
import HostLink
import ViewArchive

/// Where on a watch face a complication is, and how the face looks: options of `render`.
package struct ComplicationOptions {
  /// nil is the top left one.
  package var corner: ComplicationCorner?
  /// Whether the label of a circular complication is on the bezel.
  var isOnBezel: Bool
  /// The color of the accent group in accented mode.
  package var accent: PaintColor
  var isAlwaysOn: Bool

  package static let options: [CommandSpec.Option] = [
    .value(
      "corner", "CORNER", offers: .cases(of: ComplicationCorner.self),
      "Corner of the watch face: topLeading, topTrailing, bottomLeading or bottomTrailing. "
        + "Default: topLeading."),
    .flag("bezel", "Draw the label of a circular complication on the bezel of the watch face."),
    .value(
      "accent", "RRGGBB",
      "Color of the watch face, for --mode accented on a watch. Default: FF9F0A."),
    .flag("always-on", "Draw as on an always-on display, dimmed."),
  ]

  /// Throws `ValueError`.
  package init(_ arguments: ParsedArguments) throws {
    corner = try arguments["corner"].map {
      try namedValue($0, option: "--corner", what: "corner", default: .topLeading)
    }
    isOnBezel = arguments.has("bezel")
    let color = arguments["accent"] ?? "FF9F0A"
    guard color.count == 6, let accent = PaintColor(hexDigits: color) else {
      throw ValueError(value: color, option: "--accent", expected: "a color such as FF9F0A")
    }
    self.accent = accent
    isAlwaysOn = arguments.has("always-on")
  }

  /// Throws `ToolError.noCorner` and `.noBezel` for families that are not there.
  package func apply(
    to environment: inout RenderEnvironment, _ family: WidgetFamilyName, on device: Device
  ) throws {
    if corner != nil, family != .accessoryCorner { throw ToolError.noCorner(family) }
    if isOnBezel {
      guard family == .accessoryCircular, device.idiom == .watch else {
        throw ToolError.noBezel(family, device: device.identifier)
      }
      environment.showsWidgetLabel = true
    }
    if isAlwaysOn { environment.isLuminanceReduced = true }
  }
}
