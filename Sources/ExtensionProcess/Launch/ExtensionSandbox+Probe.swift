import Foundation

extension ExtensionSandbox {
  /// Why extensions cannot be kept in a sandbox here.
  public struct Missing: Error, Equatable, Sendable, CustomStringConvertible {
    public var description: String
  }

  /// bubblewrap's program, after it has been tried: many containers and some systems forbid the
  /// namespaces that it needs.
  public static func find(
    path: String = ProcessInfo.processInfo.environment["PATH"] ?? ""
  ) async -> Result<URL, Missing> {
    guard
      let program = path.split(separator: ":").map({ "\($0)/bwrap" }).first(where: {
        FileManager.default.isExecutableFile(atPath: $0)
      })
    else {
      return .failure(
        Missing(description: "there is no bwrap in PATH; install the package bubblewrap"))
    }
    let url = URL(fileURLWithPath: program)
    let line = ExtensionSandbox(program: url).wrapping(["/bin/sh", "-c", ":"])
    let outcome = await BoundedCommand(program: program, arguments: Array(line.dropFirst())).run()
    guard outcome.end == .status(0) else {
      let reason = outcome.output.last ?? "it gave no reason"
      return .failure(
        Missing(
          description: "\(program) does not work here (\(reason)); the system must allow user "
            + "namespaces"))
    }
    return .success(url)
  }
}
