import Foundation

extension ExtensionSandbox {
  /// Why no sandbox is available on this system.
  public struct Missing: Error, Equatable, Sendable, CustomStringConvertible {
    public var description: String

    public init(description: String) {
      self.description = description
    }
  }

  /// Finds bubblewrap in `path` and tests it. Many containers and some systems forbid the
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
        Missing(description: "bwrap not found in PATH; install the package bubblewrap"))
    }
    let url = URL(fileURLWithPath: program)
    let line = ExtensionSandbox(program: url).wrapping(["/bin/sh", "-c", ":"])
    let outcome = await BoundedCommand(program: program, arguments: Array(line.dropFirst())).run()
    guard outcome.end == .status(0) else {
      let reason = outcome.output.last ?? "no output"
      return .failure(
        Missing(
          description: "\(program) cannot create a sandbox (\(reason)); the system must allow user "
            + "namespaces"))
    }
    return .success(url)
  }
}
