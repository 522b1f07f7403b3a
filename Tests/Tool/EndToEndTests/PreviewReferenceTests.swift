import Foundation
import Testing

/// `vitrine test` with a copy of the extension `Fixtures/Estuary`.
@Suite struct PreviewReferenceTests {
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Estuary")

  private func run(
    _ arguments: [String], in folder: TemporaryFolder
  ) async throws -> ToolProcess.Result {
    try await ToolProcess.run(["test", "Estuary"] + arguments, in: folder.url)
  }

  private func references(in folder: TemporaryFolder) -> [String] {
    let url = folder.url.appendingPathComponent("Estuary/VitrineReferences")
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []).sorted()
  }

  /// Records, compares, reports a change in words, and survives bad references.
  @Test func recordsAndCompares() async throws {
    let folder = try TemporaryFolder()
    let sources = folder.url.appendingPathComponent("Estuary")
    try FileManager.default.copyItem(at: Self.fixture, to: sources)
    let missing = try await run(["--filter", "Entries"], in: folder)
    #expect(missing.code == 1)
    #expect(missing.output.contains("no reference Entries.light.0.png; --update records it"))
    #expect(references(in: folder).isEmpty)

    let recorded = try await run(["--filter", "Entries", "--update"], in: folder)
    #expect(recorded.code == 0, "\(recorded.error)")
    #expect(recorded.output.contains("4 tests: 0 passed, 4 recorded, 0 failed"))
    let names = ["dark.0", "dark.1", "light.0", "light.1"]
      .flatMap { ["Entries.\($0).png", "Entries.\($0).txt"] }
    #expect(references(in: folder) == names)

    let unchanged = try await run(["--filter", "Entries"], in: folder)
    #expect(unchanged.code == 0, "\(unchanged.error)")
    #expect(unchanged.output.contains("4 tests: 4 passed, 0 failed"))
    #expect(unchanged.output.contains("(nothing has changed since they passed)"))

    let light = sources.appendingPathComponent("VitrineReferences/Entries.light.0.png")
    try Data(contentsOf: light).write(to: light)
    let passed = try await run(["--filter", "Entries"], in: folder)
    #expect(passed.code == 0, "\(passed.error)")
    #expect(passed.output.contains("4 tests: 4 passed, 0 failed"))
    #expect(!passed.output.contains("nothing has changed"))

    let shards = try await [
      run(["--filter", "Entries", "--shard", "1/2"], in: folder),
      run(["--filter", "Entries", "--shard", "2/2"], in: folder),
    ]
    #expect(shards.count { $0.output.contains("4 tests: 4 passed") } == 1)
    #expect(shards.count { $0.output.contains("0 tests") } == 1)

    let dark = sources.appendingPathComponent("VitrineReferences/Entries.dark.0.png")
    let picture = try Data(contentsOf: light)
    try picture.prefix(picture.count / 2).write(to: light)
    try Data("no picture".utf8).write(to: dark)
    let corrupt = try await run(["--filter", "Entries"], in: folder)
    #expect(corrupt.code == 1)
    #expect(corrupt.output.contains("Entries.light.0.png is damaged; restore it"))
    #expect(corrupt.output.contains("Entries.dark.0.png is not a PNG file; restore it"))
    try picture.write(to: light)

    let smaller = try await run(["--filter", "Entries", "--scale", "1"], in: folder)
    #expect(smaller.output.contains("has 158 × 158 pixels, its reference 316 × 316; check --scale"))

    let file = sources.appendingPathComponent("Estuary.swift")
    try String(contentsOf: file, encoding: .utf8)
      .replacing("Text(\"Tide\")", with: "Text(\"Tide of the harbor at night\")")
      .write(to: file, atomically: true, encoding: .utf8)
    let changed = try await run(
      ["--filter", "Entries", "--junit", "junit.xml", "--report", "report.html"], in: folder)
    #expect(changed.code == 1)
    #expect(changed.error.contains("4 of 4 tests failed; --report FILE.html"))
    #expect(changed.output.contains("of the pixels differ; Text \"Tide of the harbor at night\":"))
    #expect(changed.output.contains("was \"Tide\""))
    let tolerant = try await run(["--filter", "Entries", "--tolerance", "1"], in: folder)
    #expect(tolerant.code == 1)
    #expect(tolerant.output.contains("of the pixels differ, and so do views or texts; Text"))
    let junit = try String(
      contentsOf: folder.url.appendingPathComponent("junit.xml"), encoding: .utf8)
    #expect(junit.contains("failures=\"4\"") && junit.contains("name=\"Entries.light.0\""))
    let report = try String(
      contentsOf: folder.url.appendingPathComponent("report.html"), encoding: .utf8)
    // One of the references is no picture.
    #expect(report.components(separatedBy: "alt=\"Difference picture\"").count == 4)
  }

  /// A preview that crashes fails; the others are recorded.
  @Test func crashesAreFailures() async throws {
    let folder = try TemporaryFolder()
    try FileManager.default.copyItem(
      at: Self.fixture, to: folder.url.appendingPathComponent("Estuary"))
    let result = try await run(["--update", "--references", "pictures"], in: folder)
    #expect(result.code == 1)
    #expect(result.output.contains("Crash (Estuary/Estuary.swift:"))
    #expect(result.output.contains("cannot be drawn: "))
    #expect(result.error.contains("5 of "))
    let pictures = folder.url.appendingPathComponent("pictures")
    let names = try FileManager.default.contentsOfDirectory(atPath: pictures.path)
    #expect(names.contains("After.light.png") && !names.contains { $0.hasPrefix("Crash") })
  }

  @Test(arguments: [
    (["--filter", "nothing like it"], 1, "no preview or widget to test"),
    (["--shard", "3/2"], 2, "--shard"), (["--tolerance", "2"], 2, "--tolerance"),
  ])
  func rejects(arguments: [String], code: Int32, words: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await ToolProcess.run(
      ["test", Self.fixture.path] + arguments, in: folder.url)
    #expect(result.code == code)
    #expect(result.error.contains(words), "\(result.error)")
  }
}
