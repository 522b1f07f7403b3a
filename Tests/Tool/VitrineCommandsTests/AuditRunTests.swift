import Foundation
import HostLink
import Testing

@testable import Audit
@testable import CommandArguments
@testable import CommandContext
@testable import PreviewTesting
@testable import VitrineCommands

@Suite struct AuditRunTests {
  private func run(_ line: [String]) throws -> AuditRun {
    let folder = FileManager.default.temporaryDirectory
    let context = ToolContext(
      console: Console(output: { _ in }, error: { _ in }), currentDirectory: folder,
      now: { Date(timeIntervalSince1970: 1_772_703_000) }, cache: folder)
    let arguments = try ArgumentParser(spec: Command.audit.spec)
      .parse(["vitrine-audited-\(UUID().uuidString)", "--kinds"] + line)
    return try AuditRun(arguments, in: context)
  }

  /// Of a project in English and German: four base pictures, the other type sizes in the locale of
  /// the command line, and all type sizes in the other one.
  @Test(arguments: [
    ([], 13), (["--type-size", "xxxLarge"], 13),
    (["--type-size", "medium"], 15), (["--contrast", "increased"], 13),
    (["--locale", "de_DE"], 13), (["--variants", "scheme=light"], 1),
  ])
  func archivesEachCombinationOnce(line: [String], count: Int) throws {
    let variants = try run(line).batches(["en", "de"])
      .flatMap { $0.variants.groups().joined() }
      .map { AuditVariant($0.environment(.systemSmall)) }
    #expect(variants.count == count)
    #expect(Set(variants).count == count)
  }
}
