import Foundation
import ProcessLaunch
import ProjectReader

/// Runs a compiled plugin for a target, and the commands that it returns, in a sandbox.
///
/// The plugin and its commands can read the system, the toolchain and their packages. They can
/// write only into the folder for their outputs.
struct PluginRun {
  var sandbox: CodeSandbox
  /// The folder of the toolchain.
  var toolchain: URL
  /// For messages and outputs, which stay until the plugin is run again.
  var folder: URL
  /// A sentence's beginning, such as `the plugin Lint of the target Kit`.
  var label: String
  private(set) var notices: [String] = []
  /// What probably keeps the target from building.
  private(set) var failures: [String] = []

  init(sandbox: CodeSandbox, toolchain: URL, folder: URL, label: String) {
    self.sandbox = sandbox
    self.toolchain = toolchain
    self.folder = folder
    self.label = label
  }

  /// The processor time and the time that a program can take, in seconds.
  private static let limits = (processor: 120, clock: 300)

  /// The folder that a plugin sees as its own.
  var outputs: URL { folder.appendingPathComponent("outputs") }

  /// The generated files, sorted by path.
  mutating func run(_ program: URL, _ request: PluginRequest) throws -> [URL] {
    try? FileManager.default.removeItem(at: folder)
    try FileManager.default.createDirectory(at: outputs, withIntermediateDirectories: true)
    let answer = folder.appendingPathComponent("answer")
    try PluginMessage.frame(request.data())
      .write(to: folder.appendingPathComponent("request"))
    let readable =
      [toolchain, request.subject.packageFolder, program.deletingLastPathComponent()]
      + request.tools.values.map { $0.deletingLastPathComponent() }.sorted { $0.path < $1.path }
    let line = "cd \"$1\" && exec \"$0\" < request > answer"
    guard
      run(
        ["/bin/sh", "-c", line, program.path, folder.path], readable: readable,
        folder: request.subject.packageFolder, label)
    else { return [] }
    let answers = PluginAnswer.all(in: (try? Data(contentsOf: answer)) ?? Data())
    for diagnostic in answers.compactMap(\.emitDiagnostic) {
      switch diagnostic.severity {
      case "error": failures.append("\(label) failed: \(diagnostic.message)")
      case "warning": notices.append("\(label): \(diagnostic.message)")
      default: break
      }
    }
    for command in answers.compactMap(\.definePrebuildCommand) {
      try? FileManager.default.createDirectory(
        at: command.outputFilesDirectory, withIntermediateDirectories: true)
      perform(command.configuration, request, readable)
    }
    perform(answers.compactMap(\.defineBuildCommand), request, readable)
    let named = Set(answers.compactMap(\.defineBuildCommand).flatMap(\.outputFiles).map(\.path))
    let folders = answers.compactMap(\.definePrebuildCommand).map(\.outputFilesDirectory.path)
    return writtenFiles().filter { file in
      named.contains(file.path) || folders.contains { file.path.hasPrefix($0 + "/") }
    }
  }

  /// Performs commands after those that write their inputs.
  private mutating func perform(
    _ commands: [PluginAnswer.BuildCommand], _ request: PluginRequest, _ readable: [URL]
  ) {
    var waiting = commands
    while !waiting.isEmpty {
      let pending = waiting.map { Set($0.outputFiles) }
      let next = waiting.indices.first { index in
        let others = pending.indices.filter { $0 != index }
        return others.allSatisfy { pending[$0].isDisjoint(with: waiting[index].inputFiles) }
      }
      let command = waiting.remove(at: next ?? 0)
      guard perform(command.configuration, request, readable) else { continue }
      for file in command.outputFiles
      where !FileManager.default.fileExists(atPath: file.path) {
        failures.append("\(label) has not written \(file.lastPathComponent)")
      }
    }
  }

  @discardableResult
  private mutating func perform(
    _ command: PluginAnswer.Configuration, _ request: PluginRequest, _ readable: [URL]
  ) -> Bool {
    let name = command.displayName ?? command.executable.lastPathComponent
    return run(
      [command.executable.path] + command.arguments, readable: readable,
      folder: command.workingDirectory ?? request.subject.packageFolder,
      environment: command.environment, "\(label): the command \"\(name)\"")
  }

  /// Whether a program ended without an error.
  private mutating func run(
    _ line: [String], readable: [URL], folder place: URL, environment: [String: String] = [:],
    _ label: String
  ) -> Bool {
    var program = ProgramRun(
      program: URL(fileURLWithPath: line[0]), arguments: line.dropFirst().map { .ofProject($0) },
      environment: CodeSandbox.environment.merging(environment) { $1 },
      sandbox: sandbox.sandbox(readable: readable, writable: [folder], folder: place),
      timeLimit: .seconds(Self.limits.clock))
    program.limits = CodeSandbox.limits(processorSeconds: Self.limits.processor)
    do {
      let outcome = try program.runBlocking()
      switch outcome.end {
      case .status(0): return true
      case .status(let status):
        let lines = (outcome.errorText + outcome.outputText).split(whereSeparator: \.isNewline)
        let reason = (lines.first { $0.contains("error") } ?? lines.first).map { ": \($0)" } ?? ""
        failures.append("\(label) failed with status \(status)\(reason)")
      case .timedOut: failures.append("\(label) was ended after \(Self.limits.clock) seconds")
      case .signal(let number): failures.append("\(label) was ended by signal \(number)")
      case .cancelled: break
      }
    } catch {
      failures.append("\(label) was not run: \(error)")
    }
    return false
  }

  /// The files in the folder for outputs. A symbolic link that leaves it would let the widget read
  /// a file of the user.
  private func writtenFiles() -> [URL] {
    ProjectRoot(folders: [outputs]).files(below: outputs)
  }
}
