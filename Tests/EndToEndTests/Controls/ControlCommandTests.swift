import Foundation
import Testing

/// What the tool says of controls.
@Suite(.serialized) struct ControlCommandTests {
  private let folder: TemporaryFolder
  private let bundle: URL

  init() throws {
    folder = try TemporaryFolder()
    bundle = try SampleExtension.fixture("Switches")
  }

  private func run(_ line: String) throws -> ToolProcess.Result {
    try ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? bundle.path : String($0) }, in: folder.url)
  }

  @Test func listShowsControlsAndTheirParameters() throws {
    let list = try run("list EXT")
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
          asks for its configuration
          has push tokens

        """)
    let json = try JSONSerialization.jsonObject(with: Data(run("list EXT --json").output.utf8))
    let controls = (json as? [String: Any])?["controls"] as? [[String: Any]]
    let failing = try #require(controls?.last)
    #expect(failing["kind"] as? String == "Failing")
    #expect(failing["hasPushHandler"] as? Bool == true)
    #expect(failing["promptsForUserConfiguration"] as? Bool == true)
    let parameters = failing["parameters"] as? [[String: Any]]
    #expect(parameters?.map { $0["name"] as? String } == ["fault"])
  }

  @Test(arguments: [
    ("--control Lamp --size huge", "there are: small, medium, large", Int32(1)),
    ("--control Lamp --on roof", "there are: control-center, lock, action-button", 1),
    ("--control Lamp --on lock --size large", "on lock controls have one size", 1),
    ("--control Lamp --state dim", "there are: on, off", 1),
    ("--control Lump", "there is no control of kind \"Lump\"; there are: \"Lamp\"", 1),
    ("--control Failing", "\"Fault\" is not chosen yet", 1),
    ("--control Failing --set fault=thrown", "the server is out", 1),
    ("--control Failing --set fault=hang --time-limit 3", "no answer to control", 1),
    ("--control Lamp --set level=1", "has no parameters", 1),
    ("--control Lamp --device 768x1024", "the surfaces of", 1),
    ("--control Lamp --family small", "--control and --family exclude each other", 2),
    ("--control Lamp --placeholder", "--control and --placeholder exclude each other", 2),
    ("--size large", "--size needs --control", 2),
  ])
  func whatCannotBeDrawnIsSaid(options: String, message: String, code: Int32) throws {
    let run = try run("render EXT \(options) -o face.png")
    #expect(run.code == code)
    #expect(run.error.contains(message), "\(run.error)")
    #expect(folder.contents.isEmpty)
  }

  @Test func aFacesFileIsNamedAfterKindSizeAndState() throws {
    let run = try run("render EXT --control Lamp --size medium --state off")
    #expect(run.code == 0, "\(run.error)")
    #expect(folder.contents == ["Lamp-medium-off.png"])
  }
}
