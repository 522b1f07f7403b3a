import CommandArguments
import CommandContext
import DeviceSurfaces
import Devices
import Foundation
import HostLink
import PreviewTesting
import SourceWatching

extension Command {
  static let previews = Command(
    spec: CommandSpec(
      name: "previews", summary: "List the previews of a project, and draw them on one page.",
      discussion: """
        The sources are built with their previews: #Preview in all forms, and PreviewProvider. \
        With -o, views and widgets are drawn in light and dark, widgets with up to six entries, \
        Live Activities with up to six content states. A preview that crashes or exceeds the time \
        limit is reported; the others are drawn.
        """,
      positionals: [.extensionArgument],
      options: ProjectOptions.options + [.seed] + RenderSettings.options + [
        .value(
          "filter", "TEXT", "Only previews whose name or file contains this text."),
        PreviewVariants.option,
        .value("output", "OUT", short: "o", "PNG file to write."),
        .flag("watch", "With -o: draw again after each save, until interrupted."),
        .json,
      ])
  ) { arguments, context in
    let arguments = try arguments.completedByProject(in: context)
    try PictureFormat.requirePNG(output: arguments["output"])
    try context.requireWritable(arguments["output"])
    let run = try PreviewRun(
      arguments, in: context, drawing: arguments["output"] == nil ? .none : .sections)
    if arguments.has("watch") {
      guard let output = arguments["output"] else {
        throw UsageError.missingOption("--watch", requires: "--output")
      }
      if arguments.has("json") { throw UsageError.conflict("--json", "--watch") }
      return try await watch(run, output: OutputFile(url: context.file(output)), in: context)
    }
    let results = try await run.results()
    try await context.console.show(
      asJSON: arguments.has("json"),
      json: { try jsonOutput(PreviewReport(results), as: .previews) },
      text: { PreviewRow.table(results) })
    if let output = arguments["output"] {
      let file = OutputFile(url: context.file(output))
      try file.write(try run.page(of: results))
      // With --json, the output is JSON alone.
      if !arguments.has("json") { context.console.print(file.url.path) }
    }
    let failures = results.count { $0.failure != nil }
    guard failures == 0 else { throw ToolError.previewsFailed(failures, of: results.count) }
  }
}

extension PreviewRun {
  /// The run for the arguments of `previews`. Throws `ValueError`.
  init(_ arguments: ParsedArguments, in context: ToolContext, drawing: Drawing) throws {
    var settings = try RenderSettings(arguments, now: context.now())
    if arguments["scale"] == nil { settings.scale = 2 }
    var location = try ExtensionLocation(arguments, in: context)
    location.includesPreviews = true
    location.isIncremental = arguments.has("watch")
    self.init(
      location: location, settings: settings, context: context, filters: arguments.all("filter"),
      variants: try PreviewVariants(arguments["variants"], settings: settings), drawing: drawing)
  }
}

/// Draws the previews after each save, until interrupted.
private func watch(
  _ run: PreviewRun, output: OutputFile, in context: ToolContext
) async throws {
  let watch = PreviewWatch(
    run: run, output: output, project: WatchedProject(run.location))
  try await untilInterrupted(in: context) { try await watch.draw() }
}

/// Does work until it ends or the user interrupts the command.
func untilInterrupted(
  in context: ToolContext, _ work: @escaping @Sendable () async throws -> Void
) async throws {
  let working = Task { try await work() }
  let interruption = Task {
    await context.interruption()
    working.cancel()
  }
  defer { interruption.cancel() }
  try await working.value
}
