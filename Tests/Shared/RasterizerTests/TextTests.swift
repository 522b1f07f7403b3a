import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Text")
struct TextTests {
  static func style(
    _ size: Double, weight: Double = 400, italic: Bool = false, _ paint: Paint = .color(.black)
  ) -> TextStyle {
    TextStyle(font: FontRequest(size: size, weight: weight, isItalic: italic), paint: paint)
  }

  static func node(
    _ engine: TextEngine, _ segments: [StyledText.Segment], at point: CGPoint, width: Double = 300
  ) -> ArchiveNode {
    let block = engine.layout(
      StyledText(segments), paragraph: ParagraphStyle(), width: width, height: nil, scale: 2,
      now: Sample.instant)
    return ArchiveNode(
      kind: "Text", frame: CGRect(origin: point, size: block.size), content: .text(block))
  }

  @Test("weights, slant, emoji, CJK, gradients and decorations match their golden")
  func text() throws {
    let engine = try TextEngine(fonts: .standard)
    var rows: [ArchiveNode] = []
    func row(_ segments: [StyledText.Segment], width: Double = 300) {
      let y = rows.last.map { Double($0.frame.maxY) + 4 } ?? 8
      rows.append(Self.node(engine, segments, at: CGPoint(x: 10, y: y), width: width))
    }
    row(
      [100, 300, 400, 600, 700, 900].map {
        .init(.string("Vitrine "), style: Self.style(17, weight: $0))
      })
    row([
      .init(.string("Slanted "), style: Self.style(17, italic: true)),
      .init(.string("🐼🐸🦄🇩🇪👩‍👩‍👧 "), style: Self.style(17)),
      .init(.string("漢字 かな"), style: Self.style(17)),
    ])
    var underlined = Self.style(20, weight: 600, .color(Sample.color(0x007AFF)))
    underlined.underline = .init()
    var struck = Self.style(20)
    struck.strikethrough = .init(pattern: .dash, color: Sample.color(0xFF3B30))
    row([
      .init(.string("Under"), style: underlined), .init(.string(" "), style: Self.style(20)),
      .init(.string("through"), style: struck),
    ])
    row([
      .init(
        .string("Gradient"),
        style: Self.style(
          34, weight: 800,
          .linearGradient(
            ShapeTests.stops, start: .zero, end: CGPoint(x: 150, y: 0))))
    ])
    row(
      [.init(.string("Two lines of a text that is broken"), style: Self.style(12))], width: 120)
    let turned = Self.node(
      engine, [.init(.string("Turned 🐻"), style: Self.style(17))], at: CGPoint(x: 200, y: 90))
    var tilted = turned
    tilted.effects = [.transform(AffineMatrix(a: 0.9397, b: 0.342, c: -0.342, d: 0.9397))]
    var faint = turned
    faint.frame.origin = CGPoint(x: 200, y: 75)
    faint.effects = [.opacity(0.4)]
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(320, 185, rows + [tilted, faint]), at: Sample.instant,
      options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "text.png")
  }

  static let timer: ViewArchive = {
    let end = Sample.instant + 600
    func dynamic(_ date: DynamicDate, y: Double, _ alignment: ParagraphStyle.Alignment)
      -> ArchiveNode
    {
      ArchiveNode(
        kind: "Text", frame: Sample.rect(10, y, 140, 24),
        content: .dynamicText(
          StyledText([.init(.dynamic(date), style: TextTests.style(17))]),
          ParagraphStyle(alignment: alignment)))
    }
    func progress(_ frame: CGRect, _ shape: TimedProgress.Shape, down: Bool) -> ArchiveNode {
      ArchiveNode(
        kind: "ProgressView", frame: frame,
        content: .timedProgress(
          TimedProgress(
            start: Sample.instant, end: end, countsDown: down, shape: shape, lineWidth: 5,
            track: .color(Sample.color(0x787880, 0.2)), fill: .color(Sample.color(0x007AFF)))))
    }
    return Sample.archive(
      220, 90,
      [
        dynamic(.timer(end), y: 8, .leading),
        dynamic(.relative(end), y: 34, .center),
        dynamic(
          .timerInterval(
            start: Sample.instant, end: end, pause: nil, countsDown: true, showsHours: false),
          y: 58, .trailing),
        progress(Sample.rect(10, 82, 140, 4), .bar, down: false),
        progress(Sample.rect(165, 20, 44, 44), .ring, down: true),
      ])
  }()

  @Test("dynamic text and progress follow the instant", arguments: [0, 250])
  func dynamic(seconds: Int) throws {
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Self.timer, at: Sample.instant + Double(seconds), options: DrawingOptions(scale: 2))
    try expectGolden(picture.png(), "\("timer-\(seconds).png")")
  }

  @Test("missing face draws boxes and adds one notice")
  func missingFace() throws {
    let run = GlyphRun(
      face: FontFace(file: "Nowhere.ttf"), size: 17, paint: .color(.black),
      glyphs: [.init(id: 1, x: 0, y: 0)], width: 10)
    let node = ArchiveNode(
      kind: "Text", frame: Sample.rect(0, 0, 20, 20),
      content: .text(
        TextBlock(
          size: CGSize(width: 20, height: 20),
          lines: [.init(origin: CGPoint(x: 2, y: 16), width: 10, runs: [run])], string: "?")))
    let rasterizer = try Rasterizer(fonts: .standard)
    for _ in 0..<2 {
      let picture = try rasterizer.picture(
        of: Sample.archive(20, 20, background: nil, [node]), at: Sample.instant,
        options: DrawingOptions(scale: 1))
      #expect(picture.withUnsafeBytes { $0.contains { $0 != 0 } })
    }
    #expect(
      rasterizer.drainNotices() == [
        "The font Nowhere.ttf is not in the font set. Its glyphs are drawn as boxes."
      ])
  }
}
