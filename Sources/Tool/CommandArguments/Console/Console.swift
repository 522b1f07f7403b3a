import Foundation
import ProcessCleanup
import Synchronization

/// The tool's output: results go to `output`, messages for the user to `error`. Text is printed
/// without control characters.
package struct Console: Sendable {
  /// Receives results, as bytes because pictures are results too.
  package var output: @Sendable (Data) -> Void
  /// Receives messages, which end with a line break.
  package var error: @Sendable (String) -> Void
  /// Receives the results of commands in place of `output`; nil prints them.
  package var results: (@Sendable (CommandResult) -> Void)?

  package init(
    output: @escaping @Sendable (Data) -> Void, error: @escaping @Sendable (String) -> Void
  ) {
    self.output = output
    self.error = { error($0.visibleInTerminal) }
  }

  /// The standard output and the standard error of the process.
  package static let standard = Console(
    output: { StandardStreams.output($0) }, error: { StandardStreams.error($0) })
}

/// The result of a command, in both forms that it can print.
package struct CommandResult: Sendable {
  /// A JSON document without a line break at the end.
  package var json: String
  /// Lines for a terminal; empty if there is nothing to print.
  package var text: String
}

extension Console {
  /// Prints a result as JSON or as text; nothing if the text is empty.
  package func show(
    asJSON: Bool, json: () throws -> String, text: () async throws -> String
  ) async throws {
    if let results {
      return results(CommandResult(json: try json(), text: try await text()))
    }
    if asJSON { return print(try json()) }
    let text = try await text()
    if !text.isEmpty { print(text) }
  }

  /// Prints a result without its control characters, and ends its last line.
  package func print(_ text: String) {
    let text = text.visibleInTerminal
    output(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  /// Prints a problem that does not keep the command from its result.
  package func warn(_ message: String) { error("vitrine: warning: \(message)\n") }

  /// Prints what the command is doing.
  package func note(_ message: String) { error("vitrine: \(message)\n") }

  /// A console that prints each message once, for extensions that are run several times.
  package var withoutRepetitions: Console {
    let printed = Mutex<Set<String>>([])
    var console = self
    console.error = { [error] message in
      if printed.withLock({ $0.insert(message).inserted }) { error(message) }
    }
    return console
  }

  /// Runs `body`, and prints `activity` if it takes longer than a second.
  package func during<Result: Sendable>(
    _ activity: String, _ body: @Sendable () async throws -> Result
  ) async rethrows -> Result {
    let notice = Task {
      try await Task.sleep(for: .seconds(1))
      note("\(activity) …")
    }
    defer { notice.cancel() }
    return try await body()
  }
}

/// Prints each distinct warning once, and at most `limit` warnings, so that an extension can fill
/// neither the memory nor the terminal.
package final class WarningLog: Sendable {
  static let limit = 1000

  private let console: Console
  private let printed = Mutex<Set<String>>([])

  package init(_ console: Console) {
    self.console = console
  }

  /// Prints a warning unless one with the same key was printed before, or the limit is reached.
  package func warn(once key: String, _ message: () -> String) {
    let isNew = printed.withLock { $0.count < Self.limit && $0.insert(key).inserted }
    if isNew { console.warn(message()) }
  }

  /// Prints the warning unless it was printed before, or the limit is reached.
  package func warn(_ message: String) {
    let isNew = printed.withLock { $0.count < Self.limit && $0.insert(message).inserted }
    if isNew { console.warn(message) }
  }
}
