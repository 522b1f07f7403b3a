import ExtensionProcess
import Foundation
import ProcessLaunch
import TestPrograms
import Testing

/// Commands that run an extension once confine it as a device does.
@Suite struct ConfinementTests {
  private let folder: TemporaryFolder
  private var state: String { folder.url.appendingPathComponent("state").path }

  init() throws {
    folder = try TemporaryFolder()
  }

  private func run(
    _ arguments: [String], _ variables: [String: String] = [:]
  ) async throws -> ToolProcess.Result {
    let environment = ToolProcess.environment.merging(["XDG_STATE_HOME": state]) { $1 }
    return try await TestProgram.run(
      ToolProcess.executable, arguments, environment: environment.merging(variables) { $1 },
      in: folder.url)
  }

  private func bundle() async throws -> String {
    try await SampleExtension.fixture("Confined").path
  }

  @Test func rendersInContainerAndSandbox() async throws {
    guard case .success = await Sandbox.find() else { return }
    let bundle = try await bundle()
    let drawn = try await run(["render", bundle, "--format", "tree"])
    let home = "\(state)/vitrine/homes/Confined"
    let facts = [
      home, "\(home)/Documents", "\(state)/vitrine/groups/group.confined", "starts nothing",
      "no net",
    ]
    #expect(drawn.output.contains(facts.joined(separator: "|")), "\(drawn.output)")
    let hint = "Confined has no network access; if it needs it, add --allow-network"
    #expect(drawn.error.contains(hint))
    let connected = try await run(["render", bundle, "--format", "tree", "--allow-network"])
    #expect(connected.code == 0)
    #expect(!connected.error.contains(hint))
    #expect(FileManager.default.fileExists(atPath: home))
  }

  /// The record of builds is in the cache folder.
  @Test func withoutSandboxOnlyOwnBundlesRun() async throws {
    let bundle = try await bundle()
    let noSandbox = ["PATH": "/nowhere"]
    #expect(try await run(["list", bundle], noSandbox).code == 0)
    let elsewhere = noSandbox.merging(["XDG_CACHE_HOME": folder.url.path]) { $1 }
    let refused = try await run(["list", bundle], elsewhere)
    #expect(refused.code == 1)
    #expect(
      refused.error.contains(
        "\(bundle): was not built on this machine, and there is no sandbox to run it in: bwrap not "
          + "found in PATH; install the package bubblewrap."), "\(refused.error)")
    #expect(try await run(["list", bundle, "--no-sandbox"], elsewhere).code == 0)
  }
}
