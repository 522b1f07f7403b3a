import Foundation
import GoldenFiles
import Testing

/// One extension with each view and modifier that widget projects use most: it compiles as it
/// stands, and every family is laid out as its golden says.
@Suite(.serialized) struct BreadthTests {
  private static let bundle = Result { try SampleExtension.fixture("Breadth") }

  @Test(arguments: [
    "systemSmall", "systemMedium", "systemLarge", "accessoryCircular", "accessoryInline",
    "accessoryRectangular",
  ])
  func laysOut(family: String) throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess.run(
      [
        "render", try Self.bundle.get().path, "--kind", "Breadth", "--family", family, "--at",
        SampleExtension.instant, "--format", "tree", "-o", "tree.txt",
      ], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let tree = try String(
      contentsOf: folder.url.appendingPathComponent("tree.txt"), encoding: .utf8)
    try expectGolden(tree, "breadth-\(family).txt")
  }

  @Test func namesItsActivity() throws {
    let folder = try TemporaryFolder()
    let run = try ToolProcess.run(["list", try Self.bundle.get().path], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.output.contains("TripAttributes"))
  }
}
