import Cluster
import Foundation
import MessageBus
import NATSBus

extension Command {
  static let cluster = Command(
    spec: CommandSpec(
      actionsOf: ClusterCall.self,
      summary: "Check the NATS servers of a cluster, and prepare them.",
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
  static let commonOptions: [CommandSpec.Option] = [
    .value("credentials", "FILE", "A .creds file of the NATS account."),
    .value("certificate", "FILE", "PEM file with certificates to trust."),
    .json,
  ]

  static let actions: [Action<ClusterCall>] = [
    Action(
      "check", "URL", "Create the streams and buckets that are missing, and report all.",
      options: [
        .flag("dry-run", "Only report; create nothing."),
        .flag("update", "Change the streams and buckets that have other settings."),
        .value("replicas", "N", "Copies of each on different servers, 1 to 5. Default: 1."),
        .value("storage", "GB", "Storage of all together, in gigabytes. Default: 4."),
      ]
    ) { try await $0.check() }
  ]

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }
}

extension ClusterCall {
  /// Enough for servers to elect a leader.
  private static let timeout = Duration.seconds(15)

  fileprivate func check() async throws {
    let servers = try addresses(operands("URL")[0])
    let replicas =
      try wholeNumberValue(arguments["replicas"], option: "--replicas", in: 1...5) ?? 1
    let storage =
      try wholeNumberValue(arguments["storage"], option: "--storage", in: 1...1_000_000) ?? 4
    let bus = try await NATSBus.connect(
      NATSOptions(
        servers: servers, credentials: try path("credentials"),
        authority: try path("certificate"), timeout: Self.timeout))
    defer { bus.close() }
    // Throws at once if there is no JetStream.
    _ = try await bus.account()
    let findings = try await ClusterCheck(
      ClusterLayout(replicas: replicas, storage: storage << 30), on: bus,
      changes: arguments.has("dry-run") ? .none : arguments.has("update") ? .all : .creations
    ).run()
    let report = ClusterReport(
      server: bus.server, account: try await bus.account(), findings: findings)
    try await context.console.show(asJSON: arguments.has("json")) {
      try jsonText(report)
    } text: {
      report.text
    }
    let bad = findings.count { !$0.isFine }
    if bad > 0 { throw ToolError.clusterIncomplete(bad, of: findings.count) }
  }

  private func addresses(_ text: String) throws -> [NATSAddress] {
    try text.split(separator: ",", omittingEmptySubsequences: false).map { part in
      guard let address = NATSAddress(String(part)) else {
        // Without a password that the address may contain.
        let shown = part.split(separator: "@", omittingEmptySubsequences: false).last ?? part
        throw ValueError(
          value: String(shown), option: "URL", expected: "nats://HOST:PORT or tls://HOST:PORT")
      }
      return address
    }
  }

  /// The path of an option's file. Throws `ToolError.unreadable`.
  private func path(_ option: String) throws -> String? {
    guard let name = arguments[option] else { return nil }
    let path = context.file(name).path
    guard FileManager.default.isReadableFile(atPath: path) else {
      throw ToolError.unreadable(name, reason: "no such file, or no permission")
    }
    return path
  }
}
