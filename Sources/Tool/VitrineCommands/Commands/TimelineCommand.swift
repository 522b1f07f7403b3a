import CommandArguments
import CommandContext
import DeviceSurfaces
import Foundation
import HostLink
import PreviewTesting

extension Command {
  static let timeline = Command(
    spec: CommandSpec(
      name: "timeline", summary: "Print a widget's timeline, or draw it as a strip with -o.",
      discussion: """
        The table lists all entries. The strip shows up to 12 entries, each at its own date: the \
        first, the last, and others evenly in between.
        """,
      positionals: [.extensionArgument],
      options: ProjectOptions.options + [.seed] + WidgetSelection.options
        + RenderSettings.options + [
          RenderSettings.schemeOption,
          .json,
          .value("output", "OUT", short: "o", "PNG file for the strip."),
        ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    let settings = try RenderSettings(arguments, now: context.now())
    let scheme = try RenderSettings.scheme(arguments["scheme"])
    try PictureFormat.requirePNG(output: arguments["output"])
    try context.requireWritable(arguments["output"])
    let location = try ExtensionLocation(arguments, in: context)
    let output = SessionOutput(context.console, printsJSON: arguments.has("json"))
    let (report, strip) = try await ExtensionSession.run(
      location, settings: settings, in: context, output: output
    ) { session in
      let selection = try WidgetSelection(arguments, in: session, device: settings.device)
      let environment = settings.environment(selection.family, scheme: scheme)
      let request = try selection.request(
        on: settings.device, environments: [environment],
        archives: arguments["output"] == nil ? .none : .spread(12))
      let reply = try await session.timeline(.timeline(request))
      let report = TimelineReport(reply, request: request, clock: settings.clock)
      guard arguments["output"] != nil else { return (report, Data?.none) }
      let painter = try WidgetPainter(warnings: session.warnings)
      let home: Wallpaper = environment.colorScheme == .dark ? .dark : .light
      let lock: Wallpaper = settings.device.idiom == .watch ? .black : .lock
      let page = try TimelineStrip(
        report: report, wallpaper: request.family.isAccessory ? lock : home,
        timeZone: settings.timeZone, scale: settings.scale,
        pictures: reply.archives.map { archived in
          let archive = try session.archive(reply, kind: request.kind, entry: archived.entry)
          let radius = settings.device.cornerRadius(of: request.family)
          let picture = try painter.picture(
            archive, at: reply.entries[archived.entry].date,
            look: WidgetLook(environment, family: request.family, cornerRadius: radius))
          return (
            archived.entry,
            PagePicture(
              caption: request.family.title, picture: picture, size: archive.size,
              cornerRadius: radius)
          )
        }
      ).picture(painter.rasterizer)
      return (report, try page.png())
    }
    if let strip, let output = arguments["output"] {
      try OutputFile(url: context.file(output)).write(strip)
    }
    try await context.console.show(
      asJSON: arguments.has("json"),
      json: {
        try jsonOutput(ReportWithOutput(report: report, output: output.messages), as: .timeline)
      },
      text: { report.table(timeZone: settings.timeZone) })
  }
}
