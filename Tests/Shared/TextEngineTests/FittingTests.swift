import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// Line breaking, tightening, scaling and truncation.
@Suite struct FittingTests {
  static let fox = "The quick brown fox jumps over the lazy dog and runs into the forest."

  @Test func widthIsWidestLineRoundedToPixels() throws {
    let fixture = try EngineFixture()
    for scale in [1.0, 2, 3] {
      let block = fixture.layout(Self.fox, width: 120, scale: scale)
      // A line ends with the space at which it breaks, 4.56 points, if that fits.
      let space = 17 * 0.268
      let widest = block.lines.dropLast().map { min($0.width + space, 120) }.max() ?? 0
      #expect(block.lines.count > 3)
      #expect(widest <= 120.01)
      #expect(Double(block.size.width) >= widest - 0.2)
      #expect(Double(block.size.width) < widest + 0.2 + 1 / scale)
      #expect((Double(block.size.width) * scale).rounded() == Double(block.size.width) * scale)
    }
  }

  @Test func glyphsDoNotDependOnTheScale() throws {
    let fixture = try EngineFixture()
    let one = fixture.layout(Self.fox, width: 120, scale: 1)
    #expect(one.lines == fixture.layout(Self.fox, width: 120, scale: 3).lines)
  }

  /// A block that is proposed its own size is laid out in the same way.
  @Test func brokenTextKeepsItsBreaks() throws {
    let fixture = try EngineFixture()
    for tracking in [0.0, 1.5, -0.5] {
      for size in [11.0, 17, 28] {
        var style = EngineFixture.style(size)
        style.tracking = tracking
        for width in stride(from: 60.0, through: 200, by: 17) {
          let first = fixture.layout(Self.fox, style, width: width)
          let again = fixture.layout(
            Self.fox, style, width: first.size.width, height: first.size.height)
          #expect(again.lines.count == first.lines.count, "\(size) \(tracking) \(width)")
          #expect(again.size.height == first.size.height)
        }
      }
    }
  }

  @Test func textFitsItsOwnSize() throws {
    let fixture = try EngineFixture()
    for string in ["Hello", Self.fox, "AVATAR 12:34", "漢字 🐼"] {
      let natural = fixture.layout(string, scale: 3)
      let again = fixture.layout(
        string, width: natural.size.width, height: natural.size.height, scale: 3)
      #expect(again == natural)
    }
  }

  @Test(arguments: [ParagraphStyle.Truncation.tail, .middle, .head])
  func lineLimitTruncates(_ side: ParagraphStyle.Truncation) throws {
    let fixture = try EngineFixture()
    for limit in 1...3 {
      let paragraph = ParagraphStyle(lineLimit: limit, truncation: side)
      let block = fixture.layout(Self.fox, paragraph: paragraph, width: 90)
      #expect(block.lines.count == limit)
      #expect(block.isTruncated)
      #expect(block.lines.allSatisfy { $0.width <= 90.01 })
    }
  }

  @Test func truncationKeepsOtherEnds() throws {
    let fixture = try EngineFixture()
    func ids(_ string: String) -> [UInt32] {
      fixture.layout(string).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }
    func truncated(_ side: ParagraphStyle.Truncation) -> [UInt32] {
      fixture.layout(
        "abcdefghijklmnopqrstuvwxyz", paragraph: ParagraphStyle(lineLimit: 1, truncation: side),
        width: 100
      ).lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
    }
    let ellipsis = ids("…")
    let (head, middle, tail) = (truncated(.head), truncated(.middle), truncated(.tail))
    #expect(tail.starts(with: ids("abc")) && tail.suffix(1) == ellipsis[...])
    #expect(head.starts(with: ellipsis) && head.suffix(3) == ids("xyz")[...])
    #expect(middle.starts(with: ids("abc")) && middle.suffix(3) == ids("xyz")[...])
  }

  @Test func truncatedTextFitsItsOwnSize() throws {
    let fixture = try EngineFixture()
    for width in stride(from: 50.0, through: 150, by: 7) {
      let paragraph = ParagraphStyle(lineLimit: 2)
      let first = fixture.layout(Self.fox, paragraph: paragraph, width: width)
      let again = fixture.layout(
        Self.fox, paragraph: paragraph, width: first.size.width, height: first.size.height)
      #expect(again.isTruncated)
      #expect(again.lines.map(\.runs.count) == first.lines.map(\.runs.count))
      #expect(
        again.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id)
          == first.lines.flatMap(\.runs).flatMap(\.glyphs).map(\.id), "\(width)")
    }
  }

  @Test func ellipsisFollowsLastLetterWithoutSpaces() throws {
    let fixture = try EngineFixture()
    let paragraph = ParagraphStyle(lineLimit: 1)
    let word = fixture.layout("fox…").lines[0].width
    for width in stride(from: word + 1, to: word + 30, by: 1) {
      let block = fixture.layout("fox           jumps over", paragraph: paragraph, width: width)
      let runs = block.lines[0].runs
      #expect(abs(block.lines[0].width - word) < 0.4)
      #expect(runs.count == 2)
    }
  }

  @Test func heightLimitsLinesToAtLeastOne() throws {
    let fixture = try EngineFixture()
    let two = fixture.layout(Self.fox, width: 120, height: 20.287 + 22 + 0.1)
    #expect(two.lines.count == 2)
    #expect(two.isTruncated)
    for height in [0.0, 5, 20, -3] {
      let one = fixture.layout(Self.fox, width: 120, height: height)
      #expect(one.lines.count == 1)
      #expect(one.isTruncated)
    }
  }

  @Test func ellipsisShowsOmittedParagraph() throws {
    let fixture = try EngineFixture()
    let block = fixture.layout(
      "first\nsecond", paragraph: ParagraphStyle(lineLimit: 1), width: 200)
    let whole = fixture.layout("first…", width: 200)
    #expect(block.isTruncated)
    #expect(block.lines == whole.lines)
  }

  @Test func scalesDownAsLittleAsNeeded() throws {
    let fixture = try EngineFixture()
    let natural = fixture.layout("Shrinking text")
    let paragraph = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5)
    for share in [0.95, 0.8, 0.6] {
      let width = Double(natural.size.width) * share
      let block = fixture.layout("Shrinking text", paragraph: paragraph, width: width)
      #expect(!block.isTruncated)
      #expect(Double(block.size.width) <= width + 0.5)
      // Smaller letters have more tracking, so the factor is below the share.
      #expect(abs(block.scaleFactor - share) < 0.06)
    }
    let truncated = fixture.layout("Shrinking text", paragraph: paragraph, width: 20)
    #expect(truncated.isTruncated)
    #expect(truncated.scaleFactor == 0.5)
  }

  @Test func scalesDownToFitHeight() throws {
    let fixture = try EngineFixture()
    let block = fixture.layout(
      "100", EngineFixture.style(60, lineHeight: 0),
      paragraph: ParagraphStyle(minimumScaleFactor: 0.1),
      width: 300, height: 24)
    #expect(abs(block.scaleFactor - 24 / (60 * 1.193359)) < 0.01)
    #expect(Double(block.size.height) <= 24)
    let fixed = fixture.layout("100", EngineFixture.style(60), width: 300, height: 24)
    #expect(fixed.scaleFactor == 1 && !fixed.isTruncated)
  }

  @Test func tightensBeforeTruncating() throws {
    let fixture = try EngineFixture()
    let natural = fixture.layout("Tightening text")
    let paragraph = ParagraphStyle(lineLimit: 1, allowsTightening: true)
    let block = fixture.layout(
      "Tightening text", paragraph: paragraph, width: Double(natural.size.width) - 3)
    #expect(!block.isTruncated)
    #expect(block.scaleFactor == 1)
  }

  @Test func alignsLinesInBothDirections() throws {
    let fixture = try EngineFixture()
    for (alignment, rightToLeft, share) in [
      (ParagraphStyle.Alignment.leading, false, 0.0), (.center, false, 0.5),
      (.trailing, false, 1), (.leading, true, 1), (.trailing, true, 0),
    ] {
      let paragraph = ParagraphStyle(alignment: alignment, rightToLeft: rightToLeft)
      let block = fixture.layout("a much longer line\nshort", paragraph: paragraph)
      let room = Double(block.size.width) - block.lines[1].width
      #expect(abs(Double(block.lines[1].origin.x) - room * share) < 0.001)
    }
  }

  @Test func rightToLeftGlyphsAreInVisualOrder() throws {
    let fixture = try EngineFixture()
    let glyphs = fixture.layout("אב").lines[0].runs.flatMap(\.glyphs)
    let first = fixture.layout("א").lines[0].runs.flatMap(\.glyphs)
    #expect(glyphs.count == 2)
    #expect(glyphs.last?.id == first.first?.id)
    #expect(glyphs[0].x < glyphs[1].x)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func nonFiniteWidthsAreUnlimited(_ width: Double) throws {
    let fixture = try EngineFixture()
    #expect(fixture.layout(Self.fox, width: width) == fixture.layout(Self.fox))
  }

  @Test func unusualInputDoesNotCrash() throws {
    let fixture = try EngineFixture()
    #expect(fixture.layout(Self.fox, width: -10).lines.count > 1)
    #expect(fixture.layout("a\0b").string == "ab")
    #expect(fixture.layout("x", EngineFixture.style(.nan)).size.height == 20.5)
    #expect(fixture.layout("x", EngineFixture.style(1e9)).size.width < 1e6)
    #expect(fixture.layout("x", scale: .nan).size.height == 21)
    #expect(fixture.layout("\u{200D}\u{FE0F}\u{202E}").lines.count == 1)
  }

  @Test func tooLongTextIsTruncatedWithNotice() throws {
    let fixture = try EngineFixture()
    let block = fixture.layout(String(repeating: "ab ", count: 60_000), width: 300)
    #expect(block.string.utf8.count <= 10_000)
    #expect(fixture.engine.drainNotices().count == 1)
    #expect(fixture.engine.drainNotices().isEmpty)
  }
}
