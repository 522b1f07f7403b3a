import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Drawing options")
struct OptionTests {
  static func archive() throws -> ViewArchive {
    let engine = try TextEngine(fonts: .standard)
    var secret = TextTests.node(
      engine, [.init(.string("1,234 €"), style: TextTests.style(22, weight: 700))],
      at: CGPoint(x: 12, y: 34))
    secret.marks = [.privacySensitive, .accentable]
    let nodes = [
      TextTests.node(
        engine, [.init(.string("Balance 🐷"), style: TextTests.style(15))],
        at: CGPoint(x: 12, y: 10)),
      secret,
      ImageTests.node(Sample.rect(100, 64, 24, 24), ImageDrawing(image: 0)),
      Sample.fill(
        Sample.rect(12, 70, 60, 12),
        .linearGradient(ShapeTests.stops, start: .zero, end: CGPoint(x: 60, y: 0))),
    ]
    return Sample.archive(140, 100, images: [try ImageTests.sample()], nodes)
  }

  static let options: [(String, DrawingOptions)] = [
    ("mode-full", DrawingOptions(scale: 2, containerShape: .continuousCorners(radius: 22))),
    (
      "mode-accented",
      DrawingOptions(
        scale: 2, containerShape: .continuousCorners(radius: 22),
        background: .color(Sample.color(0x1C1C1E)),
        renderingMode: .accented(accent: Sample.color(0xFF9F0A), primary: .white))
    ),
    ("mode-redacted", DrawingOptions(scale: 2, isRedacted: true)),
    (
      "mode-dimmed",
      DrawingOptions(scale: 2, containerShape: .capsule, isLuminanceReduced: true)
    ),
  ]

  @Test(arguments: options)
  func modeMatchesGolden(name: String, options: DrawingOptions) throws {
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Self.archive(), at: Sample.instant, options: options)
    try expectGolden(picture.png(), "\(name).png")
  }

  @Test("vibrant mode draws white with luminance as alpha")
  func vibrant() throws {
    let grey = PaintColor(red: 0.5, green: 0.5, blue: 0.5)
    let nodes = [
      Sample.fill(Sample.rect(0, 0, 1, 1), .color(.white)),
      Sample.fill(Sample.rect(1, 0, 1, 1), .color(grey)),
      Sample.fill(Sample.rect(2, 0, 1, 1), .color(.black)),
    ]
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(4, 1, nodes), at: Sample.instant,
      options: DrawingOptions(scale: 1, renderingMode: .vibrant))
    #expect(
      picture.pixels.map(\.description) == [
        "255,255,255,255", "128,128,128,128", "0,0,0,0", "0,0,0,0",
      ])
  }

  @Test("same archive produces same bytes")
  func determinism() throws {
    let archive = try Self.archive()
    let rasterizer = try Rasterizer(fonts: .standard)
    func png(_ rasterizer: Rasterizer) throws -> Data {
      try rasterizer.picture(
        of: archive, at: Sample.instant, options: DrawingOptions(scale: 3)
      ).png()
    }
    let first = try png(rasterizer)
    #expect(try png(rasterizer) == first)
    #expect(try png(Rasterizer(fonts: .standard)) == first)
  }

  @Test(
    "rejects sizes and scales that are empty or too large",
    arguments: [
      (10.0, 0.0, RasterizerError.noArea(width: 10, height: 10, scale: 0)),
      (10, -1, .noArea(width: 10, height: 10, scale: -1)),
      (.nan, 1, .noArea(width: .nan, height: .nan, scale: 1)),
      (0, 1, .noArea(width: 0, height: 0, scale: 1)),
      (10, 1e9, .tooManyPixels(width: 1e10, height: 1e10, limit: 1 << 26)),
      (10_000, 1, .tooManyPixels(width: 10_000, height: 10_000, limit: 1 << 26)),
    ])
  func rejectsSize(side: Double, scale: Double, error: RasterizerError) throws {
    let archive = Sample.archive(side, side, [])
    let rasterizer = try Rasterizer(fonts: .standard)
    let thrown = #expect(throws: RasterizerError.self) {
      try rasterizer.picture(
        of: archive, at: Sample.instant, options: DrawingOptions(scale: scale))
    }
    // NaN does not equal itself.
    #expect(thrown?.description == error.description)
  }

  @Test(
    "numbers that are not finite do not affect other nodes",
    arguments: [
      Double.nan, .infinity, -.infinity, 1e300, -1e300, 1e9,
    ])
  func extremeNumbers(value: Double) throws {
    let disc = Sample.circle(10)
    var wild = ArchivePath(rect: Sample.rect(0, 0, 5, 5))
    wild.elements[2] = .line(CGPoint(x: value, y: value))
    let effects: [NodeEffect] = [
      .opacity(value), .blur(radius: value, opaque: false),
      .shadow(color: .black, radius: value, x: value, y: 1),
      .transform(AffineMatrix(a: value, d: 1)), .clip(wild, evenOdd: false, antialiased: true),
      .hueRotation(value), .brightness(value), .contrast(value),
    ]
    var nodes = effects.map {
      Sample.fill(Sample.rect(2, 2, 10, 10), .color(.black), path: disc, effects: [$0])
    }
    nodes.append(Sample.fill(Sample.rect(value, 0, 5, 5), .color(.black)))
    nodes.append(Sample.fill(Sample.rect(0, 0, value, 5), .color(.black)))
    nodes.append(Sample.fill(Sample.rect(0, 0, 5, 5), .color(.black), path: wild))
    nodes.append(
      Sample.fill(
        Sample.rect(0, 0, 5, 5),
        .radialGradient(
          ShapeTests.stops, center: .zero, startRadius: value, endRadius: value)))
    nodes.append(
      Sample.fill(
        Sample.rect(0, 0, 5, 5),
        .angularGradient(
          ShapeTests.stops, center: .zero, startAngle: value, endAngle: 0)))
    nodes.append(
      Sample.fill(Sample.rect(0, 0, 5, 5), .material(blurRadius: value, tint: .white)))
    nodes.append(
      ArchiveNode(
        kind: "Path", frame: Sample.rect(0, 0, 5, 5),
        content: .stroke(
          disc, .color(.black),
          StrokeGeometry(width: value, miterLimit: value, dash: [value, 1], dashPhase: value))))
    nodes.append(
      ImageTests.node(Sample.rect(0, 0, value, 5), ImageDrawing(image: 0)))
    // The last node must still be drawn.
    nodes.append(Sample.fill(Sample.rect(0, 0, 16, 16), .color(.white)))
    let rasterizer = try Rasterizer(fonts: .standard)
    let archive = Sample.archive(16, 16, images: [try ImageTests.sample()], nodes)
    let picture = try rasterizer.picture(
      of: archive, at: Sample.instant, options: DrawingOptions(scale: 1))
    #expect(picture.alphas.allSatisfy { $0 == 255 })
  }

  @Test("edges have no step where the corners begin", arguments: [1.25, 1.5, 2])
  func cornersOfPartsOfPixels(scale: Double) throws {
    let picture = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(101, 79, background: Sample.color(0xFFFFFF), []), at: Sample.instant,
      options: DrawingOptions(scale: scale, containerShape: .continuousCorners(radius: 20)))
    let edge = picture.withUnsafeBytes { bytes in
      (0..<picture.width / 2).map {
        Int(bytes[(picture.height - 1) * picture.stride + $0 * 4 + 3])
      }
    }
    let middle = try #require(edge.last)
    #expect(middle > 100)
    let nextToMiddle = try #require(edge.last { $0 != middle })
    #expect(middle - nextToMiddle < 20)
  }
}

@Suite("Pages")
struct PageTests {
  static func archive() throws -> ViewArchive {
    var archive = try OptionTests.archive()
    archive.content.children.append(
      EffectTests.motif(90, 10, [.shadow(color: .black, radius: 2, x: 1, y: 1)]))
    archive.content.children.append(EffectTests.motif(90, 50, [.opacity(0.5)]))
    return archive
  }

  @Test("SVG is well-formed and reproducible")
  func svg() throws {
    let rasterizer = try Rasterizer(fonts: .standard)
    let options = DrawingOptions(scale: 2, containerShape: .continuousCorners(radius: 20))
    let first = try rasterizer.svg(of: Self.archive(), at: Sample.instant, options: options)
    #expect(try rasterizer.svg(of: Self.archive(), at: Sample.instant, options: options) == first)
    let picture = try Self.redrawn(first)
    try expectGolden(picture.png(), "page-svg.png", onOtherSystems: .svg)
  }

  @Test("PDF has one page of the widget's size and is reproducible")
  func pdf() throws {
    let rasterizer = try Rasterizer(fonts: .standard)
    let options = DrawingOptions(scale: 2, containerShape: .continuousCorners(radius: 20))
    let first = try rasterizer.pdf(of: Self.archive(), at: Sample.instant, options: options)
    #expect(try rasterizer.pdf(of: Self.archive(), at: Sample.instant, options: options) == first)
    let picture = try Self.redrawn(first)
    try expectGolden(picture.png(), "page-pdf.png")
  }

  /// Draws the page as an image in an archive, which requires that it can be decoded.
  static func redrawn(_ page: Data) throws -> Picture {
    let image = ArchiveImage(data: page, size: CGSize(width: 140, height: 100))
    let rasterizer = try Rasterizer(fonts: .standard)
    let picture = try rasterizer.picture(
      of: Sample.archive(
        140, 100, background: Sample.color(0xD1D1D6), images: [image],
        [ImageTests.node(Sample.rect(0, 0, 140, 100), ImageDrawing(image: 0))]),
      at: Sample.instant, options: DrawingOptions(scale: 2))
    #expect(rasterizer.drainNotices().isEmpty)
    return picture
  }
}

@Suite("Sheets")
struct ComposerTests {
  @Test("sheet with shadow, picture and labels matches its golden")
  func sheet() throws {
    let rasterizer = try Rasterizer(fonts: .standard)
    let picture = try rasterizer.picture(
      of: OptionTests.archive(), at: Sample.instant,
      options: DrawingOptions(scale: 2, containerShape: .continuousCorners(radius: 22)))
    let sheet = try PictureComposer(
      size: CGSize(width: 200, height: 160), scale: 2,
      background: .color(Sample.color(0xF2F2F7)), rasterizer: rasterizer)
    let card = Sample.rect(30, 20, 140, 100)
    sheet.shadow(
      of: card, cornerRadius: 22, color: PaintColor.black.opacity(0.25), radius: 8, y: 4)
    sheet.place(picture, at: card.origin)
    sheet.stroke(
      Sample.rect(4, 4, 192, 152), with: .color(Sample.color(0xC6C6C8)), width: 1, cornerRadius: 8)
    let size = sheet.label(
      "systemSmall · light", font: FontRequest(size: 12), color: Sample.color(0x8A8A8E),
      at: CGPoint(x: 30, y: 130), width: 140, alignment: .center)
    #expect(size.height == 14.5)
    try expectGolden(sheet.picture().png(), "sheet.png")
  }
}
