import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

/// A host that runs elsewhere, and how a command prints what it answers.
struct RunningDevice {
  let client: DeviceSocketClient
  let context: ToolContext
  private let printsJSON: Bool

  /// What every command on a device takes.
  static let options: [CommandSpec.Option] = [
    .value("state", "DIR", "The state folder of the host that is meant. Default: the default one."),
    .json,
  ]

  init(_ arguments: ParsedArguments, in context: ToolContext) {
    let state = arguments["state"].map { context.file($0) }
    client = DeviceSocketClient(DeviceSocketAddress(state: state, environment: context.environment))
    self.context = context
    printsJSON = arguments.has("json")
  }

  /// A command's result, printed as `--json` or as `text` says. Throws `DeviceSocketError`,
  /// `DeviceAnswer.Failure`.
  func run<Result: Codable>(
    _ command: DeviceCommand, as type: Result.Type, text: (Result) async throws -> String
  ) async throws {
    try await show(try await client.call(command, as: type), text: text)
  }

  func show<Result: Encodable>(
    _ result: Result, text: (Result) async throws -> String
  ) async throws {
    if printsJSON {
      let json = try DeviceJSON.encodeIndented(result)
      context.console.print(String(decoding: json, as: UTF8.self))
    } else {
      let text = try await text(result)
      if !text.isEmpty { context.console.print(text) }
    }
  }

  /// A command that has no result worth a text.
  func perform(_ command: DeviceCommand) async throws {
    try await run(command, as: Nothing.self) { _ in "" }
  }

  func state() async throws -> HostState { try await client.call(.state, as: HostState.self) }
}

extension HostState {
  var zone: TimeZone { TimeZone(identifier: device.timeZone) ?? .gmt }
}
