import Foundation
import Testing

/// `vitrine list` and `vitrine render --control`.
@Suite struct ControlCommandTests {
  private let folder: TemporaryFolder
  private let bundle: URL

  init() async throws {
    folder = try TemporaryFolder()
    bundle = try await SampleExtension.fixture("Switches")
  }

  private func run(_ line: String) async throws -> ToolProcess.Result {
    try await ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }, in: folder.url)
  }

  @Test func listShowsControlsAndTheirParameters() async throws {
    let list = try await run("list EXT")
    #expect(
      list.output == """
        control Lamp
          name        Lamp
        control Plain
        control Press
        control Long
        control Wordless
        control Secret
        control Whisper
        control Failing
          name        Faults
          description A control whose provider fails
          parameter   fault: Fault (none, thrown, hang, crash)
          prompts for configuration
          has a push handler

        """)
    let json = try await JSONSerialization.jsonObject(
      with: Data(run("list EXT --json").output.utf8))
    let controls = (json as? [String: Any])?["controls"] as? [[String: Any]]
    let failing = try #require(controls?.last)
    #expect(failing["kind"] as? String == "Failing")
    #expect(failing["hasPushHandler"] as? Bool == true)
    #expect(failing["promptsForUserConfiguration"] as? Bool == true)
    let parameters = failing["parameters"] as? [[String: Any]]
    #expect(parameters?.map { $0["name"] as? String } == ["fault"])
  }

  @Test(arguments: [
    ("--control Lamp --size huge", "a control size: small, medium, large", Int32(2)),
    ("--control Lamp --on roof", "a control surface: control-center, lock, action-button", 2),
    ("--control Lamp --on lock --size large", "expected small, the only size on lock", 2),
    ("--control Lamp --state dim", "a state: on, off", 2),
    ("--control Lump", "unknown control kind \"Lump\"; available: Lamp, ", 1),
    ("--control Failing", "\"Fault\" is not chosen yet", 1),
    ("--control Failing --set fault=thrown", "the server is out", 1),
    ("--control Failing --set fault=hang --time-limit 3", "did not answer control within 3 s", 1),
    ("--control Lamp --set level=1", "has no parameters", 1),
    ("--control Lamp --device 320x568", "no data for controls on the device 320x568", 1),
    ("--control Lamp --family small", "--control and --family cannot be combined", 2),
    ("--control Lamp --placeholder", "--control and --placeholder cannot be combined", 2),
    ("--size large", "--size requires --control", 2),
  ])
  func rejectsInvalidOptions(options: String, message: String, code: Int32) async throws {
    let run = try await run("render EXT \(options) -o face.png")
    #expect(run.code == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.contents.isEmpty)
  }

  @Test func defaultFileNameHasKindSizeAndState() async throws {
    let run = try await run("render EXT --control Lamp --size medium --state off")
    #expect(run.code == 0, "\(run.error)")
    #expect(folder.contents == ["Lamp-medium-off.png"])
  }
}
