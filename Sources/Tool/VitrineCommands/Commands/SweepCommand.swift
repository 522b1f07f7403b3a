import CommandArguments
import CommandContext

extension Command {
  static let sweep = Command(
    spec: CommandSpec(
      name: "sweep",
      summary: "Draw widgets in all combinations of families, devices, languages and type sizes.",
      discussion: """
        Writes the pictures and layouts without duplicates, the manifest sweep.jsonl, and the page \
        index.html. To resume a sweep that was stopped, run it again with the same arguments.

        With --cluster, `vitrine worker` on any machine draws the tasks; see docs/cluster.md.

        --compare names the folder of an earlier sweep; the exit code is 1 if a picture differs.

        docs/sweep.md describes the files.
        """,
      positionals: [
        .init(
          name: CommandSpec.Positional.extensionArgument.name,
          help: CommandSpec.Positional.extensionArgument.help + " Repeatable.", repeats: true)
      ],
      options: ProjectOptions.options + SweepArguments.options + OneShotLaunch.options
        + ClusterConnection.options
        + [
          .value(
            "workers", "N", "Workers, each of which uses one core. Default: one for each core."),
          .value(
            "compare", "FOLDER", "Report the pictures that differ from those of another sweep."),
          .flag("restart", "Start over, and discard the progress of the sweep in the folder."),
          .value(
            "output", "OUT", short: "o", "Folder to write. Default: <extension>-sweep."),
          .json,
        ])
  ) { arguments, context in
    try await SweepRun(arguments, in: context).run()
  }
}
