import Foundation
import Testing
import ViewArchive

/// Data that a format version added.
@Suite("Archive format versions")
struct FormatVersionTests {
  static func archive(_ paragraph: ParagraphStyle) -> ViewArchive {
    ViewArchive(
      size: .zero,
      content: ArchiveNode(
        kind: "Text", frame: .zero, content: .dynamicText(StyledText([]), paragraph)))
  }

  @Test(
    "minimum line count round-trips",
    arguments: [
      ParagraphStyle(lineLimit: 1), ParagraphStyle(lineLimit: 1, minimumLineCount: 1),
      ParagraphStyle(lineLimit: 4, minimumLineCount: 2), ParagraphStyle(minimumLineCount: 2),
      ParagraphStyle(minimumLineCount: -1), ParagraphStyle(minimumLineCount: .max),
    ])
  func minimumLineCount(paragraph: ParagraphStyle) throws {
    let archive = Self.archive(paragraph)
    #expect(try ViewArchive(decoding: archive.encoded()) == archive)
  }

  @Test("minimum equal to line limit is the flag of version 3")
  func flagOfVersion3() throws {
    let archive = Self.archive(ParagraphStyle(lineLimit: 2, minimumLineCount: 2))
    let reserving = try archive.encoded()
    let plain = try Self.archive(ParagraphStyle(lineLimit: 2)).encoded()
    let changes = zip(plain, reserving).dropFirst(16).filter { $0.0 != $0.1 }
    #expect(plain[4] == 3 && reserving[4] == 3)
    #expect(plain.count == reserving.count)
    #expect(changes.map(\.0) == [0] && changes.map(\.1) == [1])
    #expect(try ViewArchive(decoding: ArchiveBytes.patched(reserving, at: 4, with: 1)) == archive)
  }

  @Test("only other minimums need version 4")
  func lowestVersion() throws {
    let plain = try Self.archive(ParagraphStyle(lineLimit: 3)).encoded()
    let ranged = try Self.archive(ParagraphStyle(lineLimit: 3, minimumLineCount: 2)).encoded()
    #expect(try SampleArchive.archive.encoded()[4] == 3)
    #expect(plain[4] == 3 && ranged[4] == 4)
    #expect(ranged.count == plain.count + 8)
  }

  @Test(
    "texts in steps need version 6",
    arguments: [
      [], [DynamicDate.Step(date: SampleArchive.date, text: "now")],
      [
        DynamicDate.Step(date: SampleArchive.date, text: "in 1 minute"),
        DynamicDate.Step(date: .distantFuture, text: ""),
      ],
    ])
  func version6(steps: [DynamicDate.Step]) throws {
    let text = StyledText([
      StyledText.Segment(.dynamic(.steps(steps)), style: SampleArchive.style)
    ])
    let archive = ViewArchive(
      size: .zero,
      content: ArchiveNode(
        kind: "Text", frame: .zero, content: .dynamicText(text, ParagraphStyle())))
    let data = try archive.encoded()
    #expect(data[4] == 6)
    #expect(try ViewArchive(decoding: data) == archive)
    for length in 16..<data.count {
      #expect(throws: ArchiveError.self) { try ViewArchive(decoding: data.prefix(length)) }
    }
  }

  @Test("stretched faces need version 9", arguments: [false, true])
  func version9(isSlanted: Bool) throws {
    func archive(_ stretch: Double) -> ViewArchive {
      let face = FontFace(file: "Inter.var.ttf", isSlanted: isSlanted, stretch: stretch)
      let run = GlyphRun(
        face: face, size: 17, paint: .color(.black), glyphs: [.init(id: 3, x: 0, y: 0)], width: 9)
      let block = TextBlock(
        size: CGSize(width: 9, height: 20),
        lines: [TextBlock.Line(origin: .zero, width: 9, runs: [run], attachments: [])],
        string: "%", isTruncated: false, scaleFactor: 1)
      return ViewArchive(
        size: .zero, content: ArchiveNode(kind: "Text", frame: .zero, content: .text(block)))
    }
    let data = try archive(1.25).encoded()
    #expect(data[4] == 9)
    #expect(try archive(1).encoded()[4] == 3)
    #expect(try ViewArchive(decoding: data) == archive(1.25))
    #expect(throws: ArchiveError.self) { try archive(.nan).encoded() }
    for length in 16..<data.count {
      #expect(throws: ArchiveError.self) { try ViewArchive(decoding: data.prefix(length)) }
    }
  }

  @Test("projections and private values need version 5")
  func version5() throws {
    let projection = ProjectionMatrix(
      affine: AffineMatrix(a: 0.5, b: 0.1, c: 2, d: 3, tx: 4, ty: 5), px: 0.01, py: -0.02, pw: 2)
    for node in [
      ArchiveNode(kind: "a", frame: .zero, effects: [.projection(projection)]),
      ArchiveNode(kind: "b", frame: .zero, marks: .privateValue),
    ] {
      let archive = ViewArchive(size: .zero, content: node)
      let data = try archive.encoded()
      #expect(data[4] == 5)
      #expect(try ViewArchive(decoding: data) == archive)
    }
  }

  @Test("archives as images and the blend modes from sourceIn on need version 6")
  func version6() throws {
    let empty = ViewArchive(size: .zero, content: ArchiveNode(kind: "a", frame: .zero))
    let blended = ArchiveNode(kind: "b", frame: .zero, effects: [.blend(.xor)])
    for archive in [
      ViewArchive(
        size: .zero, content: empty.content,
        images: [ArchiveImage(data: try empty.encoded(), size: CGSize(width: 1, height: 1))]),
      ViewArchive(size: .zero, content: blended),
    ] {
      let data = try archive.encoded()
      #expect(data[4] == 6)
      #expect(try ViewArchive(decoding: data) == archive)
    }
  }

  @Test("attachments in lines of text need version 7")
  func version7() throws {
    let attachment = TextAttachment(
      name: "heart", width: 20.5, ascent: 3, descent: 1,
      parts: [
        .fill(SampleArchive.path, SampleArchive.paints[1]),
        .image(
          ImageDrawing(image: 0, template: .color(.white)),
          frame: CGRect(x: 0, y: -9, width: 10, height: 9)),
      ])
    var block = SampleArchive.block
    block.lines[1].attachments = [
      TextBlock.Attachment(origin: CGPoint(x: 4, y: -1), content: attachment)
    ]
    let styled = StyledText([
      StyledText.Segment(.attachment(attachment), style: SampleArchive.style)
    ])
    for content in [NodeContent.text(block), .dynamicText(styled, ParagraphStyle())] {
      let archive = ViewArchive(
        size: .zero, content: ArchiveNode(kind: "Text", frame: .zero, content: content),
        images: [ArchiveImage(data: Data([1, 2, 3]), size: CGSize(width: 10, height: 9))])
      let data = try archive.encoded()
      #expect(data[4] == 7)
      #expect(try ViewArchive(decoding: data) == archive)
      for length in 16..<data.count {
        #expect(throws: ArchiveError.self) { try ViewArchive(decoding: data.prefix(length)) }
      }
    }
  }

  @Test("bends need version 8")
  func version8() throws {
    let curve = ArchiveCurve(
      center: CGPoint(x: 1, y: 2), radius: 3, angle: -1, anchor: CGPoint(x: 4, y: 5),
      isClockwise: false)
    let archive = ViewArchive(
      size: .zero, content: ArchiveNode(kind: "a", frame: .zero, effects: [.bend(curve)]))
    let data = try archive.encoded()
    #expect(data[4] == 8)
    #expect(try ViewArchive(decoding: data) == archive)
    for length in 16..<data.count {
      #expect(throws: ArchiveError.self) { try ViewArchive(decoding: data.prefix(length)) }
    }
    var flat = archive
    flat.content.effects = [
      .bend(ArchiveCurve(center: .zero, radius: 0, angle: 0, anchor: .zero))
    ]
    let encoded = try flat.encoded()
    #expect(throws: ArchiveError.self) { try ViewArchive(decoding: encoded) }
  }

  @Test("projection and its inverse cancel")
  func inverseProjection() throws {
    let projection = ProjectionMatrix(
      affine: AffineMatrix(a: 0.5, b: 0.1, c: 0.2, d: 3, tx: 4, ty: 5), px: 0.01, py: 0.02, pw: 2)
    let inverse = try #require(projection.inverse)
    let image = try #require(projection(CGPoint(x: 7, y: -3)))
    let point = try #require(inverse(image))
    #expect(abs(point.x - 7) < 1e-9 && abs(point.y + 3) < 1e-9)
    #expect(projection(CGPoint(x: -300, y: 0)) == nil)
    let behind = CGRect(x: -1, y: 0, width: 2, height: 1)
    #expect(ProjectionMatrix(px: 1, pw: 0).bounds(of: behind) == nil)
    let near = try #require(projection.approximation(at: CGPoint(x: 7, y: -3)))
    let moved = try #require(projection(CGPoint(x: 7.001, y: -3)))
    #expect(abs(near(CGPoint(x: 7.001, y: -3)).x - moved.x) < 1e-7)
  }

  @Test("rejects unknown minimum line count")
  func unknownTag() throws {
    let plain = try Self.archive(ParagraphStyle(lineLimit: 2)).encoded()
    let ranged = try Self.archive(ParagraphStyle(lineLimit: 2, minimumLineCount: 1)).encoded()
    var payload = [UInt8](plain.dropFirst(16))
    let tag = zip(payload, ranged.dropFirst(16)).enumerated().first { $0.element.0 != $0.element.1 }
    let index = try #require(tag).offset
    payload[index] = 3
    #expect(throws: ArchiveError.badValue("unknown minimum line count 3", place: "Text")) {
      try ViewArchive(decoding: ArchiveBytes.sealed(payload))
    }
  }
}
