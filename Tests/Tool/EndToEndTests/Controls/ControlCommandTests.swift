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
    ("--control Lamp --on menu-bar", "a surface of 393x852: control-center, lock, action", 2),
    ("--control Lamp --device mac-1440x900 --on lock", "mac-control-center, menu-bar", 2),
    ("--control Lamp --device watch-45mm --size large", "only size on watch-control-center", 2),
    ("--control Lamp --device car-800x480", "no data for controls on the device car", 1),
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

  @Test(arguments: [
    ("--device watch-45mm", "114×78"), ("--device watch-45mm --on smart-stack", "208×78"),
    ("--device mac-1440x900 --size medium", "156×84"),
    ("--device mac-1440x900 --on menu-bar", "54×48"),
  ])
  func companionsHaveTheirSizes(options: String, size: String) async throws {
    let tree = try await run("render EXT --control Lamp \(options) --format tree -o -")
    #expect(tree.code == 0, "\(tree.error)")
    #expect(tree.output.split(separator: "\n").first?.contains(size) == true, "\(tree.output)")
  }

  @Test func defaultFileNameHasKindSizeAndState() async throws {
    let run = try await run("render EXT --control Lamp --size medium --state off")
    #expect(run.code == 0, "\(run.error)")
    #expect(folder.contents == ["Lamp-medium-off.png"])
  }
}
