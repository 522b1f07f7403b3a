import Foundation
import Testing

/// Tests/Gallery has every view, style, mark and modifier of a widget.
@Suite struct GalleryTests {
  /// A notice would name something that looks different from a device.
  @Test func everyPageDrawsWithoutWarning() async throws {
    let sources = ToolProcess.root.appendingPathComponent("Tests/Gallery")
    let bundle = try await BuiltBundles.bundle(of: sources).path
    let folder = try TemporaryFolder()
    let listed = try await ToolProcess.run(["list", bundle, "--json"], in: folder.url)
    let root = try JSONSerialization.jsonObject(with: Data(listed.output.utf8))
    let widgets = (root as? [String: Any])?["widgets"] as? [[String: Any]] ?? []
    let kinds = widgets.compactMap { $0["kind"] as? String }
    #expect(kinds.count == 26)
    for kind in kinds {
      let run = try await ToolProcess.run(
        ["render", bundle, "--kind", kind, "--at", SampleExtension.instant, "-o", "page.png"],
        in: folder.url)
      #expect(run.code == 0 && run.error.isEmpty, "\(kind): \(run.error)")
    }
  }
}
