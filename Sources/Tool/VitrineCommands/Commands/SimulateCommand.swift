import CommandArguments
import CommandContext
import DeviceSimulation
import ExtensionBuilder
import Foundation
import HostLink
import Simulations

extension Command {
  static let simulate = Command(
    spec: CommandSpec(
      name: "simulate",
      summary: "Simulate days of a device in seconds: what it showed when, and why.",
      discussion: """
        Runs the host's engine on a virtual clock that the extension's Date() follows. Without \
        --place, every kind is placed in each of its Home Screen families.

        PATTERN is the schedule on which the user views the widgets; reload budgets depend on it. \
        Examples: 7-23:*/20 (from 7:00 to 23:00 every 20 minutes), 8:15,12:30 (at these times), \
        mon-fri@7-9:*/5 (on these days). Names: \
        \(ViewPattern.names.map(\.name).joined(separator: ", ")).

        NAME=VALUE changes a setting of the device, such as device=1024x1366, \
        orientation=landscape or type-size=xxLarge; `vitrine device --help` lists them.

        The same arguments produce the same output, provided that the extension itself is \
        deterministic.
        """,
      positionals: [
        .init(
          name: CommandSpec.Positional.extensionArgument.name,
          help: CommandSpec.Positional.extensionArgument.help
            + " Repeatable, also with settings of the device as NAME=VALUE.",
          repeats: true)
      ],
      options: [
        .value("days", "N", "Number of days, 1 to 366. Default: 1."),
        .value(
          "seed", "S", "Seed for random choices, such as the reset times of budgets. Default: 1."),
        .value("views", "PATTERN", "When the user views the widgets; see below. Default: often."),
        .value("start", "DATE", "Start of the simulation. Default: today at midnight."),
        .value(
          "place", "KIND:FAMILY[:NAME=VALUE,…]", repeats: true, "Place a widget; repeatable."),
        .value(
          "set", "NAME=VALUE", repeats: true,
          "Set a parameter of all widgets that have it; repeatable."),
        .value(
          "scenario", "FILE",
          "JSON file with the Live Activity calls of apps; see docs/simulate.md."),
        .value("settings", "FILE", "JSON file that overrides host settings, such as the budget."),
        .device, .locale, .timeZone, .os, .also,
        .flag("allow-network", "Give the extensions network access."),
        .noSandbox,
        .flag("summary", "Print the summary only."),
        .json,
      ])
  ) { arguments, context in
    let run = try await SimulationRun(arguments, in: context)
    try await context.console.show(
      asJSON: arguments.has("json"), json: { try run.json() },
      text: { run.text(isSummary: arguments.has("summary")) })
  }
}

/// A simulation that was run, with what its extensions printed.
struct SimulationRun {
  let report: SimulationReport
  private let timeZone: TimeZone
  private let output: SessionOutput

  /// Runs the simulation for the arguments of `simulate`.
  init(_ arguments: ParsedArguments, in context: ToolContext) async throws {
    let options = try SimulationOptions(arguments, in: context)
    let warnings = WarningLog(context.console)
    var bundles: [(String, ExtensionBundle)] = []
    for path in options.extensions {
      let location = ExtensionLocation(
        path, options: ProjectOptions(alsoOf: arguments, in: context), in: context)
      bundles.append((location.name, try await location.bundle(in: context, warnings: warnings)))
    }
    timeZone = options.timeZone
    output = SessionOutput(context.console, printsJSON: arguments.has("json"))
    report = try await SimulationSession.run(
      options, bundles: bundles, in: context, warnings: warnings, output: output)
  }

  func json() throws -> String {
    try jsonOutput(ReportWithOutput(report: report, output: output.messages), as: .simulate)
  }

  func text(isSummary: Bool) -> String {
    SimulationText(report: report, timeZone: timeZone).text(isSummary: isSummary)
  }
}
