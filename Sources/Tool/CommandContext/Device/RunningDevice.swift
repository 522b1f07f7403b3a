import CommandArguments
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

/// The connection of a command to a device that `vitrine serve` runs, and the printing of results.
package struct RunningDevice {
  package let client: DeviceSocketClient
  package let context: ToolContext
  private let printsJSON: Bool

  /// The options of every command that uses a running device.
  package static let options: [CommandSpec.Option] = [
    .value(
      "state", "DIR",
      "State folder of the running device. Default: $XDG_STATE_HOME/vitrine/device."),
    .json,
  ]

  package init(_ arguments: ParsedArguments, in context: ToolContext) {
    let state = arguments["state"].map { context.file($0) }
    client = DeviceSocketClient(DeviceSocketAddress(state: state, environment: context.environment))
    self.context = context
    printsJSON = arguments.has("json")
  }

  /// The identifier of an extension, which is named by it, by the name that `vitrine serve` prints,
  /// or by its module. Throws `HostError.unknownExtension`, also if several have the name.
  package func identifier(of name: String) async throws -> ExtensionID {
    let extensions = try await state().extensions
    guard let found = extensions.only(named: name, by: [\.id.rawValue, \.name, \.moduleName]) else {
      throw HostError.unknownExtension(ExtensionID(name), known: extensions.map(\.id))
    }
    return found.id
  }

  /// As `identifier(of:)`; nil if there is no name.
  package func identifier(ofOptional name: String?) async throws -> ExtensionID? {
    guard let name else { return nil }
    return try await identifier(of: name)
  }

  /// Performs a command and prints its result, with `--json` as JSON, else as `text`. Throws
  /// `DeviceSocketError`, `DeviceAnswer.Failure`.
  package func run<Command: DeviceCommand>(
    _ command: Command, as schema: OutputSchema, text: (Command.Result) async throws -> String
  ) async throws {
    try await show(try await client.call(command), as: schema, text: text)
  }

  /// Performs a command that may deliver a link, and prints its result. Throws
  /// `ToolError.linkFailed` with the app's error if the delivery failed, and the `failure` that the
  /// result means.
  package func deliver<Command: DeviceCommand>(
    _ command: Command, as schema: OutputSchema, link: (Command.Result) -> DeliveredLink?,
    text: (Command.Result) async throws -> String,
    failure: (Command.Result) -> (any Error)? = { _ in nil }
  ) async throws {
    let result = try await client.call(command)
    try await show(result, as: schema, text: text)
    if let failure = failure(result) { throw failure }
    if let link = link(result), link.hasFailed == true {
      throw ToolError.linkFailed(link.result ?? "the app has failed")
    }
  }

  /// Prints a result, with `--json` as JSON, else as `text`.
  package func show<Result: Encodable>(
    _ result: Result, as schema: OutputSchema, text: (Result) async throws -> String
  ) async throws {
    try await context.console.show(
      asJSON: printsJSON,
      json: {
        String(
          decoding: try DeviceJSON.encodeIndented(VersionedOutput(result, as: schema)),
          as: UTF8.self)
      },
      text: { try await text(result) })
  }

  /// Performs a command without a result.
  package func perform<Command: DeviceCommand>(
    _ command: Command
  ) async throws where Command.Result == NoResult {
    try await run(command, as: .done) { _ in "" }
  }

  package func state() async throws -> HostState { try await client.call(GetState()) }
}

extension HostState {
  package var zone: TimeZone { TimeZone(identifier: device.timeZone) ?? .gmt }
}
