import AgentProtocol
import AgentServer
import CommandArguments
import CommandContext
import Foundation
import JSONValues
import ProcessCleanup

// Live Activities and pushes on a device.
extension AgentTool {
  static let activity = AgentTool(
    "activity", title: "Live Activities",
    """
    Lists, starts, updates, ends, dismisses and taps Live Activities, and allows or denies them, \
    as the app and the user do. start needs id (the extension's id from `install`).
    """,
    effects: .adds,
    parameters: [
      ToolParameter(
        name: "action", form: .choice(ActivityCall.actions.map(\.name)), target: .positional,
        help: "dismiss: as a swipe on the Lock Screen; dismiss-alert: from the watch's screen.",
        isRequired: true),
      .positional(
        "id", "Activity id, such as a1; for start, allow and deny the extension's id.",
        isRequired: false),
      .positional("point", "For tap: X,Y in points.", isRequired: false),
    ]
      + ToolParameter.options(
        Command.activity.spec.acceptedOptions,
        help: [
          "alert": "Title of an alert.", "at": "Start at this date, with an alert.",
          "body": "Body of the alert.",
          "sound": "Sound file of the alert, or none.",
          "channel": "Broadcast channel to subscribe to.", "element": "For tap: its number.",
          "frequent": "Larger push budget.", "limit": "Ledger rows. Default: 20.",
          "presentation": "For tap. Default: lockScreen.",
          "transient": "End it when the device is locked.",
          "type": "Attributes type, if several.",
        ]),
    perform: .device(.activity))

  private static let payload = ToolParameter.own(
    "payload", .json,
    "Such as {\"aps\": {\"event\": \"update\", \"content-state\": {…}}}.",
    isRequired: true)

  static let pushLint = AgentTool(
    "push_lint", title: "Check a push payload",
    """
    Checks the payload of a Live Activity push by Apple's rules, and with path by the extension's \
    types, with an example that decodes.
    """,
    parameters: [
      payload,
      ToolParameter(
        name: "path", form: .path, target: .option("extension"),
        help: "Project, sources or bundle whose types decode the payload."),
      ToolParameter(
        name: "activity", form: .text, target: .option("activity"),
        help: "Attributes type. Default: the payload's, or the one that decodes it."),
    ],
    perform: .custom { call in
      do {
        try await call.runPush(["lint"])
      } catch ToolError.badPayload {
        // The problems are the result.
      }
      return call.result()
    })

  static let schema = AgentTool(
    "schema", title: "Schema of pushes",
    """
    The JSON Schema of the attributes and content state of Live Activities, or server types; with \
    check, what payloads of the older schema no longer decode.
    """,
    parameters: [
      .project,
      ToolParameter(
        name: "language", form: .choice(TypeLanguage.allCases.map(\.rawValue)),
        target: .option("language"), help: "Types instead."),
      ToolParameter(
        name: "check", form: .path, target: .option("check"), help: "Older schema."),
    ],
    perform: .custom { try await PayloadSchemaForAgents.run($0) })

  static let pushSend = AgentTool(
    "push_send", title: "Send a push",
    """
    Sends a push to a token of the device, as through APNs, and returns the verdict. `activity` \
    with action start and token true returns a token.
    """,
    effects: .adds,
    parameters: [
      .own("token", .text, "Device token of an activity, widget or control.", isRequired: true),
      payload,
    ]
      + [("type", "TYPE"), ("topic", "TOPIC"), ("priority", "N"), ("bundle", "ID")].map {
        name, placeholder in
        ToolParameter(
          CommandSpec.Option.value(name, placeholder, "apns header. Default: from token."))
      },
    perform: .custom { call in
      var call = call
      try await call.connectDevice()
      try await call.runPush(["send", call.members["token"]?.string ?? ""])
      return call.result()
    })
}

/// What `schema` answers without `check`.
private struct PayloadSchemaForAgents: Encodable {
  /// nil for the JSON Schema.
  var language: String?
  var source: String

  static func run(_ call: ToolCall) async throws -> ToolResult {
    var call = call
    guard call.arguments["check"] == nil else {
      do {
        try await call.run(.schema)
      } catch ToolError.incompatibleSchema {
        // The changes are the result.
      }
      return call.result()
    }
    let scratch = try ScratchFolder(temporary: "vitrine-schema")
    defer { scratch.remove() }
    let file = scratch.url.appendingPathComponent("schema")
    call.arguments.values["output"] = [file.path]
    try await call.run(.schema)
    let answer = PayloadSchemaForAgents(
      language: call.arguments["language"],
      source: String(decoding: try Data(contentsOf: file), as: UTF8.self))
    let texts = [answer.source, call.notes].compactMap(\.self)
    return ToolResult(
      [.text(texts.joined(separator: "\n"))],
      structured: try JSONValue(encoding: VersionedOutput(answer, as: .payloadSchema)))
  }
}

extension ToolCall {
  /// Runs an action of `vitrine push` with the payload in a temporary file.
  fileprivate func runPush(_ positionals: [String]) async throws {
    let given = members["payload"] ?? .null
    let scratch = try ScratchFolder(temporary: "vitrine-payload")
    defer { scratch.remove() }
    let file = scratch.url.appendingPathComponent("payload.json")
    try OutputFile(url: file).write(given.string.map { Data($0.utf8) } ?? given.data)
    var call = self
    call.arguments.positionals = positionals + [file.path]
    try await call.run(.push)
  }
}
