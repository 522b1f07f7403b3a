import Foundation
import ProcessLaunch
import SealedCache
import SourceScanner
import StableHash

/// Runs manifests that are not constant, in a sandbox with limits of time and size.
///
/// The result is kept by the manifest's contents, so that a manifest is run once.
package struct ManifestRun: Sendable {
  private let sandbox: CodeSandbox
  private let swift: URL
  private let cache: URL

  /// nil if `bwrap` or `swift` is not in PATH.
  init?(cache: URL) {
    guard let sandbox = CodeSandbox(), let swift = ProgramSearch.find("swift")
    else { return nil }
    self.sandbox = sandbox
    // `swift` is a link to the driver, which acts by the name that it is run with.
    let folder = swift.resolvingSymlinksInPath().deletingLastPathComponent()
    self.swift = folder.appendingPathComponent("swift")
    self.cache = cache
  }

  /// The arguments of the manifest's `Package`; nil if it cannot be run.
  func arguments(of manifest: URL, _ text: [UInt8]) -> [SourceExpression.Argument]? {
    if let data = SealedFile.contents(of: kept(manifest, text)), let known = ManifestDump(data) {
      return known.arguments
    }
    try? FileManager.default.createDirectory(at: cache, withIntermediateDirectories: true)
    guard let outcome = try? command(for: manifest.deletingLastPathComponent()).runBlocking(),
      outcome.succeeded
    else { return nil }
    let data = outcome.output
    guard let dump = ManifestDump(data) else { return nil }
    try? keep(data, of: manifest, text)
    return dump.arguments
  }

  /// Keeps the result of a run.
  func keep(_ data: Data, of manifest: URL, _ text: [UInt8]) throws {
    let file = kept(manifest, text)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try SealedFile.write(data, to: file)
  }

  private func kept(_ manifest: URL, _ text: [UInt8]) -> URL {
    let hash = StableHash<UInt64>(of: text + Array(manifest.path.utf8)).value
    return cache.appendingPathComponent("manifests/\(String(hash, radix: 16)).json")
  }

  private func command(for folder: URL) -> ProgramRun {
    let toolchain = swift.deletingLastPathComponent().deletingLastPathComponent()
    var run = ProgramRun(
      program: swift,
      arguments: [
        "package", "--disable-sandbox", "--scratch-path", "/tmp/build", "--cache-path",
        "/tmp/cache", "dump-package",
      ],
      environment: CodeSandbox.environment,
      sandbox: sandbox.sandbox(readable: [toolchain, folder], folder: folder),
      timeLimit: .seconds(60))
    run.limits = CodeSandbox.limits()
    return run
  }
}
