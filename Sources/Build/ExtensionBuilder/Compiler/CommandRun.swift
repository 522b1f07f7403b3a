import Foundation
import ProcessLaunch

/// Runs a tool of the toolchain until it exits and returns its standard output and error as one
/// text.
enum CommandRun {
  struct Outcome: Sendable {
    var status: Int32
    var output: String
  }

  /// The bytes of output that are kept.
  private static let outputLimit = 4 << 20

  /// Cancelling the task kills the program with those that it has started. Throws
  /// `ProgramRun.Failure` and `CancellationError`.
  ///
  /// - Parameters:
  ///   - scratch: The folder for temporary files: each run of the compiler leaves one in TMPDIR.
  ///   - sandbox: nil for a tool that reads nothing of a project.
  ///   - processorSeconds: For each process; nil for no limit.
  static func run(
    _ program: URL, _ arguments: [ProgramArgument], scratch: URL, sandbox: Sandbox? = nil,
    niceness: Int = 0, processorSeconds: Int? = nil
  ) async throws -> Outcome {
    var run = ProgramRun(
      program: program, arguments: arguments, environment: environment(scratch: scratch),
      sandbox: sandbox)
    run.limits.niceness = niceness
    run.limits.processorSeconds = processorSeconds
    run.mergesErrors = true
    run.outputLimit = outputLimit
    let outcome = try await run.run()
    try Task.checkCancellation()
    switch outcome.end {
    case .status(let status): return Outcome(status: status, output: outcome.outputText)
    case .signal(let number):
      return Outcome(status: Sandbox.signalStatus + number, output: outcome.outputText)
    case .timedOut, .cancelled: throw CancellationError()
    }
  }

  /// The variables of the tool's environment by which a compiler finds headers and libraries.
  private static let passedOn = [
    "PATH", "LANG", "LC_ALL", "LC_CTYPE", "TZ", "SDKROOT", "CPATH", "C_INCLUDE_PATH",
    "LIBRARY_PATH", "LD_LIBRARY_PATH", "PKG_CONFIG_PATH", "PKG_CONFIG_LIBDIR", "TOOLCHAINS",
  ]

  /// Other variables can hold the user's secrets, and a compiler needs none of them.
  private static func environment(scratch: URL) -> [String: String] {
    let own = ProcessInfo.processInfo.environment
    var result: [String: String] = ["HOME": scratch.path, "TMPDIR": scratch.path]
    for name in passedOn { result[name] = own[name] }
    return result
  }

  /// The first executable with that name in the folders of `path`, which has the format of PATH.
  static func find(_ name: String, path: String = searchPath) -> URL? {
    ProgramSearch.find(name, path: path)
  }

  /// The folders of PATH, and then those of the toolchain whose runtime this process uses, which a
  /// desktop's launcher does not have in its PATH.
  static var searchPath: String {
    let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
    let own = Sandbox.runtimeToolchain?.appendingPathComponent("bin").path
    return ([path] + [own].compactMap { $0 }).joined(separator: ":")
  }
}
