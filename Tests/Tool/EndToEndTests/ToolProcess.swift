import Foundation
import TestPrograms

/// Runs the tool from the products of this build as a process.
enum ToolProcess {
  typealias Result = TestProgram.Outcome

  /// The root folder of the checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The tool's executable, which SwiftPM has put next to the test bundle.
  static let executable: URL = {
    let configurations = ["debug", "release"].map {
      root.appendingPathComponent(".build/\($0)/vitrine")
    }
    let running = CommandLine.arguments[0]
    let beside = URL(fileURLWithPath: running).deletingLastPathComponent()
      .appendingPathComponent("vitrine")
    return ([beside] + configurations).first {
      FileManager.default.isExecutableFile(atPath: $0.path)
    } ?? configurations[0]
  }()

  /// Shared by all runs, because compiling the C modules takes long.
  static let cache = root.appendingPathComponent(".build/test-cache", isDirectory: true)

  static let environment = ProcessInfo.processInfo.environment
    .merging(["XDG_CACHE_HOME": cache.path]) { $1 }

  /// With more processes at once, each would be so slow that its extension exceeds time limits.
  private static let slots = Slots(2 * ProcessInfo.processInfo.activeProcessorCount)

  static func run(_ arguments: [String], in folder: URL) async throws -> Result {
    try await slots.run {
      try await TestProgram.run(executable, arguments, environment: environment, in: folder)
    }
  }
}
