import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import ViewArchive

extension Command {
  static let relevance = Command(
    spec: CommandSpec(
      name: "relevance",
      summary: "Print when widgets are relevant to a watch's Smart Stack, or draw them with -o.",
      discussion: """
        Calls relevance() of the providers. A widget with a RelevanceConfiguration is also asked \
        for the entry of each relevant configuration, which -o draws.
        """,
      positionals: [
        .extensionArgument,
        .init(
          name: "KIND", help: "Widget kind. Default: all that have a relevance.",
          isRequired: false),
      ],
      options: ProjectOptions.options + [.seed] + RenderSettings.options + [
        .json,
        .value(
          "output", "FOLDER", short: "o",
          "Folder for the pictures of relevant entries, <kind>-<number>.png."),
      ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    var settings = try RenderSettings(arguments, now: context.now())
    if arguments["device"] == nil { settings.device = .smartStack }
    let location = try ExtensionLocation(arguments, in: context)
    let output = SessionOutput(context.console, printsJSON: arguments.has("json"))
    let kind = arguments.positionals.dropFirst().first
    let run = RelevanceRun(
      settings: settings, folder: arguments["output"].map { context.file($0) })
    if let folder = run.folder { try OutputFolder(url: folder).check() }
    let report = try await ExtensionSession.run(
      location, settings: settings, in: context, output: output
    ) { session in
      try await run.report(of: kind, in: session)
    }
    try await context.console.show(
      asJSON: arguments.has("json"),
      json: {
        try jsonOutput(ReportWithOutput(report: report, output: output.messages), as: .relevance)
      },
      text: { report.text(timeZone: settings.timeZone) })
  }
}

extension Device {
  /// The watch whose Smart Stack is drawn if no device is given.
  fileprivate static let smartStack = named("watch-45mm") ?? standard
}

/// Asks an extension for the relevance of its widgets.
struct RelevanceRun {
  let settings: RenderSettings
  /// Where the entries' pictures are written; nil draws none.
  let folder: URL?

  /// - Parameter kind: nil asks for all, and leaves out those without relevance.
  func report(of kind: String?, in session: ExtensionSession) async throws -> RelevanceReport {
    if let folder {
      do {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      } catch {
        throw ToolError.unwritable(folder.path, reason: "the folder cannot be created")
      }
    }
    let widgets = session.description.widgets
    guard !widgets.isEmpty else { throw ToolError.noWidgets(extension: session.name) }
    var report = RelevanceReport(clock: settings.clock, widgets: [])
    let kind = try kind.map { name in
      if let widget = try widgets.only(named: name) { return widget.kind }
      throw ToolError.unknownKind(
        name, extension: session.name, kinds: widgets.map(\.kind), names: widgets.shownNames)
    }
    for widget in widgets where kind == nil || widget.kind == kind {
      let attributes = try await session.relevance(widget.kind)
      guard kind != nil || widget.isRelevanceConfiguration || !attributes.isEmpty else { continue }
      var reported = RelevanceReport.Widget(widget)
      for (index, attribute) in attributes.enumerated() {
        var line = RelevanceReport.Attribute(attribute)
        if widget.isRelevanceConfiguration {
          line.entry = try await entry(of: widget, attribute, index, in: session)
        }
        reported.attributes.append(line)
      }
      report.widgets.append(reported)
    }
    return report
  }

  /// The entry of a relevant configuration, whose picture is written. One that fails does not hide
  /// the others.
  private func entry(
    of widget: WidgetDescription, _ attribute: RelevanceAttribute, _ index: Int,
    in session: ExtensionSession
  ) async throws -> RelevanceReport.Entry {
    let family = WidgetFamilyName.accessoryRectangular
    let environment = settings.environment(family, scheme: nil)
    let request = try settings.device.widgetRequest(
      widget.kind, family, configuration: attribute.configuration, environments: [environment],
      archives: .all)
    let archive: ViewArchive
    do {
      let reply = try await session.timeline(.timeline(request))
      archive = try session.archive(reply, kind: widget.kind, entry: 0)
    } catch {
      return .failed("\(error)")
    }
    guard let folder else { return .archived }
    let name = "\(RenderedFile.name(ofKind: widget.kind))-\(index).png"
    let look = WidgetLook(
      environment, family: family, cornerRadius: settings.device.cornerRadius(of: family))
    let picture = try WidgetPainter(warnings: session.warnings)
      .data(archive, as: .png, at: settings.clock, look: look)
    try OutputFile(url: folder.appendingPathComponent(name)).write(picture)
    return .drawn(name)
  }
}
