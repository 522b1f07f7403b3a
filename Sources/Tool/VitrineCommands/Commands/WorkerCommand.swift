import CommandArguments
import CommandContext

extension Command {
  static let worker = Command(
    spec: CommandSpec(
      name: "worker",
      summary: "Draw the tasks of other machines' sweeps until interrupted.",
      discussion: """
        Takes tasks of `vitrine sweep --cluster` with the same URL. Both machines need the same \
        build of Vitrine. Extensions run in a sandbox, as with other commands.

        An interrupted worker requeues its tasks. The tasks of a killed worker are redelivered \
        after the time of --silence.

        docs/cluster.md describes how to set up a cluster.
        """,
      options: ClusterConnection.options + [
        .value(
          "name", "NAME", "Name in reports. Default: the host's name and the process's number."),
        .value("jobs", "N", "Tasks at once, each of which uses one core. Default: one per core."),
        .value(
          "silence", "SECONDS",
          "Time without a heartbeat after which a worker's tasks are redelivered. "
            + "Use the same value for all workers. Default: 30."),
      ] + OneShotLaunch.options)
  ) { arguments, context in
    try await WorkerRun(arguments, in: context).run()
  }
}
