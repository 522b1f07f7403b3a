import Foundation
import Testing

/// `vitrine previews` with the extension `Fixtures/Estuary`.
@Suite struct PreviewTests {
  private struct Report: Decodable {
    var previews: [Row]
  }

  private struct Row: Decodable {
    var name: String?
    var file: String
    var line: Int?
    var shows: String?
    var family: String?
    var presentation: String?
    var failure: String?
  }

  private static let estuary = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Estuary")

  /// Sources in the style of Xcode 27, with a preview for each of several arguments.
  @Test(arguments: ["26", "27"]) func drawsSourcesOfXcode27(_ release: String) async throws {
    let folder = try TemporaryFolder()
    let brew = Self.estuary.deletingLastPathComponent().appendingPathComponent("Brew")
    let result = try await ToolProcess.run(
      ["previews", brew.path, "--json", "--scale", "1", "--xcode", release], in: folder.url)
    #expect(result.code == 0, "\(result.error)")
    let rows = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).previews
    #expect(
      rows.map(\.name) == [
        "Screen", "Row short", "Row a rather long name", "light", "dark", "Xcode \(release)",
        "Kettle", "Titled 1", "Titled 2", "Label short", "Label long", "Both",
      ])
  }

  /// Too many arguments, and none, are named.
  @Test func limitsArguments() async throws {
    let folder = try TemporaryFolder()
    let flood = Self.estuary.deletingLastPathComponent().appendingPathComponent("Flood")
    let result = try await ToolProcess.run(
      ["previews", flood.path, "--json", "-o", "page.png", "--scale", "1"], in: folder.url)
    #expect(result.code == 1)
    #expect(result.error.contains("10000 arguments: the first 256 are drawn"), "\(result.error)")
    let rows = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).previews
    #expect(rows.count == 257)
    #expect(rows.last?.failure?.contains("has no arguments") == true)
  }

  /// A page of a project without previews says what can be drawn.
  @Test func nothingToPreviewIsExplained() async throws {
    let folder = try TemporaryFolder()
    let postcard = Self.estuary.deletingLastPathComponent().appendingPathComponent("Postcard")
    let result = try await ToolProcess.run(
      ["previews", postcard.path, "-o", "page.png"], in: folder.url)
    #expect(result.code == 1)
    #expect(
      result.error.contains(
        "has no #Preview and no PreviewProvider; `vitrine render` draws --kind postcard"),
      "\(result.error)")
  }

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
    #expect(result.error.contains("5 of 19 previews failed"), "\(result.error)")
    let rows = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).previews
    #expect(
      rows.map { $0.name ?? "-" } == [
        "Entries", "Provider", "Intent", "Boat", "Island", "-", "State", "Modified", "Crash",
        "Other entry", "Flat", "Empty", "Last", "Before", "Middle", "After", "Old widget", "-", "-",
      ])
    #expect(rows.first?.file == "Estuary/Estuary.swift")
    #expect(
      rows.prefix(6).map { [$0.shows, $0.family, $0.presentation].compactMap(\.self) } == [
        ["widget", "systemSmall"], ["widget", "systemMedium"], ["widget", "systemSmall"],
        ["activity", "lock"], ["activity", "compact"], ["view"],
      ])
    #expect(rows.prefix(13).compactMap(\.line).count == 13)
    #expect(rows.suffix(3).allSatisfy { $0.file == "Tide_Previews" && $0.line == nil })
    let failures = rows.filter { $0.failure != nil }
    #expect(failures.map(\.name) == ["Crash", "Other entry", "Flat", "Empty", "Middle"])
    let reasons = [
      "Index out of range", "shows entries of type TideEntry",
      "the preview's layout is 0 × 60 points", "no timeline entries or content states",
      "Index out of range",
    ]
    for (failure, reason) in zip(failures, reasons) {
      #expect(failure.failure?.contains(reason) == true, "\(failure)")
    }
    let png = try Data(contentsOf: folder.url.appendingPathComponent("page.png"))
    #expect(png.count > 50_000)
  }

  /// The page of one preview in several variants.
  @Test(arguments: [
    ("Entries", "type-size=large:accessibility3,direction", 0),
    ("Boat", "locale=en_US:ar_SA,device=375x667:430x932", 0),
    ("Entries", "scheme,tint", 2), ("Entries", "locale=xx", 2),
    ("Entries", "mode,mode", 2), ("Entries", "type-size=", 2),
    ("Entries", "type-size,locale,contrast,mode", 2),
  ])
  func variants(filter: String, variants: String, code: Int32) async throws {
    let folder = try TemporaryFolder()
    let result = try await run(
      ["--filter", filter, "--variants", variants, "-o", "page.png"], in: folder)
    #expect(result.code == code, "\(result.error)")
    #expect(result.error.contains("--variants") == (code != 0), "\(result.error)")
    let png = try? Data(contentsOf: folder.url.appendingPathComponent("page.png"))
    #expect((png?.count ?? 0 > 20_000) == (code == 0))
  }

  /// A filter selects previews by name and file.
  @Test(arguments: [
    ("old wid", ["Old widget"]), ("tide_previews", ["Old widget", "-", "-"]), ("nothing", []),
  ])
  func filters(text: String, names: [String]) async throws {
    let folder = try TemporaryFolder()
    let result = try await run(["--filter", text, "--json"], in: folder)
    #expect(result.code == 0, "\(result.error)")
    let rows = try JSONDecoder().decode(Report.self, from: Data(result.output.utf8)).previews
    #expect(rows.map { $0.name ?? "-" } == names)
  }
}
