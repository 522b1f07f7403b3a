import Foundation
import Testing
import ViewArchive

@testable import CommandArguments
@testable import Devices
@testable import VitrineCommands

@Suite struct VisionMountTests {
  private func framed(
    _ style: VisionMount.Style, _ texture: VisionMount.Texture
  ) -> [String] {
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 60)
    let widget = ViewArchive(
      size: bounds.size, displayScale: 2, content: ArchiveNode(kind: "views", frame: bounds))
    let archive = VisionMount(style: style, texture: texture, isDark: false)
      .framed(widget, cornerRadius: 20)
    #expect(archive.size == CGSize(width: 176, height: 136))
    func kinds(_ node: ArchiveNode) -> [String] { [node.kind] + node.children.flatMap(kinds) }
    return kinds(archive.content)
  }

  @Test(
    arguments: [
      (
        .elevated, .glass,
        ["room", "wall", "edge", "frame", "widget", "views", "finish", "sheen", "rim"]
      ),
      (
        .elevated, .paper,
        ["room", "wall", "edge", "frame", "widget", "views", "finish", "tone", "rim"]
      ),
      (
        .recessed, .glass,
        ["room", "wall", "frame", "widget", "views", "finish", "sheen", "rim", "recess"]
      ),
      (
        .recessed, .paper,
        ["room", "wall", "frame", "widget", "views", "finish", "tone", "rim", "recess"]
      ),
    ] as [(VisionMount.Style, VisionMount.Texture, [String])])
  func mountHasLayers(
    style: VisionMount.Style, texture: VisionMount.Texture, kinds: [String]
  ) {
    #expect(framed(style, texture) == kinds)
  }

  @Test(arguments: [
    (["mounting": ["recessed"]], "393x852", "--mounting requires --device vision"),
    (["texture": ["paper"]], "1024x1366", "--texture requires --device vision"),
    (["mounting": ["flat"]], "vision", "elevated, recessed"),
    (["texture": ["wood"]], "vision", "glass, paper"),
    (["level-of-detail": ["none"]], "vision", "default, simplified"),
    (["mode": ["accented"]], "vision", "fullColor, the only mode of visionOS pictures"),
  ])
  func invalidOptionsAreRejected(
    values: [String: [String]], device: String, message: String
  ) throws {
    let device = try #require(Device.named(device))
    var arguments = ParsedArguments()
    arguments.values = values
    let error = #expect(throws: (any Error).self) { try VisionOptions(arguments, on: device) }
    let text = error.map { "\($0)" } ?? ""
    #expect(text.contains(message), "\(text)")
  }

  @Test func sizesAreThoseOfTheGuidelines() throws {
    let device = try #require(Device.named("Apple Vision Pro"))
    let published = device.families.filter { !$0.isEstimate }
    #expect(
      published.map { "\($0.family.rawValue) \($0.size.width)x\($0.size.height)" } == [
        "systemSmall 158.0x158.0", "systemMedium 338.0x158.0", "systemLarge 338.0x354.0",
        "systemExtraLarge 450.0x338.0", "systemExtraLargePortrait 338.0x450.0",
      ])
  }
}
