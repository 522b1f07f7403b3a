import Foundation
import Testing

@testable import Audit

/// `vitrine audit` with a copy of the extension `Fixtures/Mudflat`, which has each defect.
@Suite struct AuditTests {
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Mudflat")

  private func copy(in folder: TemporaryFolder) throws -> URL {
    let sources = folder.url.appendingPathComponent("Mudflat")
    try FileManager.default.copyItem(at: Self.fixture, to: sources)
    return sources
  }

  @Test func findsEachDefect() async throws {
    let folder = try TemporaryFolder()
    let configuration = """
      {
        "tests": [
          {
            "activity": "CrabAttributes",
            "attributes": {"name": "\(String(repeating: "x", count: 3500))"},
            "states": [{"legs": 10}],
            "presentations": ["lock"]
          }
        ],
        "audit": {"ignore": [{"rule": "contrast", "kind": "Sand"}]}
      }
      """
    try configuration.write(
      to: try copy(in: folder).appendingPathComponent(".vitrine.json"), atomically: true,
      encoding: .utf8)
    let result = try await ToolProcess.run(["audit", "Mudflat", "--json"], in: folder.url)
    #expect(result.code == 1)
    let report = try JSONDecoder().decode(AuditReport.self, from: Data(result.output.utf8))
    func messages(_ rule: String) -> [String] {
      report.findings.filter { $0.rule == rule }.map { finding in
        [finding.severity.rawValue, finding.subject, finding.message].compactMap { $0 }
          .joined(separator: " ")
      }
    }
    let expected = [
      "truncation": "error Mud “Much more than fits into one line” is truncated in systemSmall",
      "clipping": "error Mud “Outside” is clipped in systemSmall",
      "contrast":
        "error Mud “Faint” has too little contrast in systemSmall in light; 1.6:1, #CCCCCC on",
      "tap-target": "error Mud the button “Dig” is a small tap target in systemSmall",
      "label": "error Mud a button has no label in systemSmall",
      "translation": "error “Plain” is not translated in de_DE; add it to the table Localizable",
      "payload-size":
        "warning CrabAttributes the content of the Live Activity is near the limit in lock",
      "timeline": "warning Mud entries follow each other too fast in systemSmall; 30 s apart",
      "reloads": "error Mud the widget asks for more reloads than its budget allows",
      "drawing": "error Crash cannot be drawn",
    ]
    for (rule, words) in expected {
      let found = messages(rule)
      #expect(found.contains { $0.hasPrefix(words) }, "\(rule): \(found)")
    }
    for mode in [
      "color of what is behind it in accented mode in systemSmall",
      "brightness of what is behind it in vibrant mode in accessoryRectangular",
    ] {
      let found = messages("accented-text")
      #expect(found.contains { $0.hasPrefix("warning Eel “Eel” has the \(mode)") }, "\(found)")
    }
    #expect(messages("translation").count == 1, "\(messages("translation"))")
    #expect(!report.findings.contains { $0.subject == "Sand" })
    let contrast = report.findings.first { $0.rule == "contrast" }
    #expect(contrast?.file == "Mudflat.swift" && contrast?.line == 48)
  }

  @Test func selectsRules() async throws {
    let folder = try TemporaryFolder()
    _ = try copy(in: folder)
    let result = try await ToolProcess.run(
      [
        "audit", "Mudflat", "--kinds", "--rule", "label", "--rule", "contrast", "--ignore",
        "label:Mud",
      ], in: folder.url)
    #expect(result.code == 1)
    #expect(result.output.contains("“Faint” has too little contrast"))
    #expect(!result.output.contains("label\n"))
    #expect(result.output.contains("2 rules: 1 error, 0 warnings, 1 ignored"))
    #expect(result.error.contains("1 error; docs/audit.md explains the rules"))
  }

  @Test(arguments: [
    (["--rule", "contrst"], "expected a rule: truncation, clipping, contrast"),
    (["--ignore", ":Mud"], "invalid value \"\" for --ignore"),
    (["--variants", "type-size=huge"], "--variants"),
    (["--filter", "nothing"], "nothing to audit"),
  ])
  func rejects(arguments: [String], words: String) async throws {
    let folder = try TemporaryFolder()
    let result = try await ToolProcess.run(
      ["audit", Self.fixture.path, "--kinds"] + arguments, in: folder.url)
    #expect(result.code != 0)
    #expect(result.error.contains(words), "\(result.error)")
  }
}
