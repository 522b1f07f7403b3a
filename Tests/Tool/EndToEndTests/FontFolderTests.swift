import Foundation
import Testing

/// Fonts of the user in place of the system's.
@Suite struct FontFolderTests {
  private static let fonts = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("../../../Resources/Fonts/truetype/noto").standardizedFileURL

  private func render(
    _ options: [String], in folder: TemporaryFolder
  ) async throws -> (error: String, tree: String) {
    let run = try await ToolProcess.run(
      [
        "render", SampleExtension.fixture("Breadth").path, "--kind", "Breadth", "--family",
        "systemSmall", "--at", SampleExtension.instant, "--format", "tree", "-o", "tree.txt",
      ] + options, in: folder.url)
    #expect(run.code == 0, "\(run.error)")
    return (
      run.error,
      try String(contentsOf: folder.url.appendingPathComponent("tree.txt"), encoding: .utf8)
    )
  }

  @Test func textStylesHaveFontsOfTheFolder() async throws {
    let folder = try TemporaryFolder()
    let own = folder.url.appendingPathComponent("own", isDirectory: true)
    try FileManager.default.createDirectory(at: own, withIntermediateDirectories: true)
    for name in ["NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"] {
      try FileManager.default.copyItem(
        at: Self.fonts.appendingPathComponent(name), to: own.appendingPathComponent(name))
    }
    let plain = try await render([], in: folder)
    let changed = try await render(["--font-folder", own.path], in: folder)
    #expect(changed.tree != plain.tree)
    #expect(changed.error.contains("drawn with Noto Serif of \(own.path)"), "\(changed.error)")
    // The host draws timers with them as well.
    #expect(!changed.error.contains("in place of Noto Serif"), "\(changed.error)")
    #expect(!plain.error.contains("Noto Serif"))
  }

  @Test func missingFolderIsRefused() async throws {
    let folder = try TemporaryFolder()
    let run = try await ToolProcess.run(
      ["render", SampleExtension.fixture("Breadth").path, "--font-folder", "missing"],
      in: folder.url)
    #expect(run.code != 0)
    #expect(run.error.contains("--font-folder: expected a folder with fonts"), "\(run.error)")
  }
}
