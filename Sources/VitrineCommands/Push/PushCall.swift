import DeviceProtocol
import Foundation
import PushGateway

extension Command {
  static let push = Command(
    spec: CommandSpec(
      name: "push", summary: "Push to the running device, and see what became of pushes.",
      discussion: """
        Actions: send TOKEN PAYLOAD, broadcast CHANNEL PAYLOAD, log, lint PAYLOAD, token list, \
        key add [FILE.p8], key list, key remove ID, channel create|list|delete [ID], \
        offline, online. PAYLOAD is a JSON file, or - for the standard input.

        Without --key-file a push goes straight to the device, as simctl's do. With it, it goes to \
        --host and --port over HTTP/2 with a signed token, as a server's.
        """,
      positionals: [
        .init(name: "ACTION", help: "What to do; log where there is none.", isRequired: false),
        .init(
          name: "ARGUMENT", help: "What the action takes.", isRequired: false, repeats: true),
      ],
      options: [
        .value("bundle", "ID", "The app's bundle identifier. Of send: default is the token's."),
        .value("type", "TYPE", "Of send: apns-push-type. Default: the token's."),
        .value("topic", "TOPIC", "Of send: apns-topic. Default: of the bundle and the type."),
        .value("priority", "N", "apns-priority: 10, 5 or 1."),
        .value("expiration", "SECONDS", "apns-expiration: since 1970; 0 for one attempt."),
        .value("collapse-id", "TEXT", "Of send: apns-collapse-id."),
        .value("id", "UUID", "apns-id, or apns-request-id of a broadcast."),
        .value("host", "NAME", "With --key-file. Default: localhost."),
        .value("port", "N", "With --key-file. Default: the running device's gateway."),
        .value("certificate", "FILE", "With --key-file: PEM to trust in place of the system's."),
        .value("key-file", "FILE", "A .p8 file: pushes as a server does."),
        .value("key-id", "ID", "Ten letters and digits; a file AuthKey_ID.p8 names its own."),
        .value("team", "ID", "Ten letters and digits."),
        .value(
          "environment", "NAME", "Of key add: development or production. Default: both."),
        .value("only", "BUNDLE", repeats: true, "Of key add: a topic-specific key's apps."),
        .value("storage", "POLICY", "Of channel create: none or latest. Default: none."),
        .value("limit", "N", "Of log: how many verdicts. Default: 20."),
        .flag("follow", "Of log: go on with verdicts as they come, until interrupted."),
        .value("extension", "EXT", "Of lint: decodes content state and attributes there."),
        .value("activity", "TYPE", "Of lint: the attributes' type. Default: EXT's only one."),
      ] + RunningDevice.options)
  ) { try await PushCall.run($0, in: $1) }
}

/// One line of `vitrine push`.
struct PushCall: ActionCall {
  static let command = "push"
  static let defaultAction = "log"
  static let groups: Set = ["key", "channel", "token"]

  let line: ActionLine

  init(_ line: ActionLine) { self.line = line }

  static let actions: [String: @Sendable (PushCall) async throws -> Void] = [
    "send": { try await $0.send() },
    "broadcast": { try await $0.broadcast() },
    "log": { try await $0.log() },
    "lint": { try await $0.lint() },
    "token list": { call in
      _ = try call.words()
      try await call.device.run(.push(.tokens), as: [PushTokenListing].self, text: tokenTable)
    },
    "key add": { try $0.addKey() },
    "key list": { try await $0.listKeys() },
    "key remove": { try $0.removeKey() },
    "channel create": { try await $0.createChannel() },
    "channel list": { call in
      _ = try call.words()
      try await call.device.run(.push(.channels), as: [Channel].self, text: channelTable)
    },
    "channel delete": { call in
      let id = try call.words("CHANNEL")[0]
      let bundle = try call.required("bundle")
      try await call.device.perform(.push(.deleteChannel(bundle: bundle, id)))
    },
    "offline": { try await $0.device.perform(.push(.setReachable(false))) },
    "online": { try await $0.device.perform(.push(.setReachable(true))) },
  ]

  /// A payload's bytes: a file, or the standard input. Throws `ToolError.unreadable`.
  func payload(_ path: String) throws -> Data {
    // More than any push may have, so that what is too large is told by the rules.
    let limit = 64 << 10
    do {
      if path == "-" { return try FileHandle.standardInput.read(upToCount: limit) ?? Data() }
      let handle = try FileHandle(forReadingFrom: context.file(path))
      return try handle.read(upToCount: limit) ?? Data()
    } catch {
      throw ToolError.unreadable(path, reason: error.localizedDescription)
    }
  }

  private func createChannel() async throws {
    _ = try words()
    let bundle = try required("bundle")
    let policies = ["none": ChannelStorage.none, "latest": .latest]
    guard let storage = policies[arguments["storage"] ?? "none"] else {
      throw ValueError(
        value: arguments["storage"] ?? "", option: "--storage", expected: "none or latest")
    }
    try await device.run(
      .push(.createChannel(bundle: bundle, storage)), as: Channel.self
    ) { $0.id }
  }
}
