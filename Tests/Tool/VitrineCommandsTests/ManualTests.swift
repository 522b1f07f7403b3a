import Foundation
import TestFolders
import Testing

@testable import CommandArguments
@testable import CommandContext
@testable import VitrineCommands

@Suite struct ManualTests {
  @Test func writesPagesOfAllCommands() async throws {
    let folder = try TemporaryFolder()
    let run = await ToolRun(["manual", "-o", "."], in: folder)
    #expect(run.code == 0 && run.output.isEmpty)
    let files = try FileManager.default.contentsOfDirectory(atPath: folder.url.path)
    let expected = ["vitrine.1"] + Tool.commands.map { "vitrine-\($0.spec.name).1" }
    #expect(Set(files).isSuperset(of: expected))
  }

  @Test func pageHasArgumentsAndOptions() async {
    let page = await ToolRun(["manual", "render"]).output
    #expect(page.hasPrefix(".TH VITRINE\\-RENDER 1 "))
    for part in [".SH NAME", "\\fBEXT\\fR", "\\fB\\-o, \\-\\-output OUT\\fR", ".SH EXIT STATUS"] {
      #expect(page.contains(part), "\(part)")
    }
  }

  @Test func pageHasActionsWithTheirOptions() async {
    let page = await ToolRun(["manual", "push"]).output
    #expect(page.contains("\\fBkey add [FILE.p8]\\fR\n"))
    #expect(page.contains(".RS\n.TP\n\\fB\\-\\-"))
  }

  @Test(arguments: [
    ("a-b\\c", "a\\-b\\ec"), (".vitrine.json", "\\&.vitrine.json"), ("'a", "\\&'a"),
    ("a\n.b", "a\n\\&.b"),
  ])
  func escapesPlainText(text: String, expected: String) {
    #expect(Roff.escaped(text) == expected)
  }
}
