import CommandArguments
import CommandContext
import DeviceSurfaces
import ExtensionBuilder
import Foundation
import NearestName

/// The command line tool: finds the command, runs it, and reports errors.
///
///     exit(await Tool.run(Array(CommandLine.arguments.dropFirst()), in: .process))
///
/// A run uses only its `ToolContext`, so that tests can run the tool in their own process.
/// To add a command, declare a `Command` with its `CommandSpec` in `Commands/` and list it in
/// `table`; the help and the overview follow from the spec.
///
/// Exit codes are part of the interface: 0 for success, 1 if the command failed (any error), 2 if
/// the command line is invalid (`UsageError`, `ValueError`). Results go to the standard output,
/// everything else to the standard error. With `--json`, errors are JSON, too (`ErrorReport`). A
/// command that SIGINT, SIGTERM or SIGHUP ends before it is done ends by that signal, which shells
/// report as 128 plus its number; services such as `serve` stop in order and return 0.
package enum Tool {
  /// The commands in the order of the overview. A run creates only its own: there are hundreds of
  /// options.
  private static let table: KeyValuePairs<String, @Sendable () -> Command> = [
    "new": { .new },
    "build": { .build },
    "check": { .check },
    "stub": { .stub },
    "list": { .list },
    "render": { .render },
    "timeline": { .timeline },
    "relevance": { .relevance },
    "sheet": { .sheet },
    "sweep": { .sweep },
    "worker": { .worker },
    "previews": { .previews },
    "test": { .test },
    "watch-tests": { .watchTests },
    "review": { .review },
    "audit": { .audit },
    "simulate": { .simulate },
    "devices": { .devices },
    "symbols": { .symbols },
    "schemas": { .schemas },
    "serve": { .serve },
    "gallery": { .gallery },
    "place": { .place },
    "placements": { .placements },
    "move": { .move },
    "resize": { .resize },
    "configure": { .configure },
    "tap": { .tap },
    "remove": { .remove },
    "reload": { .reload },
    "explain": { .explain },
    "doctor": { .doctor },
    "control": { .control },
    "activity": { .activity },
    "push": { .push },
    "schema": { .schema },
    "cluster": { .cluster },
    "fleet": { .fleet },
    "gateway": { .gateway },
    "log": { .log },
    "clock": { .clock },
    "device": { .device },
    "screenshot": { .screenshot },
    "install": { .install },
    "uninstall": { .uninstall },
    "open": { .openApp },
    "quit": { .quit },
    "home": { .home },
    "scroll": { .scroll },
    "shortcut": { .shortcut },
    "defaults": { .defaults },
    "mcp": { .mcp },
    "lsp-config": { .lspConfig },
    "completions": { .completions },
    "manual": { .manual },
  ]

  static var commands: [Command] { table.map { $0.value() } }

  /// Runs a command line, given without the tool's own name, and returns the exit code.
  package static func run(_ arguments: [String], in context: ToolContext) async -> Int32 {
    do {
      try await dispatch(arguments, in: context)
      return 0
    } catch is CancellationError {
      // After a signal, which says it all.
      return 1
    } catch {
      let printsJSON = arguments.prefix { $0 != "--" }.contains("--json")
      context.console.error(printsJSON ? ErrorReport(error).json : report(error))
      switch error as? ToolError {
      case .buildsWithCuts, .notDrawn(_, areCut: true): return 3
      default: break
      }
      return error is UsageError || error is ValueError ? 2 : 1
    }
  }

  private static func dispatch(_ arguments: [String], in context: ToolContext) async throws {
    guard let name = arguments.first else {
      context.console.error(overview)
      throw UsageError.missingCommand
    }
    switch name {
    case DrawingWorker.command: return try DrawingWorker.run()
    case MacroServer.command: exit(try MacroServer.run(Array(arguments.dropFirst())))
    case "--version", "version":
      let sources = BuildIdentity.sources.map { " (sources \($0))" } ?? ""
      return context.console.print("vitrine \(ToolVersion.current)\(sources)")
    case "--help", "-h", "help":
      guard arguments.count > 1, name == "help" else { return context.console.print(overview) }
      return context.console.print(try command(arguments[1]).spec.helpText)
    default: break
    }
    let command = try command(name)
    let parsed = try ArgumentParser(spec: command.spec).parse(Array(arguments.dropFirst()))
    if parsed.has("help") { return context.console.print(command.spec.helpText) }
    try await command.run(parsed, context)
  }

  static func command(_ name: String) throws -> Command {
    guard let command = table.first(where: { $0.key == name })?.value() else {
      throw UsageError.unknownCommand(name, nearest: nearestName(to: name, in: table.map(\.key)))
    }
    return command
  }

  static var overview: String {
    """
    Build WidgetKit extensions on Linux and run their widgets, controls and Live Activities.

    Usage: vitrine COMMAND [arguments]

    Commands:
    \(columns(commands.map { ($0.spec.name, $0.spec.summary) }))
    Options:
    \(columns([
      ("--version", "Print the version and exit."),
      ("--help", "Print this help; `vitrine COMMAND --help` describes a command."),
    ]))
    """
  }
}
