import CommandArguments
import Foundation
import Synchronization

/// What a tool's commands would print: results, and messages for the user. The messages are also
/// the progress of the call.
final class CallRecorder: Sendable {
  /// The messages that are kept at most.
  private static let limit = 50

  private struct State {
    var results: [CommandResult] = []
    var notes: [String] = []
  }

  private let state = Mutex(State())
  private let progress: @Sendable (String) -> Void

  /// - Parameter progress: Receives what the call does now.
  init(progress: @escaping @Sendable (String) -> Void) {
    self.progress = progress
  }

  var results: [CommandResult] { state.withLock(\.results) }
  /// Warnings, and what extensions print.
  var notes: [String] { state.withLock(\.notes) }

  func report(_ activity: String) { progress(activity) }

  /// A console for the commands of the call.
  var console: Console {
    var console = Console(
      output: { [self] in add(note: String(decoding: $0, as: UTF8.self)) },
      error: { [self] in add(message: $0) })
    console.results = { [self] result in state.withLock { $0.results.append(result) } }
    return console
  }

  private func add(message: String) {
    let text = message.trimmingCharacters(in: .newlines)
    let prefix = "vitrine: "
    let note = text.hasPrefix(prefix) ? String(text.dropFirst(prefix.count)) : text
    if note.hasSuffix(" …") { return progress(note) }
    add(note: note)
  }

  private func add(note: String) {
    let note = note.trimmingCharacters(in: .newlines)
    state.withLock { state in
      guard !note.isEmpty, state.notes.count < Self.limit else { return }
      state.notes.append(note)
    }
  }
}
