import Cluster
import CommandArguments
import CommandContext
import NATSBus

extension Command {
  static let cluster = Command(
    spec: CommandSpec(
      actionsOf: ClusterCall.self,
      summary: "Check and prepare the NATS servers of a cluster.",
      discussion: """
        URL is nats://HOST:PORT or tls://HOST:PORT, also with USER:PASSWORD@ or TOKEN@; several are \
        separated by commas. The servers need JetStream: nats-server -js.

        docs/cluster.md describes the streams and buckets.
        """,
      operands: "URL of a NATS server.")
  ) { try await ClusterCall.run($0, in: $1) }
}

/// An invocation of `vitrine cluster`.
struct ClusterCall: ActionCall {
  static let command = "cluster"
  static let defaultAction = "check"
  static let commonOptions = ClusterConnection.accessOptions + [.json]

  static let actions: [Action<ClusterCall>] = [
    Action(
      "check", "URL", "Create missing streams and buckets, and report all of them.",
      options: [
        .flag("dry-run", "Only report; create nothing."),
        .flag("update", "Change streams and buckets that have other settings."),
        .value("replicas", "N", "Copies of each on different servers, 1 to 5. Default: 1."),
        .value("storage", "GB", "Storage of all together, in gigabytes. Default: 4."),
      ]
    ) { try await $0.check() }
  ]

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }
}

extension ClusterCall {
  fileprivate func check() async throws {
    let connection = try ClusterConnection(
      operands("URL")[0], option: "URL", arguments, in: context)
    let replicas =
      try wholeNumberValue(arguments["replicas"], option: "--replicas", in: 1...5) ?? 1
    let storage =
      try wholeNumberValue(arguments["storage"], option: "--storage", in: 1...1_000_000) ?? 4
    let bus = try await connection.connect()
    defer { bus.close() }
    let findings = try await ClusterCheck(
      ClusterLayout(replicas: replicas, storage: storage << 30), on: bus,
      changes: arguments.has("dry-run") ? .none : arguments.has("update") ? .all : .creations
    ).run()
    let report = ClusterReport(
      server: bus.server, account: try await bus.account(), findings: findings)
    try await context.console.show(asJSON: arguments.has("json")) {
      try jsonOutput(report, as: .cluster)
    } text: {
      report.text
    }
    let failed = findings.count { !$0.isReady }
    if failed > 0 { throw ToolError.clusterIncomplete(failed, of: findings.count) }
  }
}
