import CommandArguments
import CommandContext
import DeviceProtocol
import Foundation
import PushGateway

extension Command {
  static let push = Command(
    spec: CommandSpec(
      actionsOf: PushCall.self,
      summary: "Send, check and log pushes; manage push keys and channels.",
      discussion: """
        PAYLOAD is a JSON file; - for standard input.

        Without --key-file, a push goes directly to the device, like `simctl push`. With \
        --key-file, it goes to --host and --port over HTTP/2 with a signed provider token, as from \
        a server.
        """,
      operands: "Operands of the action.")
  ) { try await PushCall.run($0, in: $1) }
}

/// An invocation of `vitrine push`.
struct PushCall: ActionCall {
  static let command = "push"
  static let defaultAction = "log"
  static let groups: Set = ["key", "channel", "token"]

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }

  private static let sending: [CommandSpec.Option] =
    [
      .value("priority", "N", "apns-priority: 10, 5 or 1."),
      .value(
        "expiration", "SECONDS",
        "apns-expiration in seconds since 1970; 0 for a single attempt."),
      .value("key-file", "FILE", "Push as a server does, with this .p8 signing key."),
      .value("host", "NAME", "With --key-file: host to connect to. Default: localhost."),
      .value(
        "port", "N",
        "With --key-file: port to connect to. Default: the running device's gateway; with --host: "
          + "443."),
      .value(
        "certificate", "FILE",
        "With --key-file: PEM file to trust instead of the system's certificates."),
    ] + identity
  private static let identity: [CommandSpec.Option] = [
    .value(
      "key-id", "ID",
      "Key id of ten letters and digits. Default: ID of a file named AuthKey_ID.p8."),
    .value("team", "ID", "Team id of ten letters and digits. Default: VITRINE000."),
  ]
  private static let bundle = CommandSpec.Option.value(
    "bundle", "ID", "Bundle identifier of the app. Required.")

  /// For what all gateways of a cluster share, in place of a running device.
  private static let cluster = ClusterConnection.options
  private static let clusterEnvironment = CommandSpec.Option.value(
    "environment", "NAME", offers: .words(["development", "production"]),
    "With --cluster: development or production. Default: development.")

  static let actions: [Action<PushCall>] = [
    Action(
      "send", "TOKEN PAYLOAD", "Send a push.",
      options: [
        .value("bundle", "ID", "Bundle identifier of the app. Default: the token's."),
        .value("type", "TYPE", "apns-push-type. Default: the token's."),
        .value("topic", "TOPIC", "apns-topic. Default: from the bundle and the type."),
        .value("collapse-id", "TEXT", "apns-collapse-id."),
        .value("id", "UUID", "apns-id."),
      ] + sending
    ) { try await $0.send() },
    Action(
      "broadcast", "CHANNEL PAYLOAD", "Send a broadcast to a channel.",
      options: [bundle, .value("id", "UUID", "apns-request-id.")] + sending
    ) { try await $0.broadcast() },
    Action(
      "log", "Print the newest verdicts.",
      options: [
        .value("limit", "N", "Number of verdicts. Default: 20."),
        .flag("follow", "Keep printing new verdicts until interrupted."),
      ] + cluster
    ) { try await $0.log() },
    Action(
      "lint", "PAYLOAD", "Check a payload, or the .json files of a folder.",
      options: [
        .value(
          "extension", "EXT",
          "Decode the content state and the attributes in this extension too."),
        .value(
          "activity", "TYPE",
          "Attributes type. Default: the payload's, or the one that decodes it."),
      ]
    ) { try await $0.lint() },
    Action("token list", "List the tokens that servers can push to.") { call in
      _ = try call.operands()
      try await call.device.run(ListPushTokens(), as: .pushTokens, text: tokenTable)
    },
    Action(
      "key add", "[FILE.p8]", "Register a signing key, or create one.",
      options: identity + [
        .value(
          "environment", "NAME", offers: .words(["development", "production"]),
          "development or production. Default: both."),
        .value("only", "BUNDLE", repeats: true, "Restrict the key to this app; repeatable."),
      ] + cluster
    ) { try await $0.addKey() },
    Action("key list", "List the signing keys.", options: cluster) { try await $0.listKeys() },
    Action("key remove", "ID", "Remove a signing key.", options: cluster) {
      try await $0.removeKey()
    },
    Action(
      "channel create", "Create a broadcast channel.",
      options: [
        bundle,
        .value(
          "storage", "POLICY", offers: .words(["none", "latest"]),
          "none or latest. Default: none."),
      ] + cluster + [clusterEnvironment]
    ) { try await $0.createChannel() },
    Action(
      "channel list", "List the broadcast channels.", options: cluster + [clusterEnvironment]
    ) { try await $0.listChannels() },
    Action(
      "channel delete", "CHANNEL", "Delete a broadcast channel.",
      options: [bundle] + cluster + [clusterEnvironment]
    ) { try await $0.deleteChannel() },
    Action("offline", "Disconnect the device from the network; pushes wait.") {
      try await $0.device.perform(SetReachable(false))
    },
    Action("online", "Connect the device to the network.") {
      try await $0.device.perform(SetReachable(true))
    },
  ]

  /// Reads a payload from a file or the standard input. Throws `ToolError.unreadable`.
  func payload(_ path: String) throws -> Data {
    // More than the largest valid payload, so that the push rules report one that is too large.
    let limit = 64 << 10
    do {
      if path == "-" { return try FileHandle.standardInput.read(upToCount: limit) ?? Data() }
      let handle = try FileHandle(forReadingFrom: context.file(path))
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw ToolError.unreadable(path, reason: error.localizedDescription)
    }
  }
}
