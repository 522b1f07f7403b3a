import Foundation
import GoldenFiles
import Testing

/// The faces of controls, as `vitrine render` draws them.
@Suite struct ControlFaceTests {
  private func run(_ line: String, in folder: TemporaryFolder) async throws -> ToolProcess.Result {
    let path = try await SampleExtension.fixture("Switches").path
    return try await ToolProcess.run(
      line.split(separator: " ").map { $0 == "EXT" ? path : String($0) }
        + ["--at", SampleExtension.instant], in: folder.url)
  }

  /// The golden's name and the tool's options.
  static let faces: [(String, String)] = [
    ("lamp-small-on", "--control Lamp"),
    ("lamp-small-off", "--control Lamp --state off"),
    ("lamp-medium-on", "--control Lamp --size medium --state on"),
    ("lamp-medium-off", "--control Lamp --size medium --state off"),
    ("lamp-large-on", "--control Lamp --size large --state on"),
    ("lamp-large-off", "--control Lamp --size large --state off"),
    ("lamp-large-on-arabic", "--control Lamp --size large --state on --locale ar_SA"),
    ("lamp-medium-off-arabic", "--control Lamp --size medium --state off --locale ar_SA"),
    ("lamp-lock-on", "--control Lamp --on lock --state on"),
    ("lamp-lock-off", "--control Lamp --on lock --state off"),
    ("press-lock-running", "--control Press --on lock --state on"),
    ("lamp-medium-on-contrast", "--control Lamp --size medium --state on --contrast increased"),
    ("press-medium-rest-contrast", "--control Press --size medium --contrast increased"),
    ("lamp-action-button-on", "--control Lamp --on action-button --state on"),
    ("lamp-action-button-off", "--control Lamp --on action-button --state off"),
    ("plain-medium-off", "--control Plain --size medium"),
    ("plain-medium-on", "--control Plain --size medium --state on"),
    ("plain-medium-on-german", "--control Plain --size medium --state on --locale de_DE"),
    ("press-medium-rest", "--control Press --size medium"),
    ("press-medium-running", "--control Press --size medium --state on"),
    ("long-medium-on", "--control Long --size medium"),
    ("long-large-on", "--control Long --size large"),
    ("long-large-on-xxxlarge", "--control Long --size large --type-size xxxLarge"),
    ("wordless-medium-disabled", "--control Wordless --size medium"),
    ("secret-medium-locked", "--control Secret --size medium --state on --redacted"),
    ("whisper-medium-locked", "--control Whisper --size medium --state on --redacted"),
  ]

  /// The faces that also have a picture golden.
  static let pictures = faces.filter {
    [
      "lamp-small-on", "lamp-medium-off", "lamp-large-on", "lamp-lock-on", "lamp-lock-off",
      "press-lock-running", "lamp-medium-on-contrast", "press-medium-rest-contrast",
      "lamp-action-button-on",
      "press-medium-rest", "long-large-on", "whisper-medium-locked",
    ].contains($0.0)
  }

  @Test(arguments: pictures)
  func pictureMatchesGolden(name: String, options: String) async throws {
    let folder = try TemporaryFolder()
    let run = try await run("render EXT \(options) --scale 2 -o face.png", in: folder)
    #expect(run.code == 0, "\(run.error)")
    let picture = try Data(contentsOf: folder.url.appendingPathComponent("face.png"))
    try expectGolden(picture, "control-\(name).png")
  }

  @Test(arguments: faces)
  func treeMatchesGolden(name: String, options: String) async throws {
    let run = try await run("render EXT \(options) --format tree", in: TemporaryFolder())
    #expect(run.code == 0, "\(run.error)")
    try expectGolden(run.output, "control-\(name).txt")
  }
}
