import CommandArguments
import CommandContext
import Foundation
import PushCluster
import PushGateway
import XDGFolders

extension Command {
  static let gateway = Command(
    spec: CommandSpec(
      name: "gateway", summary: "Run a push gateway for the devices of a cluster.",
      discussion: """
        The gateway stores nothing but its certificate: keys, tokens, channels and pushes are on \
        the NATS servers. Run any number of them behind a TCP balancer, with the same certificate.

        Prepare the servers with `vitrine cluster check`. Manage keys and read verdicts with \
        `vitrine push key` and `vitrine push log`, with --cluster.
        """,
      options: ClusterConnection.options + [
        .value(
          "port", "N",
          "Port to listen on; 0 picks a free one. Default: \(PushGateway.standardPort)."),
        .value(
          "listen", "ADDRESS",
          "Address to listen on, such as 0.0.0.0. Default: the loopback addresses."),
        .value(
          "environment", "NAME", offers: .words(["development", "production"]),
          "APNs environment: development or production. Default: development."),
        .value("name", "NAME", "Name in the log. Default: the names of the machine and the port."),
        .value(
          "state", "DIR",
          "Folder of the certificate. Default: $XDG_STATE_HOME/vitrine/gateway."),
        .json,
      ])
  ) { arguments, context in
    guard let connection = try ClusterConnection(arguments, in: context) else {
      throw UsageError.missingOption("gateway", requires: "--cluster")
    }
    let port =
      try wholeNumberValue(arguments["port"], option: "--port", in: 0...65_535)
      ?? PushGateway.standardPort
    let folder =
      arguments["state"].map { context.file($0) }
      ?? URL(
        fileURLWithPath: XDGFolders(environment: context.environment).state + "/vitrine/gateway")
    let name = arguments["name"] ?? "\(ProcessInfo.processInfo.hostName)-\(port)"
    var settings = GatewaySettings()
    settings.environment =
      try arguments["environment"].map { try PushEnvironment($0, option: "--environment") }
      ?? .development
    // A balancer in front of it has connections of many servers.
    settings.connections.maxConnections = 4096
    let bus = try await connection.connect(as: "vitrine gateway \(name)")
    defer { bus.close() }
    let gateway = try ClusterGateway(
      bus: bus, name: name, folder: GatewayFolder(folder), settings: settings, now: context.now,
      report: { context.console.warn($0) })
    let bound = try await gateway.start(address: arguments["listen"], port: port)
    let started = StartedGateway(
      url: "https://\(arguments["listen"] ?? "localhost"):\(bound)",
      certificate: gateway.certificate.path, name: name)
    if arguments.has("json") {
      context.console.print(try jsonOutput(started, as: .gateway))
    } else {
      context.console.print(
        "The push gateway is at \(started.url), with the certificate \(started.certificate)")
    }
    await context.interruption()
    await gateway.stop()
  }
}

private struct StartedGateway: Encodable {
  var url: String
  /// The certificate that servers have to trust.
  var certificate: String
  var name: String
}
