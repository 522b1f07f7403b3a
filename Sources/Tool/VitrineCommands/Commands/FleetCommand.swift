import CommandArguments
import CommandContext

extension Command {
  static let fleet = Command(
    spec: CommandSpec(
      name: "fleet",
      summary: "Run many light devices to test a push service.",
      discussion: """
        The devices have Live Activities, push tokens and channels, but no pages and pictures. \
        --scenario defines when they connect and which pushes they get. Without --cluster, all \
        parts run in this process. The exit code is 1 if a push was lost or applied twice.

        docs/fleet.md describes scenarios and the report.
        """,
      options: [
        .value("devices", "N", "Devices, 1 to 1000000. Default: 1000."),
        .value("scenario", "FILE", "JSON file with the steps. Default: all connect for a minute."),
        .value(
          "extension", "EXT",
          "Bundle, project or folder with the extension of the activities. "
            + "Default: none; all payloads are accepted."),
        .value("activity", "TYPE", "Attributes type of the activities. Default: the first."),
        .value("name", "NAME", "Name of the group of devices. Default: fleet."),
        .value("seed", "N", "Seed of the schedule and the tokens. Default: 1."),
        .value("state", "FOLDER", "Folder for the state; a killed run continues from it."),
        .value("tokens", "FILE", "Write the push tokens and channels, as JSON Lines."),
      ] + ClusterConnection.options + FleetGateways.options
        + ProjectOptions.options.filter { $0.name != "seed" } + OneShotLaunch.options + [.json])
  ) { arguments, context in
    try await FleetCall(arguments, in: context).run()
  }
}
