import DeviceSurfaces
import Devices
import Foundation
import HostLink

extension Command {
  static let sheet = Command(
    spec: CommandSpec(
      name: "sheet", summary: "Draw all widgets, controls and Live Activities on one page.",
      discussion: """
        Widgets are drawn in all families, light and dark; controls in all sizes and states; Live \
        Activities in their presentations, with example values.
        """,
      positionals: [.extensionArgument],
      options: ProjectOptions.options + [.seed] + RenderSettings.options + [
        .value(
          "kind", "KIND", repeats: true, "Draw only this kind or attributes type; repeatable."),
        .value(
          "output", "OUT", short: "o", "PNG file to write. Default: <extension>-sheet.png."),
      ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    var settings = try RenderSettings(arguments, now: context.now())
    // The device's scale would make a page of many widgets needlessly large.
    if arguments["scale"] == nil { settings.scale = 2 }
    try PictureFormat.requirePNG(output: arguments["output"])
    let location = try ExtensionLocation(arguments, in: context)
    let output = arguments["output"] ?? "\(location.name)-sheet.png"
    let page = try await context.console.during("drawing \(location.name)") { [settings] in
      try await ExtensionSession.run(location, settings: settings, in: context) { session in
        let painter = try WidgetPainter(warnings: session.warnings)
        let job = SheetJob(settings: settings, session: session, painter: painter)
        let content = try await job.content(kinds: arguments.all("kind"))
        return try SheetPage(content: content, scale: settings.scale)
          .picture(painter.rasterizer).png()
      }
    }
    let file = OutputFile(url: context.file(output))
    try file.write(page)
    context.console.print(file.url.path)
  }
}
