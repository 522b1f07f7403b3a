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
    let copy = cache.appendingPathComponent("manifest-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: copy) }
    guard (try? Data(Self.onMac(text)).write(to: copy)) != nil,
      let outcome = try? command(for: manifest, as: copy).runBlocking(), outcome.succeeded
    else { return nil }
    let data = outcome.output
    guard let dump = ManifestDump(data) else { return nil }
    try? keep(data, of: manifest, text)
    return dump.arguments
  }

  /// The manifest with the conditions about the system as they are on a Mac, where apps are built.
  static func onMac(_ text: [UInt8]) -> [UInt8] {
    let lines = String(decoding: text, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let result = lines.map { line in
      guard line.contains(/^\s*#(?:if|elseif)\b/) else { return String(line) }
      return String(
        line.replacing(/\bos\s*\(\s*(\w+)\s*\)/) { $0.1 == "macOS" ? "true" : "false" })
    }
    return Array(result.joined(separator: "\n").utf8)
  }

  /// Keeps the result of a run.
  func keep(_ data: Data, of manifest: URL, _ text: [UInt8]) throws {
    let file = kept(manifest, text)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try SealedFile.write(data, to: file)
  }

  private func kept(_ manifest: URL, _ text: [UInt8]) -> URL {
    let hash = StableHash<UInt64>(of: text + Array("\(manifest.path) on a Mac".utf8)).value
    return cache.appendingPathComponent("manifests/\(String(hash, radix: 16)).json")
  }

  /// - Parameter copy: What is run in place of the manifest.
  private func command(for manifest: URL, as copy: URL) -> ProgramRun {
    let folder = manifest.deletingLastPathComponent()
    let toolchain = swift.deletingLastPathComponent().deletingLastPathComponent()
    var box = sandbox.sandbox(readable: [toolchain, folder], folder: folder)
    box.aliases = [manifest.path: copy]
    var run = ProgramRun(
      program: swift,
      arguments: [
        "package", "--disable-sandbox", "--scratch-path", "/tmp/build", "--cache-path",
        "/tmp/cache", "dump-package",
      ],
      environment: CodeSandbox.environment,
      sandbox: box,
      timeLimit: .seconds(60))
    run.limits = CodeSandbox.limits()
    return run
  }
}
