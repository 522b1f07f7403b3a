import Foundation
import Testing

/// Tests/Support/Gallery, which has the views, styles, marks and modifiers of a widget.
@Suite struct ViewGalleryTests {
  /// A warning would name something that looks different from a device. The spinner of the page
  /// Progress does not spin on a device either.
  @Test func everyPageDrawsWithoutWarning() async throws {
    let sources = ToolProcess.root.appendingPathComponent("Tests/Support/Gallery")
    let bundle = try await BuiltBundles.bundle(of: sources).path
    let folder = try TemporaryFolder()
    let listed = try await ToolProcess.run(["list", bundle, "--json"], in: folder.url)
    let root = try JSONSerialization.jsonObject(with: Data(listed.output.utf8))
    let widgets = (root as? [String: Any])?["widgets"] as? [[String: Any]] ?? []
    let kinds = widgets.compactMap { $0["kind"] as? String }
    #expect(kinds.count == 27)
    try await withThrowingTaskGroup { group in
      for kind in kinds {
        group.addTask {
          let run = try await ToolProcess.run(
            [
              "render", bundle, "--kind", kind, "--at", SampleExtension.instant,
              "-o", "\(kind).png",
            ], in: folder.url)
          let others = run.error.split(separator: "\n").filter {
            !($0.contains("warning: Progress, ") && $0.hasSuffix(" [endless-motion]"))
          }
          #expect(run.code == 0 && others.isEmpty, "\(kind): \(run.error)")
        }
      }
      try await group.waitForAll()
    }
  }
}
