import Foundation
import GoldenFiles
import Testing

/// The tool on a workspace with two projects and packages: a framework of the other project with
/// its own resources, a framework that is imported and not linked, a package that only the
/// workspace has, a macro, sources in Objective-C, and files that are not in the repository.
@Suite struct WorkspaceTests {
  private static let project = ToolProcess.root
    .appendingPathComponent("Tests/EndToEndTests/Fixtures/Lagoon")
  /// The macro of the package would create this file outside of the sandbox.
  private static let trace = "/tmp/vitrine-macro-was-here"

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

  @Test func widgetOfWorkspaceIsDrawn() async throws {
    try? FileManager.default.removeItem(atPath: Self.trace)
    let build = try await run("build PROJECT --force -o out.vitrine")
    #expect(build.code == 0, "\(build.error)")
    let warnings = [
      "the framework Old is in Objective-C and is not built",
      "the bridging header Legacy/Bridging.h is not used",
      "Lagoon Widgets is built without its sources in Objective-C and C: Legacy.m",
      "Widgets.xcconfig:2: the included file",
      "Generated/Secrets.swift is a member of Lagoon Widgets and was not found",
    ]
    for warning in warnings { #expect(build.error.contains(warning), "\(build.error)") }
    #expect(!build.error.contains("the app Lagoon was not built"), "\(build.error)")
    let tree = try await run("render out.vitrine --kind Lagoon --format tree -o -")
    #expect(tree.code == 0, "\(tree.error)")
    try expectGolden(tree.output, "Lagoon.txt")
    #expect(!FileManager.default.fileExists(atPath: Self.trace))
  }

  @Test func projectWithMacroIsChecked() async throws {
    let report = try await run("check PROJECT")
    #expect(report.code == 0, "\(report.output)\(report.error)")
    #expect(report.output.hasPrefix("Lagoon Widgets: builds\n"))
  }
}
