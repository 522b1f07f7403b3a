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

  /// Only the extension that a change concerns is drawn; the references of others stay.
  @Test func testsWhatHasChanged() async throws {
    let folder = try TemporaryFolder()
    let extensionPoint =
      "{NSExtension: {NSExtensionPointIdentifier: com.apple.widgetkit-extension}}"
    var description = "name: Two\ntargets:\n"
    for name in ["Ebb", "Flow"] {
      _ = try await ToolProcess.run(["new", "widget", name], in: folder.url)
      description +=
        "  \(name): {type: app-extension, platform: iOS, sources: [\(name)], "
        + "info: {path: \(name)/Info.plist, properties: \(extensionPoint)}}\n"
    }
    let file = folder.url.appendingPathComponent("project.yml")
    try Data(description.utf8).write(to: file)
    let recorded = try await ToolProcess.run(["test", ".", "--update"], in: folder.url)
    #expect(recorded.code == 0, "\(recorded.error)")
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
      process.arguments =
        ["git", "-C", folder.url.path, "-c", "user.name=A", "-c", "user.email=a@example.com"]
        + arguments
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "--quiet")
    try git("add", "--all")
    try git("commit", "--quiet", "--message=a")
    let arguments = ["test", ".", "--changed-since", "HEAD", "--update"]
    let nothing = try await ToolProcess.run(arguments + ["--review", "review"], in: folder.url)
    #expect(nothing.code == 0, "\(nothing.error)")
    #expect(nothing.output.contains("0 tests: "), "\(nothing.output)")
    #expect(nothing.output.contains("left out Ebb, Flow with 8 references"), "\(nothing.output)")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("review"))
    let source = folder.url.appendingPathComponent("Flow/FlowWidget.swift")
    let text = try String(contentsOf: source, encoding: .utf8)
    try Data(("// Changed\n" + text).utf8).write(to: source)
    let one = try await ToolProcess.run(arguments, in: folder.url)
    #expect(one.output.contains("4 tests: 4 passed"), "\(one.output) \(one.error)")
    #expect(one.output.contains("left out Ebb with 4 references"), "\(one.output)")
    #expect(!one.error.contains("belong to no test"), "\(one.error)")
    let references = folder.url.appendingPathComponent("VitrineReferences/Ebb")
    let names = try FileManager.default.contentsOfDirectory(atPath: references.path)
    #expect(names.count { $0.hasSuffix(".png") } == 4)
    try Data((description + "# Changed\n").utf8).write(to: file)
    let all = try await ToolProcess.run(arguments, in: folder.url)
    #expect(all.output.contains("8 tests: 8 passed"), "\(all.output)")
    #expect(all.error.contains("all tests are drawn: project.yml has changed"), "\(all.error)")
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
