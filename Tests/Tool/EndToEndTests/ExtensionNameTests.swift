import Foundation
import Testing

/// How commands on a running device name extensions.
@Suite struct ExtensionNameTests {
  @Test func commandsTakePrintedNameAndReportUnknownOne() async throws {
    let bundle = try await SampleExtension.fixture("Snapshot")
    let tool = try await ServedTool([bundle.path, "--no-page", "--empty", "--push-port", "off"])
    for (line, name) in [
      ("control add Snapshot --extension", "Nobody"), ("place Snapshot --extension", "Nobody"),
      ("reload --extension", "Nobody"), ("control reload --extension", "Nobody"),
      ("open", "Nobody"), ("uninstall", "Nobody"), ("activity allow", "Nobody"),
    ] {
      let run = try await tool.run(line.split(separator: " ").map(String.init) + [name])
      #expect(run.code == 1, "\(line)")
      #expect(
        run.error == "vitrine: error: unknown extension \"Nobody\"; installed: Snapshot\n",
        "\(line): \(run.error)")
    }
    for name in ["Instant Camera", "Snapshot"] {
      let added = try await tool.run(["control", "add", "Snapshot", "--extension", name])
      #expect(added.code == 0, "\(added.error)")
    }
    #expect(try await tool.run(["device", "isLocked=true"]).code == 0)
    let refused = try await tool.run(["open", "Instant Camera"])
    #expect(refused.code == 1)
    #expect(
      refused.error
        == "vitrine: error: the device is locked; unlock it with `vitrine device isLocked=false`\n")
  }
}
