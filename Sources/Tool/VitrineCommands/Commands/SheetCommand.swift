import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import PreviewTesting

extension Command {
  static let sheet = Command(
    spec: CommandSpec(
      name: "sheet", summary: "Draw all widgets, controls and Live Activities on one page.",
      discussion: """
        Widgets are drawn in all families, light and dark; controls in all sizes and states; Live \
        Activities in their presentations, with example values. --devices draws them as each of \
        several devices shows them: a phone, an iPad, a watch, a car's display or a Mac. Exits \
        with 1 if a widget crashes, and with 3 if one needs code that was cut out; the others are \
        drawn.
        """,
      positionals: [.extensionArgument],
      options: ProjectOptions.options + [.seed] + RenderSettings.options + [
        .value(
          "kind", "KIND", repeats: true, "Draw only this kind, name or attributes type; repeatable."
        ),
        .value(
          "devices", "NAMES",
          "Draw for each of these devices, separated by commas: screens or models that "
            + "`vitrine devices` lists, or phone, pad, watch, car and mac."),
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
    try context.requireWritable(output)
    let devices = try sheetDevices(arguments, settings)
    let (page, failure) = try await context.console.during("drawing \(location.name)") {
      [settings] in
      try await SheetSession.run {
        try await ExtensionSession.open(location, settings: settings, in: context)
      } _: { sessions in
        let session = sessions.current
        let painter = try WidgetPainter(warnings: session.warnings)
        var contents: [SheetContent] = []
        for device in devices {
          var job = SheetJob(settings: settings, sessions: sessions, painter: painter)
          job.settings.device = device
          job.namesDevice = devices.count > 1
          guard let content = try await job.content(kinds: arguments.all("kind")) else {
            session.warnings.warn("\(device.identifier) shows nothing of \(session.name)")
            continue
          }
          contents.append(content)
        }
        guard contents.contains(where: \.hasPictures) else {
          throw sessions.failures.first?.error
            ?? ToolError.nothingToDraw(extension: session.name)
        }
        let page = try SheetPage(contents: contents, scale: settings.scale)
          .picture(painter.rasterizer).png()
        return (page, sessions.failure)
      }
    }
    let file = OutputFile(url: context.file(output))
    try file.write(page)
    context.console.print(file.url.path)
    if let failure { throw failure }
  }
}

/// The devices of `--devices`, or that of `--device`. Throws `UsageError`, `ValueError`.
private func sheetDevices(
  _ arguments: ParsedArguments, _ settings: RenderSettings
) throws -> [Device] {
  guard let names = arguments["devices"] else { return [settings.device] }
  if arguments["device"] != nil { throw UsageError.conflict("--devices", "--device") }
  return try names.split(separator: ",", omittingEmptySubsequences: false).map { name in
    try Device(argument: name.trimmingCharacters(in: .whitespaces)).running(settings.release)
      .showing(settings.hinge)
  }
}
