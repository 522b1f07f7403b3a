import Foundation
import GoldenFiles
import Testing

/// A watch's complications, groups and relevant widgets with the extension `Fixtures/Wrist`.
@Suite struct WristTests {
  private func run(
    _ command: String, _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> ToolProcess.Result {
    try await ToolProcess.run(
      [command, SampleExtension.fixture("Wrist").path] + arguments, in: folder.url)
  }

  @Test(arguments: [
    ("corner", ["--family", "corner"]),
    ("corner-bottom", ["--family", "corner", "--corner", "bottomTrailing", "--mode", "accented"]),
    ("circular", ["--family", "circular"]),
    ("bezel", ["--family", "circular", "--bezel", "--always-on"]),
  ])
  func drawsComplications(name: String, arguments: [String]) async throws {
    let folder = try TemporaryFolder()
    let common = ["--kind", "Tide", "--device", "watch-45mm", "--at", SampleExtension.instant]
    let tree = try await run(
      "render", common + arguments + ["--format", "tree", "-o", "-"], in: folder)
    #expect(tree.code == 0, "\(tree.error)")
    try expectGolden(tree.output, "wrist-\(name).txt")
    let picture = try await run("render", common + arguments + ["-o", "a.png"], in: folder)
    #expect(picture.code == 0, "\(picture.error)")
    let png = try Data(contentsOf: folder.url.appendingPathComponent("a.png"))
    try expectGolden(png, "wrist-\(name).png")
  }

  @Test func drawsGroup() async throws {
    let folder = try TemporaryFolder()
    let result = try await run(
      "render", ["--kind", "Weather", "--device", "watch-45mm", "-o", "a.png"], in: folder)
    #expect(result.code == 0, "\(result.error)")
    try expectGolden(
      try Data(contentsOf: folder.url.appendingPathComponent("a.png")), "wrist-group.png")
  }

  @Test func smartStackShowsWhatIsRelevant() async throws {
    let device = try await HostedDevice(SampleExtension.fixture("Wrist"))
    let weather = try await device.host.place(
      extension: device.id, kind: "Weather", family: .accessoryRectangular, on: .watch)
    await device.host.settle()
    let placed = await device.host.state().placements
    let beach = try #require(placed.last)
    #expect(placed.map(\.smartStack?.position) == [nil, 0])
    #expect(try await device.labels(beach.id) == ["Bay"])
    #expect(beach.placement.configuration == ["name": .string("Bay")])
    await device.advance(to: HostedDevice.noon + 60)
    let rest = await device.host.state().placements
    #expect(rest.map(\.id) == [weather.id])
    #expect(rest.first?.smartStack?.reason?.hasPrefix("the date ") == true)
    await device.end()
  }

  /// A watch has no Lock Screen with wallpaper.
  @Test func sheetIsBlack() async throws {
    let folder = try TemporaryFolder()
    let result = try await run(
      "sheet",
      ["--device", "watch-45mm", "--at", SampleExtension.instant, "--scale", "1", "-o", "a.png"],
      in: folder)
    #expect(result.code == 0, "\(result.error)")
    try expectGolden(
      try Data(contentsOf: folder.url.appendingPathComponent("a.png")), "wrist-sheet.png")
  }

  @Test(arguments: [
    (["--family", "corner"], "the device 393x852 does not show the family accessoryCorner"),
    (["--family", "circular", "--bezel"], "--bezel applies to accessoryCircular on a watch"),
    (
      ["--family", "circular", "--device", "watch-45mm", "--corner", "topLeading"],
      "--corner applies to accessoryCorner"
    ),
    (["--family", "corner", "--device", "watch-45mm", "--corner", "top"], "topTrailing"),
    (["--family", "corner", "--device", "watch-45mm", "--accent", "red"], "a color such as"),
    (["--device", "watch-43mm"], "did you mean watch-4"),
  ])
  func explainsWrongOptions(arguments: [String], reason: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await run("render", ["--kind", "Tide"] + arguments, in: folder)
    #expect(result.code != 0 && result.error.contains(reason), "\(result.error)")
  }

  @Test func printsAndDrawsRelevance() async throws {
    let folder = try TemporaryFolder()
    let text = try await run(
      "relevance", ["--at", "2026-03-05T09:30", "-o", "pictures"], in: folder)
    #expect(text.code == 0, "\(text.error)")
    try expectGolden(text.output, "wrist-relevance.txt")
    let picture = folder.url.appendingPathComponent("pictures/Beach-0.png")
    #expect(try Data(contentsOf: picture).count > 300)

    let json = try await run(
      "relevance", ["Beach", "--at", "2026-03-05T09:30", "--json"], in: folder)
    #expect(json.code == 0, "\(json.error)")
    try expectGolden(json.output, "wrist-relevance.json")

    let unknown = try await run("relevance", ["Reef"], in: folder)
    #expect(unknown.code == 1 && unknown.error.contains("Beach"), "\(unknown.error)")
  }

  @Test func previewsOfRelevantEntriesAreDrawn() async throws {
    let folder = try TemporaryFolder()
    let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/Wrist")
    let result = try await ToolProcess.run(
      ["previews", sources.path, "--scale", "1", "-o", "page.png"], in: folder.url)
    #expect(result.error.contains("1 of 3 previews failed"), "\(result.error)")
    for text in ["Entries", "Given", "Provider", "widget, rectangular", "Washed"] {
      #expect(result.output.contains(text), "\(text): \(result.output)")
    }
  }

  @Test func listsWhatTheWidgetsAre() async throws {
    let folder = try TemporaryFolder()
    let result = try await run("list", [], in: folder)
    #expect(result.output.contains("  is shown only while relevant\n  replaces    Weather"))
  }
}
