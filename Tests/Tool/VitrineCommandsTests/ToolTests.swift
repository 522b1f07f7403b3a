import Foundation
import TestFolders
import Testing

@testable import CommandArguments
@testable import CommandContext
@testable import Devices
@testable import VitrineCommands

@Suite struct ToolTests {
  /// A command line, its exit code, and a part of the message.
  @Test(
    arguments: [
      (["--bogus"], 2, "unknown command \"--bogus\""),
      (["redner", "x"], 2, "did you mean render?"),
      (
        ["render", "x", "--famly", "small"], 2,
        "unknown option --famly; did you mean --family? See `vitrine render --help`"
      ),
      (["render"], 2, "missing argument EXT; see `vitrine render --help`"),
      (["render", "/no/such/place"], 1, "/no/such/place: not found; give a project"),
      (
        ["render", "x", "--at", "noon"], 2,
        "invalid value \"noon\" for --at: expected a date such as 2026-03-05T09:30"
      ),
      (["render", "x", "--locale", "xx_YY"], 2, "the language \"xx\" is unknown"),
      (["render", "x", "--locale", "en_QQ"], 2, "the region \"QQ\" is unknown"),
      (["render", "x", "--device", "iPhone 99"], 2, "invalid value \"iPhone 99\" for --device"),
      (["render", "x", "--device", "393x853"], 2, "did you mean 393x852?"),
      (["render", "x", "--type-size", "huge"], 2, "a type size: xSmall, small, medium"),
      (["render", "x", "--time-zone", "Europe/Berln"], 2, "did you mean Europe/Berlin?"),
      (["render", "x", "--scheme", "blue"], 2, "a color scheme: light, dark"),
      (["render", "x", "--scale", "0"], 2, "for --scale: expected a number from 0.25 to 16"),
      (["render", "x", "--entry", "-1"], 2, "for --entry: expected a whole number of at least 0"),
      (["render", "x", "--format", "gif"], 2, "a format: png, svg, pdf, tree"),
      (["render", "x", "--format", "pgn"], 2, "png, svg, pdf, tree; did you mean png?"),
      (["resize", "p1", "mediun"], 2, "inline; did you mean medium?"),
      (["device", "lok=tinted"], 2, "did you mean look?"),
      (["completions", "bsh"], 2, "a shell: bash, zsh, fish; did you mean bash?"),
      (["completions", "csh"], 2, "invalid value \"csh\" for SHELL"),
      (["manual", "rendre"], 2, "did you mean render?"),
      (["manual", "render", "-o", "x"], 2, "unexpected argument \"render\""),
      (["render", "x", "-o", "a.gif"], 2, "expected the file extension png, svg, pdf or txt"),
      (["render", "x", "--placeholder", "--snapshot"], 2, "cannot be combined"),
      (["render", "x", "--placeholder", "--entry", "0"], 2, "cannot be combined"),
      (["render", "x", "--time-limit", "never"], 2, "--time-limit"),
      (["sheet", "x", "-o", "a.svg"], 2, "expected a .png file"),
      (["devices", "extra"], 2, "unexpected argument \"extra\"; see `vitrine devices --help`"),
      ([], 2, "missing command; see `vitrine --help`"),
      (
        ["activity", "dismiss", "a1", "--content", "{}"], 2,
        "activity dismiss does not accept --content, which belongs to: start, update, end"
      ),
      (
        ["control", "press", "c1", "--token", "00"], 2,
        "control press does not accept --token, which belongs to: push"
      ),
      (
        ["push", "key", "list", "--follow"], 2,
        "push key list does not accept --follow, which belongs to: log"
      ),
    ] as [([String], Int32, String)])
  func rejectsInvalidLine(line: [String], code: Int32, message: String) async {
    let run = await ToolRun(line)
    #expect(run.code == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
  }

  /// With `--json`, the error of a command is JSON, whatever its kind.
  @Test(
    arguments: [
      (["list", "x", "--json", "--bogus"], 2, "usage", "unknown option --bogus"),
      (["serve", "--port", "abc", "--json"], 2, "usage", "invalid value \"abc\" for --port"),
      (["list", "/no/such/place", "--json"], 1, "failed", "/no/such/place: not found"),
      (["placements", "--json", "--state", "/no/such/state"], 1, "noHost", "no host is running"),
    ] as [([String], Int32, String, String)])
  func errorsAreJSON(line: [String], code: Int32, name: String, message: String) async throws {
    struct Report: Decodable {
      struct Failure: Decodable { var code, message: String }
      var error: Failure
    }
    let run = await ToolRun(line)
    #expect(run.code == code && run.output.isEmpty)
    let report = try JSONDecoder().decode(Report.self, from: Data(run.error.utf8))
    #expect(report.error.code == name)
    #expect(report.error.message.contains(message))
    #expect(run.error.hasSuffix("\n") && run.error.count { $0 == "\n" } == 1)
  }

  /// After `--`, `--json` is an argument.
  @Test func errorsAreTextWithoutOption() async {
    let run = await ToolRun(["list", "--", "--json"])
    #expect(run.error.hasPrefix("vitrine: error: --json: not found"))
  }

  @Test func printsVersion() async {
    let run = await ToolRun(["--version"])
    #expect(run.code == 0)
    #expect(run.output == "vitrine \(ToolVersion.current)\n")
  }

  @Test(arguments: Tool.commands.map(\.spec.name))
  func everyCommandHasHelp(name: String) async {
    let run = await ToolRun([name, "--help"])
    #expect(run.code == 0)
    #expect(run.output.contains("Usage: vitrine \(name)"))
    #expect(run.output == (await ToolRun(["help", name])).output)
    #expect(run.output == (await ToolRun([name, "-h"])).output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func listsDevices() async throws {
    let run = await ToolRun(["devices"])
    #expect(run.output.contains("393x852 (default)  @3x    158x158   338x158    338x354"))
    let json = await ToolRun(["devices", "--json"])
    let result = try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any]
    #expect(result?["schema"] as? String == "vitrine.devices/1")
    #expect((result?["devices"] as? [Any])?.count == Device.all.count)
    #expect(run.output.contains("402x874            @3x    ~161x161  ~344x161"))
  }

  @Test func listsSymbols() async {
    let run = await ToolRun(["symbols"])
    #expect(run.code == 0)
    #expect(run.output.contains("\nheart"))
  }

  @Test func rejectsInvalidExtension() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("file"))
    let bundle = folder.url.appendingPathComponent("Empty.vitrine")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let empty = await ToolRun(["list", bundle.path], in: folder)
    #expect(empty.code == 1)
    #expect(empty.error.contains("Empty.vitrine: not an extension bundle"))
    let file = await ToolRun(["list", folder.url.path + "/file"], in: folder)
    #expect(file.code == 1)
    #expect(file.error.contains("file: not an extension; give a project, a folder of sources"))
  }
}
