import Foundation
import Testing

/// `vitrine test` of widgets, controls and Live Activities, with copies of extensions.
@Suite struct KindReferenceTests {
  private static let fixtures = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures")

  private func copy(
    _ name: String, in folder: TemporaryFolder, configuration: String? = nil
  ) throws {
    let sources = folder.url.appendingPathComponent(name)
    try FileManager.default.copyItem(
      at: Self.fixtures.appendingPathComponent(name), to: sources)
    try configuration?.write(
      to: sources.appendingPathComponent(".vitrine.json"), atomically: true, encoding: .utf8)
  }

  private func pictures(_ name: String, in folder: TemporaryFolder) -> [String] {
    let url = folder.url.appendingPathComponent("\(name)/VitrineReferences")
    return ((try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [])
      .filter { $0.hasSuffix(".png") }.sorted()
  }

  @Test func testsAllKinds() async throws {
    let folder = try TemporaryFolder()
    try copy("Mudflat", in: folder)
    let arguments = ["test", "Mudflat", "--kinds", "--entries", "2"]
    let recorded = try await ToolProcess.run(arguments + ["--update"], in: folder.url)
    #expect(recorded.code == 0, "\(recorded.error)")
    #expect(recorded.output.contains("15 tests: 0 passed, 15 recorded, 0 failed"))
    #expect(
      pictures("Mudflat", in: folder) == [
        "CrabAttributes-compact.lock.png", "CrabAttributes-expanded.lock.png",
        "CrabAttributes-lock.dark.png", "CrabAttributes-lock.light.png",
        "CrabAttributes-minimal.lock.png",
        "Eel-rectangular.lock.png", "Eel-small.dark.png", "Eel-small.light.png",
        "Mud-small.dark.0.png", "Mud-small.dark.1.png", "Mud-small.light.0.png",
        "Mud-small.light.1.png", "Sand-circular.lock.png", "Sand-small.dark.png",
        "Sand-small.light.png",
      ])
    let passed = try await ToolProcess.run(arguments, in: folder.url)
    #expect(passed.output.contains("15 tests: 15 passed, 0 failed"))
    #expect(passed.output.contains("nothing has changed"))
    let filtered = try await ToolProcess.run(
      arguments + ["--filter", "sand", "--variants", "scheme=dark"], in: folder.url)
    #expect(filtered.output.contains("2 tests: 2 passed, 0 failed"), "\(filtered.output)")
  }

  @Test func testsWhatTheProjectLists() async throws {
    let folder = try TemporaryFolder()
    try copy(
      "Mudflat", in: folder,
      configuration: """
        {"tests": [
          {"kind": "Sand", "families": ["small"], "at": "2026-03-05T21:00", "name": "Night",
           "variants": "scheme=dark"},
          {"activity": "CrabAttributes", "attributes": {"name": "Ada"},
           "states": [{"legs": 10}, {"legs": 9}], "presentations": ["minimal"]}
        ]}
        """)
    let recorded = try await ToolProcess.run(["test", "Mudflat", "--update"], in: folder.url)
    #expect(recorded.code == 0, "\(recorded.error)")
    #expect(
      pictures("Mudflat", in: folder) == [
        "CrabAttributes-minimal.lock.0.png", "CrabAttributes-minimal.lock.1.png",
        "Night-Sand-small.dark.png",
      ])
  }

  @Test(arguments: [
    ("{\"kind\": \"Snd\"}", "unknown widget kind \"Snd\"", 1),
    ("{\"kind\": \"Sand\", \"families\": [\"large\"]}", "systemLarge", 1),
    ("{\"kind\": \"Sand\", \"at\": \"noon\"}", "tests[0].at in .vitrine.json", 2),
    ("{\"activity\": \"Crab\", \"states\": [{}]}", "CrabAttributes", 1),
    (
      "{\"activity\": \"CrabAttributes\", \"states\": [{}], \"presentations\": [\"lok\"]}",
      "did you mean lock?", 2
    ),
  ])
  func rejects(item: String, words: String, code: Int32) async throws {
    let folder = try TemporaryFolder()
    try copy("Mudflat", in: folder, configuration: "{\"tests\": [\(item)]}")
    let result = try await ToolProcess.run(["test", "Mudflat"], in: folder.url)
    #expect(result.code == code)
    #expect(result.error.contains(words), "\(result.error)")
  }
}
