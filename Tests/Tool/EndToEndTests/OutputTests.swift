import Foundation
import TestPrograms
import Testing

/// What extensions print, in the commands that run them. The extension is that of the page's tests,
/// which prints and logs in each timeline.
@Suite struct OutputTests {
  private static func run(_ words: String) async throws -> (ToolProcess.Result, TemporaryFolder) {
    let sources = ToolProcess.root.appendingPathComponent("Tests/Device/BrowserTests/Fixtures/Loop")
    let bundle = try await BuiltBundles.bundle(of: sources)
    let folder = try TemporaryFolder()
    let arguments = words.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }
    return (try await ToolProcess.run(arguments, in: folder.url), folder)
  }

  private static let printed = "[Loop: timeline of \"Loop\"] printed by the provider\n"
  private static let logged =
    "[Loop: timeline of \"Loop\"] error provider: logged by the provider\n"

  @Test(arguments: ["render EXT --format tree", "timeline EXT", "simulate EXT --summary"])
  func commandsPrintItToTheStandardError(_ command: String) async throws {
    let (run, _) = try await Self.run(command)
    #expect(run.code == 0, "\(run.error)")
    #expect(run.error.contains(Self.printed), "\(run.error)")
    #expect(run.error.contains(Self.logged))
    #expect(!run.output.contains("by the provider"))
  }

  @Test(arguments: ["timeline EXT --json", "simulate EXT --json"])
  func reportsHaveItAsAField(_ command: String) async throws {
    let (run, _) = try await Self.run(command)
    #expect(run.code == 0, "\(run.error)")
    #expect(!run.error.contains("by the provider"))
    let report = try JSONSerialization.jsonObject(with: Data(run.output.utf8))
    let output = (report as? [String: Any])?["output"] as? [[String: Any]]
    let texts = Set(output?.compactMap { $0["text"] as? String } ?? [])
    #expect(texts == ["printed by the provider", "logged by the provider"])
    let log = output?.first { $0["source"] as? String == "log" }
    #expect(log?["level"] as? String == "error")
    #expect(log?["subsystem"] as? String == "com.example.loop")
    #expect(log?["category"] as? String == "provider")
    #expect(log?["request"] as? String == "timeline of \"Loop\"")
  }
}
