import Foundation
import GoldenFiles
import Rasterizer
import Testing
import TextEngine
import ViewArchive

@Suite("Images")
struct ImageTests {
  /// A picture with four colours and a frame, 24 × 24 points at 1x.
  static func sample() throws -> ArchiveImage {
    let quarters: [UInt32] = [0xFF3B30, 0x34C759, 0x007AFF, 0xFFCC00]
    var nodes = quarters.enumerated().map { index, hex in
      Sample.fill(
        Sample.rect(Double(index % 2) * 12, Double(index / 2) * 12, 12, 12),
        .color(Sample.color(hex)))
    }
    nodes.append(
      ArchiveNode(
        kind: "Path", frame: Sample.rect(0, 0, 24, 24),
        content: .stroke(
          ArchivePath(rect: Sample.rect(1, 1, 22, 22)), .color(.black), StrokeGeometry(width: 2))))
    let png = try Rasterizer(fonts: .standard).picture(
      of: Sample.archive(24, 24, background: nil, nodes), at: Sample.instant,
      options: DrawingOptions(scale: 1, containerShape: .continuousCorners(radius: 6))
    ).png()
    return ArchiveImage(data: png, size: CGSize(width: 24, height: 24))
  }

  static let svg = ArchiveImage(
    data: Data(
      """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10">
      <circle cx="5" cy="5" r="5" fill="#5856d6"/></svg>
      """.utf8), size: CGSize(width: 10, height: 10))

  static func node(_ frame: CGRect, _ drawing: ImageDrawing, _ effects: [NodeEffect] = [])
    -> ArchiveNode
  {
    ArchiveNode(kind: "Image", frame: frame, content: .image(drawing), effects: effects)
  }

  @Test("stretched, tiled, cap inset, template, rotated and vector images match their golden")
  func drawings() throws {
    let drawings: [ImageDrawing] = [
      ImageDrawing(image: 0), ImageDrawing(image: 0, interpolation: .none),
      ImageDrawing(image: 0, resizing: .tile),
      ImageDrawing(image: 0, capInsets: [6, 6, 6, 6]),
      ImageDrawing(image: 0, resizing: .tile, capInsets: [6, 6, 6, 6]),
      ImageDrawing(
        image: 0,
        template: .linearGradient(
          ShapeTests.stops, start: .zero, end: CGPoint(x: 60, y: 0))),
      ImageDrawing(image: 1), ImageDrawing(image: 2),
    ]
    var nodes = drawings.enumerated().map { index, drawing in
      Self.node(
        Sample.rect(10 + Double(index % 4) * 70, 10 + Double(index / 4) * 70, 60, 60), drawing)
    }
    nodes.append(
      Self.node(
        Sample.rect(310, 10, 40, 40), ImageDrawing(image: 0),
        [.transform(AffineMatrix(a: 0.866, b: 0.5, c: -0.5, d: 0.866))]))
    nodes.append(
      Sample.fill(
        Sample.rect(290, 80, 60, 60), .image(index: 0, origin: .zero, scale: 0.5),
        path: Sample.circle(60)))
    let pdf = try Rasterizer(fonts: .standard).pdf(
      of: Sample.archive(
        20, 20, background: nil,
        [Sample.fill(Sample.rect(5, 5, 10, 10), .color(Sample.color(0xFF2D55)))]),
      at: Sample.instant, options: DrawingOptions(scale: 1))
    let archive = Sample.archive(
      360, 150,
      images: [
        try Self.sample(), Self.svg, ArchiveImage(data: pdf, size: CGSize(width: 20, height: 20)),
      ], nodes)
    let rasterizer = try Rasterizer(fonts: .standard)
    let picture = try rasterizer.picture(
      of: archive, at: Sample.instant, options: DrawingOptions(scale: 2))
    #expect(rasterizer.drainNotices().isEmpty)
    try expectGolden(picture.png(), "images.png")
  }

  @Test("an archive as an image is drawn at the size in which it is shown")
  func archives() throws {
    let drawing = Sample.archive(
      4, 4, background: nil, [Sample.fill(Sample.rect(0, 0, 2, 4), .color(.black))])
    let image = ArchiveImage(data: try drawing.encoded(), size: drawing.size)
    let archive = Sample.archive(
      40, 40, background: nil, images: [image],
      [Self.node(Sample.rect(0, 0, 40, 40), ImageDrawing(image: 0))])
    let rasterizer = try Rasterizer(fonts: .standard)
    let picture = try rasterizer.picture(
      of: archive, at: Sample.instant, options: DrawingOptions(scale: 2))
    #expect(rasterizer.drainNotices().isEmpty)
    let row = (0..<80).map { picture.alphas[40 * 80 + $0] }
    #expect(row.prefix(40).allSatisfy { $0 == 255 } && row.suffix(40).allSatisfy { $0 == 0 })
  }

  @Test("archives that are nested too deep draw a stand-in")
  func nestedArchives() throws {
    var archive = Sample.archive(4, 4, background: nil, [])
    for _ in 0..<20 {
      let image = ArchiveImage(data: try archive.encoded(), size: archive.size)
      archive = Sample.archive(
        4, 4, background: nil, images: [image],
        [Self.node(Sample.rect(0, 0, 4, 4), ImageDrawing(image: 0))])
    }
    let rasterizer = try Rasterizer(fonts: .standard)
    let picture = try rasterizer.picture(
      of: archive, at: Sample.instant, options: DrawingOptions(scale: 1))
    #expect(picture.alphas.allSatisfy { $0 > 0 })
    #expect(rasterizer.drainNotices().count == 1)
  }

  @Test("the work of archives as images counts against the picture's budget")
  func budgetOfArchives() throws {
    let costly = Sample.archive(
      50, 50, background: nil,
      (0..<40).map { index in
        ArchiveNode(
          kind: "a", frame: Sample.rect(0, 0, 50, 50),
          content: .fill(
            ArchivePath(rect: Sample.rect(0, 0, 50, 50)), .color(.black), evenOdd: false),
          effects: [.blur(radius: Double(index + 1), opaque: false)])
      })
    let image = ArchiveImage(data: try costly.encoded(), size: costly.size)
    let archive = Sample.archive(
      50, 50, background: nil, images: [image],
      [Self.node(Sample.rect(0, 0, 50, 50), ImageDrawing(image: 0))])
    let rasterizer = try Rasterizer(fonts: .standard)
    rasterizer.budget.work = 50_000
    #expect(throws: RasterizerError.self) {
      try rasterizer.picture(
        of: archive, at: Sample.instant, options: DrawingOptions(scale: 2))
    }
  }

  @Test(
    "invalid image draws stand-in and adds one notice",
    arguments: [
      ("nonsense", "unknown format; supported are PNG, JPEG, GIF, WebP, SVG and PDF"),
      ("<svg", "it cannot be decoded: "), ("%PDF-1.4 nothing", "it cannot be decoded: "),
      ("GIF89a", "it cannot be decoded: "), ("RIFF0000WEBPVP8 ", "it cannot be decoded: "),
      ("\u{89}PNG", "unknown format"),
      (
        "<svg xmlns='http://www.w3.org/2000/svg'><filter id='f'><feTurbulence numOctaves='1e9'/>"
          + "</filter><rect width='9' height='9' filter='url(#f)'/></svg>",
        "its filters, masks and shapes would take about "
      ),
    ])
  func undecodable(text: String, reason: String) throws {
    let image = ArchiveImage(data: Data(text.utf8), size: CGSize(width: 10, height: 10))
    let archive = Sample.archive(
      10, 10, background: nil, images: [image],
      [Self.node(Sample.rect(0, 0, 10, 10), ImageDrawing(image: 0))])
    let rasterizer = try Rasterizer(fonts: .standard)
    for _ in 0..<2 {
      let picture = try rasterizer.picture(
        of: archive, at: Sample.instant, options: DrawingOptions(scale: 1))
      #expect(picture.alphas.allSatisfy { $0 > 0 })
    }
    let notices = rasterizer.drainNotices()
    #expect(notices.count == 1)
    #expect(notices.first?.hasPrefix("An image is not shown: \(reason)") == true)
  }
}
