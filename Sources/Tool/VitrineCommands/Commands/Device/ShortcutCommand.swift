import CommandArguments
import CommandContext
import DeviceEngine
import DeviceProtocol
import Foundation
import HostLink

extension Command {
  static let shortcut = Command(
    spec: CommandSpec(
      name: "shortcut",
      summary: "Run an app's shortcut, as in Spotlight; without a title, list them.",
      discussion: """
        Prints the card that the device then shows: the dialog, and the elements of the snippet. \
        `vitrine tap snippet` presses its buttons and toggles, and `vitrine screenshot` draws it.
        """,
      positionals: [
        .init(name: "TITLE", help: "Title of the shortcut.", isRequired: false)
      ],
      options: [
        .value("extension", "ID", "Extension of the app, if several have this title."),
        .flag("confirm", "Confirm what the shortcut asks."),
        .value(
          "answer", "TEXT", "Choose the option with this title, or enter this value."),
        .flag("cancel", "Cancel what the shortcut asks, or dismiss its result."),
      ] + RunningDevice.options)
  ) { arguments, context in
    let device = RunningDevice(arguments, in: context)
    let title = arguments.positionals.first
    let text = arguments["answer"]
    let answers = ["confirm", "answer", "cancel"].filter {
      $0 == "answer" ? text != nil : arguments.has($0)
    }
    if let answer = answers.first, answers.count > 1 || title != nil {
      throw UsageError.conflict("--\(answer)", answers.count > 1 ? "--\(answers[1])" : "TITLE")
    }
    switch (title, answers.first) {
    case (_, "confirm"): try await device.run(AnswerSnippet(.confirmed), as: .snippet) { $0.text }
    case (_, "cancel"): try await device.run(AnswerSnippet(.cancelled), as: .snippet) { $0.text }
    case (_, .some):
      let answer = try await device.snippetAnswer(text ?? "")
      try await device.run(AnswerSnippet(answer), as: .snippet) { $0.text }
    case (let title?, nil):
      try await device.run(try await runShortcut(title, arguments, on: device), as: .snippet) {
        $0.text
      }
    case (nil, nil):
      var id: ExtensionID?
      if let name = arguments["extension"] { id = try await device.identifier(of: name) }
      let list = try await device.client.call(ListShortcuts(id))
      for problem in list.problems ?? [] { context.console.note(problem) }
      try await device.show(list.shortcuts, as: .shortcuts, text: shortcutTable)
    }
  }
}

/// The command for a title. Without an extension, exactly one app must have such a shortcut.
private func runShortcut(
  _ title: String, _ arguments: ParsedArguments, on device: RunningDevice
) async throws -> RunShortcut {
  if let name = arguments["extension"] {
    return RunShortcut(title, of: try await device.identifier(of: name))
  }
  let list = try await device.client.call(ListShortcuts()).shortcuts
  let found = list.filter { $0.title.lowercased() == title.lowercased() }
  guard let first = found.first else {
    throw DeviceAnswer.Failure(
      code: "unknownShortcut",
      message: "unknown shortcut \"\(title)\"; available: "
        + (list.isEmpty ? "none" : list.map(\.title).joined(separator: ", ")))
  }
  guard found.count == 1 else {
    throw DeviceAnswer.Failure(
      code: "unknownShortcut",
      message: "several apps have the shortcut \"\(title)\"; choose one with --extension: "
        + found.map(\.extension.rawValue).joined(separator: ", "))
  }
  return RunShortcut(first.title, of: first.extension)
}

extension RunningDevice {
  /// The answer that a text means: an option by its title, or the value of the field. Throws
  /// `HostError.noSnippet`, `.nothingToConfirm`, `.unsuitableAnswer`; `ValueError`.
  fileprivate func snippetAnswer(_ text: String) async throws -> SnippetAnswer {
    guard let snippet = try await state().snippet else { throw HostError.noSnippet }
    if let options = snippet.options {
      guard
        let index = options.firstIndex(where: { $0.title == text })
          ?? options.firstIndex(where: { $0.title.lowercased() == text.lowercased() })
      else {
        throw HostError.unsuitableAnswer(
          expected: "one of: " + options.map(\.title).joined(separator: ", "))
      }
      return .chosen(index)
    }
    guard let field = snippet.field else { throw HostError.nothingToConfirm }
    return .value(
      try ConfigurationArgument(kind: snippet.title, parameters: [field])
        .value(text, of: field, option: "--answer"))
  }
}

private func shortcutTable(_ shortcuts: [ShortcutSummary]) -> String {
  guard !shortcuts.isEmpty else { return "no app has shortcuts (AppShortcutsProvider)" }
  var table = TextTable(header: ["EXTENSION", "TITLE"], alignments: [.left, .left])
  for shortcut in shortcuts { table.rows.append([shortcut.extension.rawValue, shortcut.title]) }
  return table.text
}

extension SnippetResult {
  /// The card in words.
  fileprivate var text: String {
    guard let snippet else { return "nothing is shown" }
    var lines = ["\(snippet.app): \(snippet.dialog ?? snippet.title)"]
    if let elements, !elements.isEmpty {
      lines.append(elementTable(elements).trimmingCharacters(in: .newlines))
    }
    if let labels = snippet.labels {
      lines.append("asks: --confirm for \"\(labels.accept)\", --cancel for \"\(labels.deny)\"")
    }
    if let options = snippet.options {
      lines.append("asks: --answer for one of: " + options.map(\.title).joined(separator: ", "))
    }
    if let field = snippet.field {
      lines.append("asks: --answer for " + (field.title.isEmpty ? "a value" : "\"\(field.title)\""))
    }
    if let problem = snippet.problem { lines.append("a button failed: \(problem)") }
    return lines.joined(separator: "\n")
  }
}
