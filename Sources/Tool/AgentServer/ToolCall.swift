import AgentProtocol
import CommandArguments
import CommandContext
import ExtensionBuilder
import Foundation
import JSONValues

/// A call of a tool: its arguments, and what it works with.
package struct ToolCall: Sendable {
  /// The arguments of the command that the tool uses.
  package var arguments: ParsedArguments
  /// The arguments as given, for parameters that the tool reads itself.
  package let members: [String: JSONValue]
  package let workspace: AgentWorkspace
  let recorder: CallRecorder
  /// Records what commands print, and shares the extensions of the workspace.
  package var context: ToolContext

  init(
    _ arguments: ParsedArguments, _ members: [String: JSONValue], in workspace: AgentWorkspace,
    recorder: CallRecorder
  ) {
    self.arguments = arguments
    self.members = members
    self.workspace = workspace
    self.recorder = recorder
    var context = workspace.context
    context.console = recorder.console
    context.buildProgress = { recorder.report($0.sentence) }
    self.context = context
  }

  /// Runs a command with the arguments of the call.
  package func run(_ command: Command) async throws {
    var arguments = arguments
    // Then output of the extension is part of the result.
    if command.spec.acceptedOptions.contains(where: { $0.name == "json" }) {
      arguments.flags.insert("json")
    }
    try await command.run(arguments, context)
  }

  /// Adds the running device, or starts the server's own one.
  package mutating func connectDevice() async throws {
    guard let state = try await workspace.device.state() else { return }
    arguments.values["state"] = [state.path]
  }

  /// The device, after `connectDevice()`.
  package var runningDevice: RunningDevice { RunningDevice(arguments, in: context) }

  /// The last result of the commands that ran.
  package func result() -> ToolResult {
    let structured = recorder.results.last.flatMap { try? JSONValue(parsing: Data($0.json.utf8)) }
    let texts = recorder.results.map(\.text) + [notes].compactMap(\.self)
    let text = texts.filter { !$0.isEmpty }.joined(separator: "\n")
    let emptyList = structured?.object?.first { $0.value == [] }?.key
    let nothing = emptyList.map { "no \($0)" } ?? "done"
    return ToolResult(
      [.text(text.isEmpty ? nothing : AgentWording.commands(text))], structured: structured)
  }

  /// The messages of the call, as text; nil if there are none.
  package var notes: String? {
    noteList.isEmpty ? nil : noteList.joined(separator: "\n")
  }

  var noteList: [String] { recorder.notes.map(AgentWording.message) }

  /// Keeps a document that is too long for a result, and returns a link to it.
  package func document(_ text: String, name: String, mimeType: String) -> ToolResult.Link {
    workspace.fitting.store.add(Data(text.utf8), name: name, mimeType: mimeType)
  }
}

extension BuildPhase {
  fileprivate var sentence: String {
    switch self {
    case .compiling(let name): "compiling \(name) …"
    case .cutting(let name, let round):
      "cutting what does not compile out of \(name), round \(round) …"
    case .linking(let name): "linking \(name) …"
    case .checking: "checking the extension …"
    case .ownSourcesChecked(let name, let errors):
      "\(name): its own files have \(countedOrNone(errors, "error")) …"
    }
  }
}
