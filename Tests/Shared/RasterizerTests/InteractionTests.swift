import Foundation
import Rasterizer
import Testing
import ViewArchive

@Suite("Drawing while an intent runs")
struct InteractionTests {
  static let red = Sample.color(0xFF0000)
  static let green = Sample.color(0x00FF00)

  static func toggle(x: Double) -> ArchiveNode {
    ArchiveNode(
      kind: "Toggle", frame: Sample.rect(x, 0, 1, 1),
      action: .toggle(isOn: false, identifier: "Set", parameters: Data()),
      children: [Sample.fill(Sample.rect(0, 0, 1, 1), .color(red))],
      otherState: [Sample.fill(Sample.rect(0, 0, 1, 1), .color(green))])
  }

  static func pixels(_ nodes: [ArchiveNode], _ options: DrawingOptions) throws -> [String] {
    let archive = Sample.archive(Double(nodes.count), 1, nodes)
    return try Rasterizer(fonts: .standard)
      .picture(of: archive, at: Sample.instant, options: options).pixels.map(\.description)
  }

  static let flips: [(Set<Int>, [String])] = [
    ([], ["255,0,0,255", "255,0,0,255"]), ([0], ["0,255,0,255", "255,0,0,255"]),
    ([1], ["255,0,0,255", "0,255,0,255"]), ([0, 1, 5], ["0,255,0,255", "0,255,0,255"]),
  ]

  @Test(arguments: flips)
  func flippedToggleDrawsOtherState(flipped: Set<Int>, colors: [String]) throws {
    let nodes = [Self.toggle(x: 0), Self.toggle(x: 1)]
    #expect(
      try Self.pixels(nodes, DrawingOptions(scale: 1, flippedToggles: flipped)) == colors)
  }

  @Test func nestedInvalidatedContentIsDimmedOnce() throws {
    func leaf(_ x: Double, _ marks: NodeMarks) -> ArchiveNode {
      var node = Sample.fill(Sample.rect(x, 0, 1, 1), .color(.black))
      node.marks = marks
      return node
    }
    var nested = Sample.group(Sample.rect(2, 0, 1, 1), [leaf(0, .invalidatable)])
    nested.marks = .invalidatable
    let nodes = [leaf(0, []), leaf(1, .invalidatable), nested]
    // On a white background.
    let black = "0,0,0,255"
    let grey = "127,127,127,255"
    #expect(
      try Self.pixels(nodes, DrawingOptions(scale: 1, isInvalidated: true)) == [black, grey, grey])
    #expect(try Self.pixels(nodes, DrawingOptions(scale: 1)) == [black, black, black])
  }

  @Test func unredactedContentIsVisibleInsidePrivateContent() throws {
    func image(_ x: Double, _ marks: NodeMarks) -> ArchiveNode {
      ArchiveNode(
        kind: "Image", frame: Sample.rect(x, 0, 1, 1),
        content: .image(ImageDrawing(image: 0, template: .color(.black))), marks: marks)
    }
    var secret = Sample.group(Sample.rect(0, 0, 2, 1), [image(0, []), image(1, .unredacted)])
    secret.marks = .privacySensitive
    let archive = Sample.archive(2, 1, images: [try ImageTests.sample()], [secret])
    func pixels(isRedacted: Bool) throws -> [String] {
      try Rasterizer(fonts: .standard).picture(
        of: archive, at: Sample.instant, options: DrawingOptions(scale: 1, isRedacted: isRedacted)
      ).pixels.map(\.description)
    }
    let (shown, hidden) = (try pixels(isRedacted: false), try pixels(isRedacted: true))
    #expect(shown[0] != hidden[0])
    #expect(shown[1] == hidden[1])
  }
}
