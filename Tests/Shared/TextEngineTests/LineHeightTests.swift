import Testing
import ViewArchive

@testable import TextEngine

/// Apple's line heights with substitute fonts. Source: docs/layout-facts.md §1.
@Suite struct LineHeightTests {
  struct Row: Sendable {
    var name: String
    var size, lineHeight: Double
    /// The height of one line at one, two and three pixels per point.
    var at1x, at2x, at3x: Double
  }

  static let rows = [
    Row(name: "largeTitle", size: 34, lineHeight: 41, at1x: 41, at2x: 41, at3x: 40.667),
    Row(name: "title", size: 28, lineHeight: 34, at1x: 34, at2x: 33.5, at3x: 33.667),
    Row(name: "title2", size: 22, lineHeight: 28, at1x: 27, at2x: 26.5, at3x: 26.333),
    Row(name: "title3", size: 20, lineHeight: 25, at1x: 24, at2x: 24, at3x: 24),
    Row(name: "headline", size: 17, lineHeight: 22, at1x: 21, at2x: 20.5, at3x: 20.333),
    Row(name: "body", size: 17, lineHeight: 22, at1x: 21, at2x: 20.5, at3x: 20.333),
    Row(name: "callout", size: 16, lineHeight: 21, at1x: 20, at2x: 19.5, at3x: 19.333),
    Row(name: "subheadline", size: 15, lineHeight: 20, at1x: 18, at2x: 18, at3x: 18),
    Row(name: "footnote", size: 13, lineHeight: 18, at1x: 16, at2x: 16, at3x: 15.667),
    Row(name: "caption", size: 12, lineHeight: 16, at1x: 15, at2x: 14.5, at3x: 14.333),
    Row(name: "caption2", size: 11, lineHeight: 13, at1x: 14, at2x: 13.5, at3x: 13.333),
  ]

  @Test(arguments: rows) func singleLineHasAppleHeight(_ row: Row) throws {
    let fixture = try EngineFixture()
    let style = EngineFixture.style(row.size, lineHeight: row.lineHeight)
    for (scale, height) in [(1.0, row.at1x), (2, row.at2x), (3, row.at3x)] {
      let block = fixture.layout("Hello", style, scale: scale)
      #expect(abs(block.size.height - height) < 0.001, "\(row.name) at \(scale)x")
      #expect(abs(block.firstBaseline - 0.95215 * row.size) < 0.001)
    }
  }

  @Test(arguments: rows) func linesHaveApplePitch(_ row: Row) throws {
    let fixture = try EngineFixture()
    let block = fixture.layout(
      "a\nb\nc", EngineFixture.style(row.size, lineHeight: row.lineHeight), scale: 3)
    let height = 1.193359 * row.size
    let pitch = max(height, row.lineHeight)
    #expect(block.lines.count == 3)
    #expect(abs(block.lines[1].origin.y - block.lines[0].origin.y - pitch) < 0.001)
    #expect(abs(block.lastBaseline - block.firstBaseline - 2 * pitch) < 0.001)
    let pixels = ((height + 2 * pitch) * 3 - 1e-6).rounded(.up)
    #expect(abs(block.size.height * 3 - pixels) < 0.001)
  }

  /// Measured on Apple's screenshots, two of them at 3x: bold caption lines are 16 points apart.
  @Test func lineSpacingAddsToPitch() throws {
    let fixture = try EngineFixture()
    let paragraph = ParagraphStyle(lineSpacing: 5)
    let block = fixture.layout(
      "a\nb", EngineFixture.style(12, lineHeight: 16), paragraph: paragraph, scale: 3)
    #expect(abs(block.lines[1].origin.y - block.lines[0].origin.y - 21) < 0.001)
  }

  @Test(arguments: ["Panda 🐼", "漢字", "한국어", "שלום", "สวัสดี", "♞ x", "नमस्ते", "⭐️", "مرحبا"])
  func fallbackGlyphsDoNotChangeHeight(_ string: String) throws {
    let fixture = try EngineFixture()
    let block = fixture.layout(string, scale: 3)
    #expect(abs(block.size.height - 20.333) < 0.001)
    let glyphs = block.lines.flatMap(\.runs).flatMap(\.glyphs)
    #expect(!glyphs.isEmpty)
    #expect(glyphs.allSatisfy { $0.id != 0 }, "drawn with \(block.files)")
  }

  /// Measured on Apple's picture of "ادمج يسارًا" in title3 at 3x: the line is 72 pixels high, as
  /// in Latin, and the baseline is 55 pixels below its top instead of 57.
  @Test(arguments: ["ادمج يسارًا", "ادمج ABC", "۱۲:۳۴ مرحبا"])
  func arabicRaisesBaseline(_ string: String) throws {
    let fixture = try EngineFixture()
    let style = EngineFixture.style(20, lineHeight: 25)
    let block = fixture.layout(string, style, scale: 3)
    let latin = fixture.layout("ABC", style, scale: 3)
    #expect(block.size.height == latin.size.height)
    #expect((block.firstBaseline * 3).rounded() == 55)
    #expect((latin.firstBaseline * 3).rounded() == 57)
  }

  @Test func largestRunDeterminesLineHeight() throws {
    let fixture = try EngineFixture()
    let text = StyledText([
      StyledText.Segment(.string("big "), style: EngineFixture.style(34, lineHeight: 41)),
      StyledText.Segment(.string("small"), style: EngineFixture.style(11, lineHeight: 13)),
    ])
    let block = fixture.layout(text, scale: 3)
    #expect(abs(block.size.height - 40.667) < 0.001)
    #expect(block.lines.count == 1)
  }

  @Test func emptyTextHasHeightOfOneLine() throws {
    let fixture = try EngineFixture()
    let block = fixture.layout("", scale: 3)
    #expect(block.size.width == 0)
    #expect(abs(block.size.height - 20.333) < 0.001)
    #expect(fixture.layout(StyledText([]), scale: 3).size == block.size)
  }

  @Test(arguments: [nil, 3, 4] as [Int?])
  func reservesSpaceForMinimumLineCount(_ limit: Int?) throws {
    let fixture = try EngineFixture()
    let paragraph = ParagraphStyle(lineLimit: limit, minimumLineCount: 3, lineSpacing: 2)
    let three = fixture.layout("a\nb\nc", paragraph: ParagraphStyle(lineSpacing: 2), scale: 3)
    for text in ["", "one", "one\ntwo", "a\nb\nc"] {
      let block = fixture.layout(text, paragraph: paragraph, scale: 3)
      #expect(block.size.height == three.size.height, "\(text)")
      #expect(block.lines.count == text.split(separator: "\n").count || text.isEmpty)
    }
  }

  @Test func longerTextExceedsMinimumLineCountUpToLimit() throws {
    let fixture = try EngineFixture()
    let four = fixture.layout("a\nb\nc\nd", scale: 3).size
    for (text, limit) in [("a\nb\nc\nd", nil), ("a\nb\nc\nd\ne", 4)] as [(String, Int?)] {
      let paragraph = ParagraphStyle(lineLimit: limit, minimumLineCount: 2)
      let block = fixture.layout(text, paragraph: paragraph, scale: 3)
      #expect(block.size.height == four.height)
      #expect(block.isTruncated == (limit != nil))
    }
  }

  @Test(arguments: [Int.min, 0, 1]) func minimumOfOneLineReservesNothing(_ count: Int) throws {
    let fixture = try EngineFixture()
    let block = fixture.layout("a\nb", paragraph: ParagraphStyle(minimumLineCount: count))
    #expect(block.size == fixture.layout("a\nb").size)
  }
}
