import AgentProtocol
import CommandArguments
import CommandContext
import JSONValues

/// A tool of `vitrine mcp`: how clients see it, its parameters, and what it does.
///
/// To add a tool, declare a value in `Tools/` and list it in `AgentTool.all`. One that does what a
/// command does needs no code:
///
///     static let timeline = AgentTool(
///       "timeline", title: "Widget timeline", "Lists the entries of a widget's timeline …",
///       parameters: [.project] + ToolParameter.options(Command.timeline.spec.options),
///       perform: .command(.timeline))
///
/// The parameters are those of the command, so that both accept the same values and report the same
/// errors.
package struct AgentTool: Sendable {
  /// The work of a tool.
  package struct Work: Sendable {
    var perform: @Sendable (ToolCall) async throws -> ToolResult
  }

  let description: ToolDescription
  let parameters: [ToolParameter]
  /// How to get less than all of a picture, such as "filter selects previews"; nil if there is no
  /// way.
  let pictureAdvice: String?
  let work: Work

  package init(
    _ name: String, title: String, _ summary: String,
    effects: ToolDescription.Effects = .reads, parameters: [ToolParameter],
    pictureAdvice: String? = nil, perform work: Work
  ) {
    self.parameters = parameters
    self.pictureAdvice = pictureAdvice
    self.work = work
    description = ToolDescription(
      name: name, title: title, summary: summary, input: parameters.schema, effects: effects)
  }

  /// Performs a call. Failures are results, too: the client's model reads them. Throws only
  /// `CancellationError`.
  func call(
    _ members: [String: JSONValue], in workspace: AgentWorkspace, recorder: CallRecorder
  ) async throws -> ToolResult {
    let result = try await result(members, in: workspace, recorder)
    return workspace.fitting.fit(result, advice: pictureAdvice)
  }

  private func result(
    _ members: [String: JSONValue], in workspace: AgentWorkspace, _ recorder: CallRecorder
  ) async throws -> ToolResult {
    do {
      let arguments = try ToolArguments(parameters: parameters, folders: workspace.folders)
        .parse(members)
      let call = ToolCall(arguments, members, in: workspace, recorder: recorder)
      return try await work.perform(call).adding(notes: call.noteList)
    } catch {
      try Task.checkCancellation()
      return Self.failure(error, recorder)
    }
  }

  private static func failure(_ error: any Error, _ recorder: CallRecorder) -> ToolResult {
    let text = report(error).trimmingCharacters(in: .newlines)
    let prefix = "vitrine: error: "
    let reason = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    let texts = recorder.results.map(\.text) + [AgentWording.message(reason)]
    return .failure((texts + recorder.notes.map(AgentWording.message)).joined(separator: "\n"))
  }
}

extension ToolResult {
  /// The notes are part of the text, which some clients leave out for the structured result.
  fileprivate func adding(notes: [String]) -> Self {
    guard !notes.isEmpty, case .object(var members)? = structured else { return self }
    members["notes"] = .array(notes.map { .string($0) })
    var result = self
    result.structured = .object(members)
    return result
  }
}

extension AgentTool.Work {
  package static func custom(
    _ perform: @escaping @Sendable (ToolCall) async throws -> ToolResult
  ) -> Self {
    Self(perform: perform)
  }

  /// Runs a command, and answers with what it would print.
  package static func command(_ command: Command) -> Self {
    Self { call in
      try await call.run(command)
      return call.result()
    }
  }

  /// Runs a command on the device.
  ///
  /// - Parameter settles: Whether to wait for what the widgets show after the change.
  package static func device(_ command: Command, settles: Bool = false) -> Self {
    Self { call in
      var call = call
      try await call.connectDevice()
      try await call.run(command)
      if settles { _ = try await call.runningDevice.settledState() }
      return call.result()
    }
  }
}
