import Foundation
import TestPrograms
import Testing

/// `vitrine sweep` with a sample.
@Suite struct SweepTests {
  private static let axes = ["--locales", "en_US,de_DE,ar_SA", "--at", "2026-03-05T11:45"]

  private func sweep(
    _ arguments: [String], in folder: URL
  ) async throws -> ToolProcess.Result {
    let bundle = try await SampleExtension.sample("Everyday").path
    return try await ToolProcess.run(["sweep", bundle] + Self.axes + arguments, in: folder)
  }

  private func pictures(in folder: URL) -> Set<String> {
    let all = FileManager.default.enumerator(
      at: folder.appendingPathComponent("pictures"), includingPropertiesForKeys: nil)
    let files = all?.allObjects.compactMap { ($0 as? URL)?.lastPathComponent } ?? []
    return Set(files.filter { $0.hasSuffix("png") })
  }

  /// A killed sweep is resumed, and has the same pictures as an uninterrupted one.
  @Test func killedSweepIsResumed() async throws {
    let folder = try TemporaryFolder()
    let whole = try await sweep(["-o", "whole"], in: folder.url)
    #expect(whole.code == 0, "\(whole.error)")
    #expect(whole.output.contains("63 pictures of 42 tasks: 63 drawn"), "\(whole.output)")
    let bundle = try await SampleExtension.sample("Everyday").path
    let program = try await TestProgram(
      ToolProcess.executable, ["sweep", bundle] + Self.axes + ["-o", "killed"],
      environment: ToolProcess.environment, in: folder.url)
    let manifest = folder.url.appendingPathComponent("killed/sweep.jsonl")
    while (try? String(contentsOf: manifest, encoding: .utf8))?.count(where: \.isNewline) ?? 0 < 4 {
      try await Task.sleep(for: .milliseconds(5))
    }
    program.send(signal: SIGKILL)
    await program.exit()
    let next = try await sweep(["-o", "killed", "--compare", "whole"], in: folder.url)
    #expect(next.code == 0, "\(next.error)")
    #expect(next.error.contains("resuming after"), "\(next.error)")
    #expect(next.output.contains("0 changed, 0 new, 0 removed, 63 equal"), "\(next.output)")
    let known = pictures(in: folder.url.appendingPathComponent("whole"))
    #expect(pictures(in: folder.url.appendingPathComponent("killed")) == known)
  }

  @Test(arguments: [
    (["--matrix", "none.json"], 1, "none.json: cannot be read"),
    (["--devices", "fone"], 2, "did you mean phone?"), (["--schemes", "blue"], 2, "\"blue\""),
    (["--kinds", "Tode"], 1, "did you mean Tide?"),
    (["--families", "extraLarge"], 1, "nothing to draw"),
    (["--compare", "none"], 1, "the folder has no sweep.jsonl"),
  ])
  func badArgumentsAreRejected(arguments: [String], code: Int32, message: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await sweep(arguments, in: folder.url)
    #expect(run.code == code && run.error.contains(message), "\(run.error)")
  }
}
