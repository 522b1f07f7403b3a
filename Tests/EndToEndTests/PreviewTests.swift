import Foundation
import Testing

/// `vitrine previews` with the extension `Fixtures/Estuary`.
@Suite struct PreviewTests {
  private struct Row: Decodable {
    var name: String?
    var file: String
    var line: Int?
    var failure: String?
  }

  private static let estuary = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Estuary")

  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> ToolProcess.Result {
    try await ToolProcess.run(
      ["previews", Self.estuary.path, "--at", "2026-03-05T09:30", "--scale", "1"] + arguments,
      in: folder.url)
  }

  /// All forms, in the order of the file. A preview that crashes or fails leaves the others alone.
  @Test func drawsAndReports() async throws {
    let folder = try TemporaryFolder()
    let result = try await run(["--json", "-o", "page.png"], in: folder)
    #expect(result.code == 1)
    #expect(result.error.contains("2 of 14 previews failed"), "\(result.error)")
    let text = try #require(result.output.split(separator: "\n/").first)
    let rows = try JSONDecoder().decode([Row].self, from: Data(text.utf8))
    #expect(
      rows.map { $0.name ?? "-" } == [
        "Entries", "Provider", "Intent", "Boat", "Island", "-", "State", "Modified", "Crash",
        "Other entry", "Last", "Old widget", "-", "-",
      ])
    #expect(rows.first?.file == "Estuary/Estuary.swift")
    #expect(rows.prefix(11).compactMap(\.line).count == 11)
    #expect(rows.suffix(3).allSatisfy { $0.file == "Tide_Previews" && $0.line == nil })
    let failures = rows.filter { $0.failure != nil }
    #expect(failures.map(\.name) == ["Crash", "Other entry"])
    #expect(failures.first?.failure?.contains("Index out of range") == true)
    #expect(failures.last?.failure?.contains("shows entries of type TideEntry") == true)
    let png = try Data(contentsOf: folder.url.appendingPathComponent("page.png"))
    #expect(png.count > 50_000)
  }

  /// A filter selects previews by name and file.
  @Test(arguments: [
    ("old wid", ["Old widget"]), ("tide_previews", ["Old widget", "-", "-"]), ("nothing", []),
  ])
  func filters(text: String, names: [String]) async throws {
    let folder = try TemporaryFolder()
    let result = try await run(["--filter", text, "--json"], in: folder)
    #expect(result.code == 0, "\(result.error)")
    let rows = try JSONDecoder().decode([Row].self, from: Data(result.output.utf8))
    #expect(rows.map { $0.name ?? "-" } == names)
  }
}
