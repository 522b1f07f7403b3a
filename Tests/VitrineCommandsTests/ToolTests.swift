import Foundation
import Testing

@testable import VitrineCommands

@Suite struct ToolTests {
  /// What is wrong with a line, the exit code, and what the message says.
  @Test(
    arguments: [
      (["--bogus"], 2, "there is no command \"--bogus\""),
      (["redner", "x"], 2, "did you mean render?"),
      (
        ["render", "x", "--famly", "small"], 2,
        "render has no option --famly; did you mean --family?"
      ),
      (["render"], 2, "render needs EXT"),
      (["render", "/no/such/place"], 1, "/no/such/place: there is no such extension"),
      (
        ["render", "x", "--at", "noon"], 1, "--at: \"noon\" is not a date such as 2026-03-05T09:30"
      ),
      (["render", "x", "--locale", "xx_YY"], 1, "--locale: \"xx_YY\" is not a locale"),
      (["render", "x", "--locale", "en_QQ"], 1, "there is no region \"QQ\""),
      (["render", "x", "--device", "iPhone 99"], 1, "--device: \"iPhone 99\" is not a device"),
      (["render", "x", "--device", "393x853"], 1, "did you mean 393x852?"),
      (["render", "x", "--type-size", "huge"], 1, "there are: xSmall, small, medium"),
      (["render", "x", "--time-zone", "Europe/Berln"], 1, "did you mean Europe/Berlin?"),
      (["render", "x", "--scheme", "blue"], 1, "there are: light, dark"),
      (["render", "x", "--scale", "0"], 1, "--scale: \"0\" is not a number from 0.25 to 16"),
      (["render", "x", "--entry", "-1"], 1, "--entry: \"-1\" is not a number from 0"),
      (["render", "x", "--format", "gif"], 1, "there are: png, svg, pdf, tree"),
      (["render", "x", "-o", "a.gif"], 1, "an ending that says the format"),
      (["render", "x", "--placeholder", "--snapshot"], 2, "exclude each other"),
      (["render", "x", "--placeholder", "--entry", "0"], 2, "exclude each other"),
      (["render", "x", "--time-limit", "never"], 1, "--time-limit"),
      (["sheet", "x", "-o", "a.svg"], 1, "is not a .png file"),
      (["devices", "extra"], 2, "devices takes no further argument, \"extra\" was given"),
      ([], 2, "vitrine needs a command"),
    ] as [([String], Int32, String)])
  func misuseIsAnError(line: [String], code: Int32, message: String) async {
    let run = await ToolRun(line)
    #expect(run.code == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(run.output.isEmpty)
  }

  @Test func versionIsPrinted() async {
    let run = await ToolRun(["--version"])
    #expect(run.code == 0)
    #expect(run.output == "vitrine \(Tool.version)\n")
  }

  @Test(arguments: Tool.commands.map(\.spec.name))
  func everyCommandHasHelp(name: String) async {
    let run = await ToolRun([name, "--help"])
    #expect(run.code == 0)
    #expect(run.output.contains("Usage: vitrine \(name)"))
    #expect(run.output == (await ToolRun(["help", name])).output)
    #expect(run.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
  }

  @Test func devicesAreListed() async throws {
    let run = await ToolRun(["devices"])
    #expect(run.output.contains("393x852 (default)  @3x    158x158  338x158    338x354"))
    let json = await ToolRun(["devices", "--json"])
    let rows = try #require(
      JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
    #expect(rows.count == 21)
  }

  @Test func symbolsAreListed() async {
    let run = await ToolRun(["symbols"])
    #expect(run.code == 0)
    #expect(run.output.contains("\nheart"))
  }

  @Test func aFolderThatIsNoExtensionIsRefused() async throws {
    let folder = try TemporaryFolder()
    try Data().write(to: folder.url.appendingPathComponent("file"))
    let bundle = folder.url.appendingPathComponent("Empty.vitrine")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let empty = await ToolRun(["list", bundle.path], in: folder)
    #expect(empty.code == 1)
    #expect(empty.error.contains("Empty.vitrine: not an extension bundle"))
    let file = await ToolRun(["list", folder.url.path + "/file"], in: folder)
    #expect(file.code == 1)
    #expect(file.error.contains("is neither a bundle made by `vitrine build`"))
  }
}
