import Foundation

extension ExtensionBuilder {
  /// The compiler that builds would use.
  ///
  /// - Parameter path: Folders in the format of PATH.
  /// - Returns: Its executable, and the first line of `swiftc --version`.
  /// - Throws: `BuildError.compilerMissing`, `.toolFailed`.
  package static func compiler(
    path: String, scratch: URL
  ) async throws -> (executable: URL, version: String) {
    let compiler = try await SwiftCompiler.located(scratch: scratch, path: path)
    return (compiler.executable, compiler.version)
  }
}
