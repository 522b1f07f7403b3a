import Foundation
import Testing

/// `vitrine serve` as people run it, ended with the value.
final class ServedTool {
  let folder: TemporaryFolder
  private let process = Process()
  private let output = Pipe()

  /// - Parameter settings: The JSON of a settings file.
  convenience init(_ arguments: [String], settings: String? = nil) throws {
    try self.init(arguments, settings: settings, in: TemporaryFolder())
  }

  /// On the state of another that has ended, in its folder.
  init(_ arguments: [String], settings: String? = nil, in folder: TemporaryFolder) throws {
    self.folder = folder
    var arguments = arguments
    if let settings {
      try folder.write(settings, to: "settings.json")
      arguments += ["--settings", "settings.json"]
    }
    process.executableURL = ToolProcess.executable
    process.arguments = ["serve", "--state", state, "--json"] + arguments
    process.currentDirectoryURL = folder.url
    process.standardOutput = output
    process.standardInput = FileHandle.nullDevice
    try process.run()
  }

  var state: String { folder.url.appendingPathComponent("s").path }

  /// What it prints first; nil where it ends before.
  func addresses() -> [String: String]? {
    var text = Data()
    while true {
      let chunk = output.fileHandleForReading.availableData
      if chunk.isEmpty { return nil }
      text += chunk
      if let object = try? JSONSerialization.jsonObject(with: text) as? [String: String] {
        return object
      }
    }
  }

  /// Ends it as Control-C does; gives its exit code.
  func interrupt() -> Int32 {
    process.interrupt()
    process.waitUntilExit()
    return process.terminationStatus
  }

  func run(_ arguments: [String]) throws -> ToolProcess.Result {
    try ToolProcess.run(arguments + ["--state", state], in: folder.url)
  }

  /// What a command lists. Throws where it fails, which is an issue of the test's.
  func list<Item: Decodable>(_ command: String...) throws -> [Item] {
    let run = try run(command + ["--json"])
    try #require(run.code == 0, "\(run.error)")
    return try JSONDecoder().decode([Item].self, from: Data(run.output.utf8))
  }

  /// Asks until there is an answer; each question is a run of the tool.
  func awaited<Answer>(_ question: () throws -> Answer?) throws -> Answer {
    for _ in 0..<600 {
      if let answer = try question() { return answer }
    }
    return try #require(nil)
  }

  deinit {
    if process.isRunning { process.terminate() }
  }
}
