import DeviceProtocol
import Foundation
import HostLink
import TestPrograms
import Testing

/// A process of `vitrine serve` that is ended with the value.
///
/// Tests that check the text or the exit code of a command run the tool with `run(_:)`. Everything
/// else uses the device's socket with `call(_:)`, which starts no process.
final class ServedTool: Sendable {
  let folder: TemporaryFolder
  /// The addresses that the tool has printed, by name.
  let addresses: [String: String]
  private let program: TestProgram
  private let device: DeviceSocketClient

  /// Returns once the device serves. Throws if the tool ends before.
  ///
  /// - Parameters:
  ///   - settings: The JSON of a settings file.
  ///   - folder: The folder of another served tool, which has ended, to continue with its state.
  init(
    _ arguments: [String], settings: String? = nil, in folder: TemporaryFolder? = nil
  ) async throws {
    let folder = try folder ?? TemporaryFolder()
    var arguments = arguments
    if let settings {
      try folder.write(settings, to: "settings.json")
      arguments += ["--settings", "settings.json"]
    }
    let state = Self.state(in: folder)
    let program = try await TestProgram(
      ToolProcess.executable, ["serve", "--state", state.path, "--json"] + arguments,
      environment: ToolProcess.environment, in: folder.url)
    do {
      addresses = try await Self.addresses(printedBy: program)
    } catch {
      program.send(signal: SIGTERM)
      throw error
    }
    self.folder = folder
    self.program = program
    device = DeviceSocketClient(DeviceSocketAddress(state: state, environment: [:]))
  }

  deinit { program.send(signal: SIGTERM) }

  var state: String { Self.state(in: folder).path }

  private static func state(in folder: TemporaryFolder) -> URL {
    folder.url.appendingPathComponent("s")
  }

  private static func addresses(printedBy program: TestProgram) async throws -> [String: String] {
    var text = Data()
    while true {
      let chunk = try await program.readOutput()
      try #require(!chunk.isEmpty, "vitrine serve has ended")
      text += chunk
      if let object = try? JSONSerialization.jsonObject(with: text) as? [String: String] {
        return object
      }
    }
  }

  /// Ends it at once, as a crash does.
  func kill() async {
    program.send(signal: SIGKILL)
    await program.exit()
  }

  /// Ends it as Control-C does; returns its exit code.
  func interrupt() async -> Int32 {
    program.send(signal: SIGINT)
    return await program.exit().code
  }
}

// MARK: - Running the tool

extension ServedTool {
  func run(_ arguments: [String]) async throws -> ToolProcess.Result {
    try await ToolProcess.run(arguments + ["--state", state], in: folder.url)
  }

  /// Runs a command with `--json` and decodes its list, which is the only array of the result.
  /// Throws if the command fails.
  func list<Item: Decodable>(_ command: String...) async throws -> [Item] {
    let run = try await run(command + ["--json"])
    try #require(run.code == 0, "\(run.error)")
    let result = try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any]
    let list = try #require(result?.values.first { $0 is [Any] })
    return try JSONDecoder().decode(
      [Item].self, from: JSONSerialization.data(withJSONObject: list))
  }
}

// MARK: - Asking the device

extension ServedTool {
  /// Performs a command over the device's socket. Throws `DeviceAnswer.Failure`.
  func call<Command: DeviceCommand>(_ command: Command) async throws -> Command.Result {
    try await device.call(command)
  }

  /// Performs a command over the device's socket and decodes a part of its result.
  func result<Value: Decodable>(of command: some DeviceCommand) async throws -> Value {
    let answer = try await device.send(DeviceJSON.encode(CommandRequest(command)))
    return try JSONDecoder().decode(Answer<Value>.self, from: answer).result
  }

  private struct Answer<Value: Decodable>: Decodable {
    var result: Value
  }

  /// Polls until `question` returns a value. Throws after a minute without one. Each question
  /// should use the socket, not the tool.
  func awaited<Value>(
    sourceLocation: SourceLocation = #_sourceLocation, _ question: () async throws -> Value?
  ) async throws -> Value {
    let end = ContinuousClock.now + .seconds(60)
    while true {
      if let value = try await question() { return value }
      try #require(
        ContinuousClock.now < end, "no answer within a minute", sourceLocation: sourceLocation)
      try await Task.sleep(for: .milliseconds(20))
    }
  }

  /// Polls until a condition holds. Throws after a minute.
  func wait(
    sourceLocation: SourceLocation = #_sourceLocation,
    until condition: () async throws -> Bool
  ) async throws {
    let _: Bool = try await awaited(sourceLocation: sourceLocation) {
      try await condition() ? true : nil
    }
  }

  /// Waits until no control waits for its extension.
  func settle(sourceLocation: SourceLocation = #_sourceLocation) async throws {
    try await wait(sourceLocation: sourceLocation) {
      for control in try await call(GetState()).controls {
        guard case .control(let found) = try await call(Explain(.control(control.id))) else {
          continue
        }
        if found.control.isPending || found.verdict.contains("is being requested") {
          return false
        }
      }
      return true
    }
  }
}
