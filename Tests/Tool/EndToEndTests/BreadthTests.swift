import Foundation
import GoldenFiles
import Testing

/// One extension with the views and modifiers that widget projects use most: it compiles
/// unmodified, and the layout of every family matches its golden.
@Suite struct BreadthTests {
  @Test(arguments: [
    "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryInline",
    "accessoryRectangular",
  ])
  func laysOutFamily(family: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolProcess.run(
      [
        "render", SampleExtension.fixture("Breadth").path, "--kind", "Breadth", "--family", family,
        "--at", SampleExtension.instant, "--format", "tree", "-o", "tree.txt",
      ], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let tree = try String(
      contentsOf: folder.url.appendingPathComponent("tree.txt"), encoding: .utf8)
    try expectGolden(tree, "breadth-\(family).txt")
  }

  @Test func listsActivity() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolProcess.run(
      ["list", SampleExtension.fixture("Breadth").path], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("TripAttributes"))
  }
}
