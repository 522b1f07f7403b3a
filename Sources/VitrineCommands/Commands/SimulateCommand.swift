import DeviceSimulation
import ExtensionBuilder
import Foundation
import HostLink

extension Command {
  static let simulate = Command(
    spec: CommandSpec(
      name: "simulate",
      summary: "Run days of a device in seconds: what was on screen when, and why.",
      discussion: """
        The host's own engine runs on a virtual clock, and the extension's Date() follows it. \
        Without --place every kind is placed in every family that it has for the Home Screen.

        PATTERN says when a person looks, as budgets follow it: 7-23:*/20 is from 7 up to 23 o'clock \
        every 20 minutes, 8:15,12:30 at these times, mon-fri@7-9:*/5 on these days; or a name: \
        \(ViewPattern.names.map(\.name).joined(separator: ", ")).

        Two runs with the same line give the same bytes, as far as the extension answers the same.
        """,
      positionals: [.extensionArguments],
      options: [
        .value("days", "N", "How many days, 1 to 366. Default: 1."),
        .value("seed", "S", "For what is drawn by lot: when budgets begin anew. Default: 1."),
        .value("views", "PATTERN", "When a person looks. Default: often."),
        .value("start", "DATE", "Where the clock begins. Default: today at midnight."),
        .value(
          "place", "KIND:FAMILY[:NAME=VALUE,…]", repeats: true,
          "A widget to place; may stand several times."),
        .value(
          "set", "NAME=VALUE", repeats: true,
          "Sets a parameter of every widget that has it; may stand several times."),
        .value(
          "scenario", "FILE",
          "A JSON file of what apps do with Live Activities when; see docs/simulate.md."),
        .value("settings", "FILE", "A JSON file of the host's numbers that differ."),
        .value("device", "NAME", "As `vitrine devices` lists them. Default: 393x852."),
        .value("locale", "ID", "Such as en_US or ar_SA. Default: en_US."),
        .value("time-zone", "ID", "Such as Europe/Berlin. Default: UTC."),
        .flag("summary", "Print only the summary."),
        .json,
      ])
  ) { arguments, context in
    let options = try SimulationOptions(arguments, in: context)
    let warnings = WarningLog(context.console)
    var bundles: [(String, ExtensionBundle)] = []
    for path in arguments.positionals {
      let location = ExtensionLocation(path, in: context)
      bundles.append((location.name, try await location.bundle(in: context, warnings: warnings)))
    }
    let report = try await SimulationSession.run(
      options, bundles: bundles, in: context, warnings: warnings)
    if arguments.has("json") {
      context.console.print(try jsonText(report))
    } else {
      context.console.print(
        SimulationText(report: report, timeZone: options.timeZone)
          .text(isSummary: arguments.has("summary")))
    }
  }
}

extension CommandSpec.Positional {
  static let extensionArguments = Self(
    name: extensionArgument.name + "…", help: extensionArgument.help + " Several go together.",
    repeats: true)
}
