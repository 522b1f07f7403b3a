extension Command {
  static let worker = Command(
    spec: CommandSpec(
      name: "worker",
      summary: "Draw the tasks of other machines' sweeps until interrupted.",
      discussion: """
        Takes tasks of `vitrine sweep --cluster` with the same URL. Both machines need the same \
        build of Vitrine. Extensions run in a sandbox, as with other commands.

        An interrupted worker gives its tasks back, and those of one that was killed are given to \
        another one after the time of --silence.

        docs/cluster.md describes how to set up a cluster.
        """,
      options: ClusterConnection.options + [
        .value(
          "name", "NAME", "Name in reports. Default: the host's name and the process's number."),
        .value("jobs", "N", "Tasks at once, each of which uses one core. Default: one per core."),
        .value(
          "silence", "SECONDS",
          "Time after which a task of a worker without a sign of life is given to another one. "
            + "Give all workers the same. Default: 30."),
      ] + OneShotLaunch.options)
  ) { arguments, context in
    try await WorkerRun(arguments, in: context).run()
  }
}
