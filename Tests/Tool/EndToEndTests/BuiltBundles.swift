import Foundation
import Synchronization

/// The bundles of the tests, each built with the tool once in a test run.
enum BuiltBundles {
  private static let builds = Mutex<[String: Task<URL, any Error>]>([:])
  /// A build keeps a processor busy. More of them would slow down the other tests.
  private static let slots = Slots(ProcessInfo.processInfo.activeProcessorCount)

  /// The bundle of a folder of sources. Throws `BuildFailure`.
  static func bundle(of sources: URL) async throws -> URL {
    let build = builds.withLock { builds in
      if let build = builds[sources.path] { return build }
      let build = Task { try await slots.run { try await Self.build(sources) } }
      builds[sources.path] = build
      return build
    }
    return try await build.value
  }

  struct BuildFailure: Error {
    var text: String
  }

  /// A bundle is named after its sources, because messages name it. Folders of the same name differ
  /// in their parents.
  private static func build(_ sources: URL) async throws -> URL {
    let folder = ToolProcess.cache.appendingPathComponent("bundles")
      .appendingPathComponent(sources.deletingLastPathComponent().lastPathComponent)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let bundle = folder.appendingPathComponent("\(sources.lastPathComponent).vitrine")
    let run = try await ToolProcess.run(
      ["build", sources.path, "-o", bundle.path], in: FileManager.default.temporaryDirectory)
    guard run.code == 0 else { throw BuildFailure(text: run.error) }
    return bundle
  }
}
