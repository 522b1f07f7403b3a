import Foundation
import Testing

/// `lsp-config`, with the toolchain's `sourcekit-lsp`.
@Suite struct LanguageServerTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Entry: Decodable {
    var file: String
    var arguments: [String]
  }

  /// The server knows the frameworks, the project's package, its generated sources and macros.
  @Test func serverDiagnosesAndCompletesSourcesOfProject() async throws {
    let project = folder.url.appendingPathComponent("Garden")
    try FileManager.default.copyItem(
      at: ToolProcess.root.appendingPathComponent("Examples/Garden"), to: project)
    let result = try await ToolProcess.run(["lsp-config", "Garden"], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    let database = project.appendingPathComponent("compile_commands.json")
    #expect(result.output == database.path + "\n")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: database))
    let file = project.appendingPathComponent("GardenWidgets/BedWidget.swift")
    #expect(entries.map(\.file).contains(file.path))
    let text = try String(contentsOf: file, encoding: .utf8)
    let broken = """
      \(text)
      #Preview("Bed", as: .systemSmall) { BedWidget() } timeline: { BedEntry?.none! }
      let status = Txt("wet")
      let family = WidgetFamily.systemSm
      """
    let lines = broken.split(separator: "\n", omittingEmptySubsequences: false)
    let server = try LanguageServer(folder: project)
    defer { server.end() }
    try server.open(file, text: broken)
    let found = try server.diagnostics(of: file)
    #expect(found.map(\.line) == [lines.count - 2, lines.count - 1], "\(found)")
    #expect(found.first?.message.contains("Txt") == true)
    let completions = try server.completions(
      in: file, line: lines.count - 1, column: lines.last?.count ?? 0)
    #expect(completions == ["systemSmall"])
  }

  /// In a package's folder, the server would prefer SwiftPM, which does not know the frameworks.
  @Test func configurationIsWrittenBesidePackage() async throws {
    for (name, text) in [("Package.swift", "// swift-tools-version: 6.0\n"), ("Tide.swift", "")] {
      try Data(text.utf8).write(to: folder.url.appendingPathComponent(name))
    }
    let sources = folder.url.appendingPathComponent("Widget")
    try FileManager.default.createDirectory(at: sources, withIntermediateDirectories: true)
    try Data("import WidgetKit\nlet small = WidgetFamily.systemSmal\n".utf8)
      .write(to: sources.appendingPathComponent("Tide.swift"))
    let result = try await ToolProcess.run(["lsp-config", "Widget", "-o", "."], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    let files = ["compile_commands.json", ".sourcekit-lsp/config.json"]
    #expect(result.output == files.map { "\(folder.url.path)/\($0)\n" }.joined())
    let own = folder.url.appendingPathComponent(".sourcekit-lsp/config.json")
    try Data("{}".utf8).write(to: own)
    _ = try await ToolProcess.run(["lsp-config", "Widget", "-o", "."], in: folder.url)
    #expect(try Data(contentsOf: own) == Data("{}".utf8))
  }
}
