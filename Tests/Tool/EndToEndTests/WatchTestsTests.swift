import Foundation
import TestPrograms
import Testing

/// `vitrine watch-tests` with a copy of the extension `Fixtures/Estuary`.
@Suite struct WatchTestsTests {
  private static let fixture = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Fixtures/Estuary")

  /// Reads a program's output line by line.
  private struct Lines {
    let program: TestProgram
    private var text = ""

    init(of program: TestProgram) { self.program = program }

    /// The lines up to the first one with a text.
    mutating func upTo(_ wanted: String) async throws -> [String] {
      var lines: [String] = []
      while true {
        while let end = text.firstIndex(of: "\n") {
          lines.append(String(text[..<end]))
          text = String(text[text.index(after: end)...])
          if lines.last?.contains(wanted) == true { return lines }
        }
        let data = try await program.readOutput()
        try #require(!data.isEmpty, "the tool has ended: \(lines)")
        text += String(decoding: data, as: UTF8.self)
      }
    }
  }

  @Test func savesRunTestsAgain() async throws {
    let folder = try TemporaryFolder()
    let sources = folder.url.appendingPathComponent("Estuary")
    try FileManager.default.copyItem(at: Self.fixture, to: sources)
    let options = ["Estuary", "--filter", "Entries"]
    let recorded = try await ToolProcess.run(["test"] + options + ["--update"], in: folder.url)
    #expect(recorded.code == 0, "\(recorded.error)")
    let program = try await TestProgram(
      ToolProcess.executable, ["watch-tests"] + options, environment: ToolProcess.environment,
      in: folder.url)
    defer { program.send(signal: SIGKILL) }
    var lines = Lines(of: program)
    #expect(try await lines.upTo("tests:").count == 1)

    let file = sources.appendingPathComponent("Estuary.swift")
    let source = try String(contentsOf: file, encoding: .utf8)
    func save(_ text: String) throws { try Data(text.utf8).write(to: file, options: .atomic) }
    try save(source.replacingOccurrences(of: "Text(\"Tide\")", with: "Text(\"Water\")"))
    let failed = try await lines.upTo("tests:")
    #expect(failed.count { $0.contains("fails now: ") } == 4, "\(failed)")
    #expect(failed.last?.contains("4 tests: 0 passed, 4 failed") == true)
    #expect(failed.last?.hasSuffix("(Estuary.swift)") == true)

    // Neither sources that do not compile nor a comment change a verdict.
    try save(source.replacingOccurrences(of: "Text(\"Tide\")", with: "Txet(\"Tide\")"))
    try save(source + "\n// The end.\n")
    let passed = try await lines.upTo("tests:")
    #expect(passed.count { $0.hasSuffix(" passes now") } == 4, "\(passed)")
    #expect(passed.last?.contains("4 tests: 4 passed, 0 failed") == true)

    program.send(signal: SIGINT)
    #expect(await program.exit() == .status(0))
  }
}
