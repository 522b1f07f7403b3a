import Foundation
import Testing

/// One extension with declarations and calls that projects for Apple's platforms contain and that
/// did not compile before.
@Suite struct SpellingsTests {
  @Test func compilesAndDraws() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolProcess.run(
      [
        "render", SampleExtension.fixture("Spellings").path, "--family", "large",
        "--at", SampleExtension.instant, "--format", "tree", "-o", "tree.txt",
      ], in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    let tree = try String(
      contentsOf: folder.url.appendingPathComponent("tree.txt"), encoding: .utf8)
    let expected = [
      (4, "#3366CC"), (1, "#E61A1A"), (2, "label=\"Icons/Star\""),
      (2, "[transform(1 0 0.5 1 10 0)]"),
      (1, "[opacity 0.5]"), (1, "\"120 by 14 same\""), (1, "Divider"), (1, "\"of 2\""),
      (1, "\"view\""), (1, "Flow<EmptyView>"), (1, "\"medium rows\""),
    ]
    for (count, text) in expected {
      let found = tree.split(separator: "\n").count { $0.contains(text) }
      #expect(found >= count, "\(text)")
    }
  }
}
