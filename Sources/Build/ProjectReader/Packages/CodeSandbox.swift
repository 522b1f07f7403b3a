import Foundation
import ProcessLaunch

/// The sandbox of everything that runs while a project is read and built: manifests, macros,
/// plugins, scripts, compilers and git.
///
/// It shows what the sandbox of extensions shows, the toolchain that the tool was built with, and
/// what a call adds. There is no network, and of the environment only what a call passes.
package struct CodeSandbox: Sendable {
  /// The `bwrap` executable.
  package let program: URL

  /// nil if bubblewrap is not installed or does not work on this system.
  package init?() {
    guard case .success(let program) = Sandbox.available else { return nil }
    self.program = program
  }

  /// - Parameters:
  ///   - readable: Files and folders that the program may read, wherever they are.
  ///   - writable: Those that it may change.
  ///   - folder: The working folder; nil is `/`.
  package func sandbox(
    readable: [URL], writable: [URL] = [], folder: URL? = nil
  ) -> Sandbox {
    var result = Sandbox(
      program: program, readable: readable + [Sandbox.runtimeToolchain].compactMap(\.self),
      writable: writable,
      hasNetwork: false, temporarySize: 1 << 30)
    if let folder { result.folder = folder.path }
    return result
  }

  /// The environment of a program, without that of the tool.
  package static let environment = ["HOME": "/tmp", "PATH": "/usr/bin:/bin", "TMPDIR": "/tmp"]

  /// The limits of a program of a project, which is not a compiler.
  package static func limits(processorSeconds: Int? = nil) -> ResourceLimits {
    ResourceLimits(fileSize: 32 << 20, processorSeconds: processorSeconds)
  }
}
