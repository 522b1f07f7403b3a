import Foundation
import TestPrograms
import Testing

/// `script/install`, which `make install` and `make deb` use.
@Suite struct InstallTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private struct Entry: Decodable { var arguments: [String] }

  private func run(_ program: String, _ arguments: String...) async throws -> String {
    let result = try await TestProgram.run(
      URL(fileURLWithPath: program), arguments, environment: ToolProcess.environment,
      in: folder.url)
    #expect(result.code == 0, "\(program) \(arguments): \(result.error)")
    return result.output
  }

  /// The installed tool works after its folder was moved, and uses nothing of the checkout's build.
  @Test func installationIsComplete() async throws {
    let prefix = folder.url.appendingPathComponent("prefix")
    let built = ToolProcess.executable.deletingLastPathComponent().path
    let script = ToolProcess.root.appendingPathComponent("script/install").path
    #expect(
      try await run("/bin/bash", script, prefix.path, built)
        == "installed \(prefix.path)/bin/vitrine\n")
    let moved = folder.url.appendingPathComponent("moved")
    try FileManager.default.moveItem(at: prefix, to: moved)
    let tool = moved.appendingPathComponent("bin/vitrine").path
    #expect(try await run(tool, "--version").hasPrefix("vitrine "))
    _ = try await run(tool, "new", "widget", "Tide")
    _ = try await run(tool, "build", "Tide")
    #expect(try await run(tool, "list", "Tide.vitrine").contains("Tide"))
    _ = try await run(tool, "lsp-config", "Tide")
    let database = folder.url.appendingPathComponent("Tide/compile_commands.json")
    let entries = try JSONDecoder().decode([Entry].self, from: Data(contentsOf: database))
    let arguments = try #require(entries.first?.arguments)
    #expect(arguments.contains(moved.path + "/lib/vitrine/Modules"))
    #expect(!arguments.contains { $0.contains(built) }, "\(arguments)")
    for file in [
      "share/vitrine/Page/index.html", "share/man/man1/vitrine-render.1",
      "share/bash-completion/completions/vitrine", "share/zsh/site-functions/_vitrine",
      "share/fish/vendor_completions.d/vitrine.fish",
    ] {
      let path = moved.appendingPathComponent(file).path
      #expect(FileManager.default.fileExists(atPath: path), "\(file)")
    }
  }
}
