import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Bends")
struct BendTests {
  private static let center = CGPoint(x: 100, y: 100)

  /// A gradient bar, text, a timer, timed progress and an image's stand-in in a row.
  private static func row(_ curve: ArchiveCurve) throws -> ArchiveNode {
    let engine = try TextEngine(fonts: .standard)
    let font = FontRequest(size: 12, weight: 600, design: .rounded)
    func text(_ string: String) -> StyledText {
      StyledText([.init(.string(string), style: TextStyle(font: font, paint: .color(.black)))])
    }
    let block = engine.layout(
      text("Tide, up"), paragraph: ParagraphStyle(), width: nil, height: nil, scale: 2,
      now: Sample.instant)
    let timer = StyledText([
      .init(
        .dynamic(.timer(Sample.instant - 754)), style: TextStyle(font: font, paint: .color(.black)))
    ])
    let gradient = Paint.linearGradient(
      [
        .init(color: Sample.color(0x34C759), location: 0),
        .init(color: Sample.color(0xFF3B30), location: 1),
      ], start: .zero, end: CGPoint(x: 50, y: 0))
    return ArchiveNode(
      kind: "row", frame: CGRect(x: 0, y: 0, width: 240, height: 16), effects: [.bend(curve)],
      children: [
        Sample.fill(Sample.rect(0, 4, 50, 6), gradient),
        ArchiveNode(
          kind: "Text", frame: CGRect(origin: CGPoint(x: 56, y: 0), size: block.size),
          content: .text(block)),
        ArchiveNode(
          kind: "Text", frame: CGRect(x: 116, y: 0, width: 40, height: 15),
          content: .dynamicText(timer, ParagraphStyle())),
        ArchiveNode(
          kind: "ProgressBar", frame: CGRect(x: 160, y: 4, width: 60, height: 6),
          content: .timedProgress(
            TimedProgress(
              start: Sample.instant - 30, end: Sample.instant + 30, countsDown: false, shape: .bar,
              lineWidth: 6, track: .color(Sample.color(0xC7C7CC)),
              fill: .color(Sample.color(0x007AFF)))),
          effects: [.opacity(0.7), .shadow(color: .black, radius: 1, x: 0, y: 1)]),
        ArchiveNode(
          kind: "Image", frame: CGRect(x: 224, y: 0, width: 14, height: 14),
          content: .image(ImageDrawing(image: 0))),
      ])
  }

  @Test("shapes, text, timers, progress and images follow the curve")
  func everyContent() throws {
    let anchor = CGPoint(x: 120, y: 8)
    let nodes = [
      try Self.row(
        ArchiveCurve(center: Self.center, radius: 85, angle: -.pi / 2, anchor: anchor)),
      try Self.row(
        ArchiveCurve(
          center: Self.center, radius: 85, angle: .pi / 2, anchor: anchor, isClockwise: false)),
    ]
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(200, 200, nodes), at: Sample.instant, options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "bends.png")
  }

  @Test("a bend inside of a bend, and one of a very long path, are drawn")
  func hostileBends() throws {
    let curve = ArchiveCurve(center: Self.center, radius: 1e-3, angle: 0, anchor: .zero)
    let line = ArchivePath([
      .move(CGPoint(x: -900_000, y: 0)), .line(CGPoint(x: 900_000, y: 900_000)), .close,
    ])
    let inner = ArchiveNode(
      kind: "inner", frame: CGRect(x: 0, y: 0, width: 10, height: 10),
      content: .fill(line, .color(.black), evenOdd: false), effects: [.bend(curve)])
    let outer = ArchiveNode(
      kind: "outer", frame: .zero, effects: [.bend(curve), .blur(radius: 2, opaque: false)],
      children: [inner])
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(20, 20, [outer]), at: Sample.instant, options: DrawingOptions(scale: 1))
    #expect(picture.width == 20)
  }
}
