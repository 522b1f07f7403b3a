import Foundation

/// The tool as people run it, from the products of this build.
enum ToolProcess {
  struct Result {
    var code: Int32
    var output: String
    var error: String
  }

  /// The checkout.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// Where SwiftPM has put the tool: beside the test bundle.
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

  static func run(_ arguments: [String], in folder: URL) throws -> Result {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["XDG_CACHE_HOME"] = cache.path
    process.environment = environment
    let files = ["out", "err"].map { folder.appendingPathComponent(".\($0)-\(UUID().uuidString)") }
    let handles = try files.map { file in
      try Data().write(to: file)
      return try FileHandle(forWritingTo: file)
    }
    defer { for file in files { try? FileManager.default.removeItem(at: file) } }
    process.standardOutput = handles[0]
    process.standardError = handles[1]
    process.standardInput = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    let texts = try files.map { String(decoding: try Data(contentsOf: $0), as: UTF8.self) }
    return Result(code: process.terminationStatus, output: texts[0], error: texts[1])
  }

  /// Kept between runs: the C modules that the compiler makes take long.
  private static let cache = root.appendingPathComponent(".build/test-cache", isDirectory: true)
}
