import Foundation

extension Sandbox {
  /// Why no sandbox is available on this system.
  public struct Missing: Error, Equatable, Sendable, CustomStringConvertible {
    public var description: String

    public init(description: String) {
      self.description = description
    }
  }

  /// Finds bubblewrap in `path` and tests it. Many containers and some systems forbid the
  /// namespaces that it needs.
  ///
  /// - Parameter path: The folders; nil are those of PATH, where it is tested once (`available`).
  public static func find(path: String? = nil) async -> Result<URL, Missing> {
    guard let path else { return available }
    return await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: findBlocking(path: path)) }
      thread.name = "sandbox"
      thread.start()
    }
  }

  /// The same on this thread.
  public static func findBlocking(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) -> Result<URL, Missing> {
    guard let program = ProgramSearch.find("bwrap", path: path) else {
      return .failure(
        Missing(description: "bwrap not found in PATH; install the package bubblewrap"))
    }
    let run = ProgramRun(
      program: URL(fileURLWithPath: "/bin/sh"), arguments: ["-c", ":"], environment: [:],
      sandbox: Sandbox(program: program), timeLimit: .seconds(10))
    let reason: String
    do {
      let outcome = try run.runBlocking()
      if outcome.succeeded { return .success(program) }
      reason = outcome.errorText.split(separator: "\n").last.map(String.init) ?? "no output"
    } catch {
      reason = "\(error)"
    }
    return .failure(
      Missing(
        description: "\(program.path) cannot create a sandbox (\(reason)); the system must allow "
          + "user namespaces, see docs/install.md"))
  }

  /// Tests bubblewrap on another thread, for a later `find()`.
  public static func prepare() { preparation }

  /// One thread for a process, however many extensions it starts.
  private static let preparation: Void = Thread.detachNewThread { _ = available }

  /// The result for the PATH with which this process was started. It is found once.
  public static let available: Result<URL, Missing> = findBlocking()
}
