/// The command line tool: finds the command, runs it, tells what went wrong.
public enum Tool {
  public static let version = "0.1.0"

  static let commands: [Command] = [
    .build, .list, .render, .timeline, .sheet, .simulate, .devices, .symbols,
    .serve, .gallery, .place, .placements, .move, .configure, .tap, .remove, .reload, .explain,
    .control, .activity, .push,
    .log, .clock, .device, .screenshot, .install, .uninstall, .openApp,
  ]

  /// Runs one command line (without the tool's own name). Returns the exit code: 0 done, 1 failed,
  /// 2 misused.
  public static func run(_ arguments: [String], in context: ToolContext) async -> Int32 {
    do {
      try await dispatch(arguments, in: context)
      return 0
    } catch let error as UsageError {
      context.console.error("vitrine: error: \(error)\n")
      return 2
    } catch {
      context.console.error(report(error))
      return 1
    }
  }

  private static func dispatch(_ arguments: [String], in context: ToolContext) async throws {
    guard let name = arguments.first else {
      context.console.error(overview)
      throw UsageError.missingPositional("a command", command: "vitrine")
    }
    switch name {
    case "--version", "version": return context.console.print("vitrine \(version)")
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

  private static func command(_ name: String) throws -> Command {
    guard let command = commands.first(where: { $0.spec.name == name }) else {
      throw UsageError.unknownCommand(
        name, nearest: nearestName(to: name, in: commands.map(\.spec.name)))
    }
    return command
  }

  static var overview: String {
    """
    Vitrine builds WidgetKit extensions on Linux and shows their widgets.

    Usage: vitrine COMMAND …

    Commands:
    \(columns(commands.map { ($0.spec.name, $0.spec.summary) }))
    Options:
    \(columns([
      ("--version", "Print the version and exit."),
      ("--help", "Print this; `vitrine COMMAND --help` explains a command."),
    ]))
    """
  }
}
