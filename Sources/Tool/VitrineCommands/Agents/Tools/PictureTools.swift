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
    Draws a widget, a control or a Live Activity: a PNG picture, the layout tree with frames in \
    points, and the accessibility elements. Builds first if sources have changed. While another \
    call builds the extension, the picture is that of the last good build, and isOld is true.
    """,
    parameters: [.project]
      + ToolParameter.options(Command.render.spec.options),
    output: [
      "type": "object", "required": ["name", "date", "size", "tree", "elements", "isOld"],
      "properties": [
        "name": ["type": "string"], "date": ["type": "string"],
        "size": [
          "type": "object", "required": ["width", "height"],
          "properties": ["width": ["type": "number"], "height": ["type": "number"]],
        ],
        "scale": ["type": "number"], "tree": ["type": "string"],
        "elements": ["type": "array"], "notices": ["type": "array"], "isOld": ["type": "boolean"],
      ],
    ],
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
      structured: try JSONValue(parsing: DeviceJSON.encode(report)))
  }
}
