import CommandArguments
import CommandContext
import Devices
import Foundation
import HostLink

/// The options of `render` for visionOS: how a widget is mounted in a room, of what it is made, and
/// how much detail it shows.
struct VisionOptions {
  static let options: [CommandSpec.Option] = [
    .value(
      "mounting", "STYLE", offers: .cases(of: VisionMount.Style.self),
      "With the device vision: elevated or recessed. Default: the first that the widget supports."),
    .value(
      "texture", "TEXTURE", offers: .cases(of: VisionMount.Texture.self),
      "With the device vision: glass or paper. Default: the widget's, or glass."),
    .value(
      "level-of-detail", "LEVEL", offers: .cases(of: RenderEnvironment.LevelOfDetail.self),
      "With the device vision: default or simplified, as from a distance. Default: default."),
  ]

  private let style: VisionMount.Style?
  private let texture: VisionMount.Texture?
  let levelOfDetail: RenderEnvironment.LevelOfDetail

  /// Returns nil for other devices. Throws `ValueError` and `UsageError`.
  init?(_ arguments: ParsedArguments, on device: Device) throws {
    guard device.idiom == .vision else {
      for option in ["mounting", "texture", "level-of-detail"] where arguments[option] != nil {
        throw UsageError.missingOption("--\(option)", requires: "--device vision")
      }
      return nil
    }
    style = try arguments["mounting"].map {
      try namedValue(
        $0, option: "--mounting", what: "mounting style", default: VisionMount.Style.elevated)
    }
    texture = try arguments["texture"].map {
      try namedValue($0, option: "--texture", what: "texture", default: VisionMount.Texture.glass)
    }
    levelOfDetail = try namedValue(
      arguments["level-of-detail"], option: "--level-of-detail", what: "level of detail",
      default: .default)
    if let mode = arguments["mode"], mode.lowercased() != "fullcolor" {
      throw ValueError(
        value: mode, option: "--mode", expected: "fullColor, the only mode of visionOS pictures")
    }
  }

  /// How a widget is mounted. Throws `ToolError.unsupportedMounting`.
  func mount(
    _ widget: WidgetDescription, _ scheme: RenderEnvironment.ColorScheme
  ) throws -> VisionMount {
    let declared = (widget.mountingStyles ?? []).compactMap(VisionMount.Style.init)
    let supported = declared.isEmpty ? VisionMount.Style.allCases : declared
    if let style, !supported.contains(style) {
      throw ToolError.unsupportedMounting(
        style.rawValue, kind: widget.kind, supported: supported.map(\.rawValue))
    }
    return VisionMount(
      style: style ?? supported[0],
      texture: texture ?? widget.texture.flatMap(VisionMount.Texture.init) ?? .glass,
      isDark: scheme == .dark)
  }
}
