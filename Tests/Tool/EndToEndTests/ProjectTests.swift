import Foundation
import GoldenFiles
import Testing

/// The tool on an Xcode project with a local package, a configuration file and a synchronized
/// folder.
@Suite struct ProjectTests {
  private static let project = ToolProcess.root
    .appendingPathComponent("Tests/Build/ProjectReaderTests/Fixtures/Harbour")
  /// The manifest of the package would create this file if it were run.
  private static let trace = "/tmp/vitrine-manifest-was-run"

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    let arguments = line.split(separator: " ").map {
      $0 == "PROJECT" ? Self.project.path : String($0)
    }
    return try await ToolProcess.run(arguments, in: folder.url)
  }

  @Test func widgetOfProjectIsDrawn() async throws {
    try? FileManager.default.removeItem(atPath: Self.trace)
    let before = try Self.contents()
    let build = try await run("build PROJECT --force -o out.vitrine")
    #expect(build.code == 0, "\(build.error)")
    #expect(build.error.contains("TideKit/Package.swift:9: left out"), "\(build.error)")
    let tree = try await run(
      "render out.vitrine --kind Tide --at 2026-03-05T09:30 --format tree -o -")
    #expect(tree.code == 0, "\(tree.error)")
    try expectGolden(tree.output, "Harbour-Tide.txt")
    #expect(try Self.contents() == before)
    #expect(!FileManager.default.fileExists(atPath: Self.trace))
  }

  @Test(arguments: [
    ("--target Clock", "no widget extension named \"Clock\"; available: Tide Widgets"),
    (
      "--build-configuration Beta",
      "no build configuration named \"Beta\"; available: Debug, Release"
    ),
    ("--build-setting X", "invalid value \"X\" for --build-setting: expected NAME=VALUE"),
    ("--build-setting SWIFT_ACTIVE_COMPILATION_CONDITIONS=", "defines WIDGET"),
  ])
  func invalidSelectionIsReported(options: String, message: String) async throws {
    let result = try await run("list PROJECT \(options)")
    #expect(result.code != 0)
    #expect(result.error.contains(message), "\(result.error)")
  }

  /// The paths of the project's files with their contents.
  private static func contents() throws -> [String: Data] {
    let paths = FileManager.default.enumerator(atPath: project.path)?.allObjects as? [String] ?? []
    return Dictionary(
      uniqueKeysWithValues: paths.compactMap { path in
        (try? Data(contentsOf: project.appendingPathComponent(path))).map { (path, $0) }
      })
  }
}
