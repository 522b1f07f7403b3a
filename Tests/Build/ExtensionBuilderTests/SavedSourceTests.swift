import Foundation
import Testing

@testable import ExtensionBuilder

/// Compilations during which a source is saved.
@Suite struct SavedSourceTests {
  /// A compiler that counts its runs, and fails in the first ones as the driver does.
  private func runs(failing failures: Int, message: String) async throws -> (Int, (any Error)?) {
    let folder = try TemporaryFolder()
    let count = folder.url.appendingPathComponent("count")
    let compiler = try folder.write(
      """
      #!/bin/sh
      echo run >> '\(count.path)'
      [ $(wc -l < '\(count.path)') -gt \(failures) ] && exit 0
      echo "error: input file 'Tide.swift' \(message)"
      exit 1

      """, to: "swiftc")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: compiler.path)
    let job = SwiftCompiler.Job(
      sources: [], moduleName: "Tide", product: .diagnostics, moduleCache: folder.url,
      frameworks: PrebuiltFrameworks(folder: folder.url),
      language: LanguageOptions(), headerPaths: [], imports: [])
    var failure: (any Error)?
    do {
      try await SwiftCompiler(executable: compiler, version: "1")
        .run(job, scratch: folder.url)
    } catch {
      failure = error
    }
    return (try String(contentsOf: count, encoding: .utf8).split(separator: "\n").count, failure)
  }

  @Test(arguments: [
    ("was modified during the build", 0, 1, true), ("was modified during the build", 2, 3, true),
    ("was modified during the build", 99, 5, false), ("not found", 99, 1, false),
  ])
  func compilesAgain(message: String, failures: Int, runs: Int, succeeds: Bool) async throws {
    let (count, failure) = try await self.runs(failing: failures, message: message)
    #expect(count == runs)
    #expect((failure == nil) == succeeds, "\(String(describing: failure))")
  }
}
