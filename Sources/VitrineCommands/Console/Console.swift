import Foundation
import Synchronization

/// Where the tool's text goes. Data goes to the standard output; what a person is told to the
/// standard error.
public struct Console: Sendable {
  /// Writes bytes as they are.
  public var output: @Sendable (Data) -> Void
  public var error: @Sendable (String) -> Void

  public init(
    output: @escaping @Sendable (Data) -> Void, error: @escaping @Sendable (String) -> Void
  ) {
    self.output = output
    self.error = error
  }

  /// The process's own standard output and error.
  public static let standard = Console(
    output: { FileHandle.standardOutput.write($0) },
    error: { FileHandle.standardError.write(Data($0.utf8)) })
}

extension Console {
  func print(_ text: String) {
    output(Data((text.hasSuffix("\n") ? text : text + "\n").utf8))
  }

  func warn(_ message: String) { error("vitrine: warning: \(message)\n") }

  func note(_ message: String) { error("vitrine: \(message)\n") }

  /// Says what is being done if it takes longer than a second.
  func during<Result: Sendable>(
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

/// Keeps warnings that were already given from being given again. After very many there are no more:
/// what an extension says is not to fill memory or a terminal.
final class WarningLog: Sendable {
  static let limit = 1000

  private let console: Console
  private let given = Mutex<Set<String>>([])

  init(_ console: Console) {
    self.console = console
  }

  func warn(_ message: String) {
    let isNew = given.withLock { $0.count < Self.limit && $0.insert(message).inserted }
    if isNew { console.warn(message) }
  }
}
