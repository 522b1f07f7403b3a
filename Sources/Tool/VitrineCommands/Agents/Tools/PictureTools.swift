import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import DeviceProtocol
import DeviceSurfaces
import Foundation
import HostLink
import JSONValues
import ViewArchive

extension AgentTool {
  static let render = AgentTool(
    "render", title: "Draw a widget",
    """
    Draws a widget, a control or a Live Activity: picture, layout tree with frames in points, and \
    accessibility elements. While another call builds, the picture is that of the last good build, \
    and the text says so.
    """,
    parameters: [.project]
      + ToolParameter.options(
        Command.render.spec.options,
        help: [
          "scale": "Pixels per point. Default: 2.", "bezel": "Label on the watch's bezel.",
          "mode": "Default: fullColor; accessories: vibrant, on a watch fullColor.",
          "attributes": "With activity: JSON file. Default: an example.",
          "content": "With activity: JSON file. Default: an example.",
          "redacted": "Redact what is private.", "always-on": "As on an always-on display.",
          "scheme": "Default: light; accessories: dark.",
          "snapshot": "The snapshot for the gallery.", "placeholder": "The placeholder, redacted.",
          "level-of-detail": "With the device vision.",
          "accent": "Color of the watch face. Default: FF9F0A.",
          "presentation": "With activity; landscape: compact on a phone in landscape. Default: "
            + "lock, on a watch and in a car small.",
          "entry": "Entry of the timeline, from 0. Default: the one on screen.",
          "activity": "Live Activity to draw: its attributes type.", "control": "Control to draw.",
          "stale": "With activity: as stale.",
        ]),
    perform: .custom { try await PictureReport.run($0) })
}

/// What `render` answers beside the picture.
private struct PictureReport: Encodable {
  var name: String
  var date: Date
  /// In points.
  var size: LinkSize
  /// Pixels per point.
  var scale: Double
  var tree: String
  var elements: [PictureElement]
  /// What the picture lacks.
  var notices: [String]
  /// Whether the sources are newer than the extension.
  var isOld: Bool

  static func run(_ call: ToolCall) async throws -> ToolResult {
    var arguments = try call.arguments.completedByProject(in: call.context)
    if arguments["scale"] == nil { arguments.values["scale"] = ["2"] }
    let job = try RenderJob(arguments, in: call.context)
    let location = try ExtensionLocation(arguments, in: call.context)
    let (drawn, isOld) = try await ExtensionSession.run(
      location, settings: job.settings, in: call.context, need: .lastGood
    ) { (try await job.archive($0), $0.isOld) }
    let picture = try await call.workspace.pictures.picture(
      of: drawn.archive.encoded(), look: drawn.look, at: drawn.date)
    let report = PictureReport(
      name: drawn.name, date: drawn.date, size: picture.size, scale: picture.scale,
      tree: drawn.archive.tree(), elements: picture.elements, notices: drawn.archive.notices,
      isOld: isOld)
    let old = isOld ? "The extension is being built; this is the build before.\n" : ""
    let text =
      "\(old)\(drawn.name), \(DeviceJSON.text(of: drawn.date))\n\(report.tree)\n"
      + "Accessibility elements\n\(elementTable(report.elements))"
    return ToolResult(
      [.png(picture.png), .text([text, call.notes].compactMap(\.self).joined(separator: "\n"))],
      structured: try JSONValue(
        parsing: DeviceJSON.encode(VersionedOutput(report, as: .render))))
  }
}
