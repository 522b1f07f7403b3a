import CommandContext
import ExtensionProcess

/// The session of a sheet. A widget that crashes ends the extension's process; the next one gets a
/// new process.
package final class SheetSession {
  package private(set) var current: ExtensionSession
  /// Why widgets were not drawn, by their kinds.
  package private(set) var failures: [(kind: String, error: any Error)] = []
  private let reopen: () async throws -> ExtensionSession

  private init(
    _ session: ExtensionSession, reopen: @escaping () async throws -> ExtensionSession
  ) {
    current = session
    self.reopen = reopen
  }

  /// Opens a session, draws, and ends the session that is open then.
  package static func run<Result>(
    reopen: @escaping () async throws -> ExtensionSession,
    _ body: (SheetSession) async throws -> Result
  ) async throws -> Result {
    let session = SheetSession(try await reopen(), reopen: reopen)
    do {
      let result = try await body(session)
      await session.current.close()
      return result
    } catch {
      await session.current.end()
      throw error
    }
  }

  /// The error of a sheet without these widgets; nil if all were drawn.
  package var failure: ToolError? {
    guard !failures.isEmpty else { return nil }
    return .notDrawn(
      Set(failures.map(\.kind)).sorted(),
      areCut: failures.allSatisfy { ($0.error as? ExtensionFailure)?.cutSentence != nil })
  }

  /// Keeps the reason why a widget was not drawn, and continues with a new process.
  func fail(_ kind: String, _ error: any Error) async throws {
    failures.append((kind, error))
    try await renew(after: error, in: kind)
  }

  /// Warns, and continues with a new process. Throws `CancellationError` after an interruption.
  func renew(after error: any Error, in kind: String) async throws {
    try Task.checkCancellation()
    current.warnings.warn("\(kind) was not drawn: \(error)")
    await current.end()
    current = try await reopen()
  }
}
