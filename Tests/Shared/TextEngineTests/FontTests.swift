import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// The selection of font faces.
@Suite struct FontTests {
  @Test(arguments: [
    ("🐼", "NotoColorEmoji.ttf"), ("♞", "NotoSansSymbols2-Regular.ttf"),
    ("⭐️", "NotoColorEmoji.ttf"), ("0123456789#*", "Inter.var.ttf"),
    ("1️⃣", "NotoColorEmoji.ttf"), ("👨‍👩‍👧", "NotoColorEmoji.ttf"),
    ("🇩🇪", "NotoColorEmoji.ttf"), ("漢字", "NotoSansCJK-Regular.ttc"),
    ("한국어", "NotoSansCJK-Regular.ttc"), ("שלום", "NotoSansHebrew-Regular.ttf"),
    ("مرحبا", "NotoSansArabic-Regular.ttf"), ("Straße, Ελλ, Кир", "Inter.var.ttf"),
  ])
  func selectsFontFile(_ string: String, _ file: String) throws {
    let fixture = try EngineFixture()
    #expect(fixture.layout(string).files == [file])
  }

  @Test(arguments: ["🐼", "漢", "ש", "م"]) func otherScriptsHaveRequestedSize(_ string: String) throws
  {
    let runs = try EngineFixture().layout("a\(string)", EngineFixture.style(20)).lines[0].runs
    #expect(Set(runs.map(\.size)).count == 2)
    #expect(runs.map(\.size).max() == 20)
  }

  @Test func emojiClustersAreOneGlyph() throws {
    let fixture = try EngineFixture()
    for string in ["👨‍👩‍👧", "🇩🇪", "1️⃣", "👍🏽"] {
      #expect(fixture.layout(string).lines[0].runs.flatMap(\.glyphs).count == 1, "\(string)")
    }
  }

  @Test func weightsDiffer() throws {
    let fixture = try EngineFixture()
    var last = 0.0
    for weight in stride(from: 100.0, through: 900, by: 100) {
      let block = fixture.layout("Weight", EngineFixture.style(weight: weight))
      let run = try #require(block.lines[0].runs.first)
      #expect(run.face.variations == "slnt=0,wght=\(Int(weight))")
      #expect(run.width > last)
      last = run.width
    }
  }

  @Test func designsUseDifferentFonts() throws {
    let fixture = try EngineFixture()
    func files(_ font: FontRequest) -> [String] {
      fixture.layout("Text", TextStyle(font: font, paint: .color(.black))).files
    }
    #expect(files(FontRequest(size: 17, design: .serif)) == ["NotoSerif-Regular.ttf"])
    #expect(
      files(FontRequest(size: 17, weight: 700, design: .serif, isItalic: true))
        == ["NotoSerif-BoldItalic.ttf"])
    #expect(
      files(FontRequest(size: 17, weight: 500, design: .monospaced)) == ["JetBrainsMono-Medium.ttf"]
    )
    #expect(files(FontRequest(size: 17, design: .rounded)) == ["Inter.var.ttf"])
    #expect(fixture.engine.notices.isEmpty)
    #expect(files(FontRequest(family: "Georgia-Bold", size: 17)) == ["NotoSerif-Bold.ttf"])
    #expect(fixture.engine.drainNotices().count == 1)
    #expect(files(FontRequest(family: "Georgia-Bold", size: 18)) == ["NotoSerif-Bold.ttf"])
    #expect(fixture.engine.drainNotices().isEmpty)
  }

  @Test func featuresChangeWidths() throws {
    let fixture = try EngineFixture()
    func width(_ string: String, _ change: (inout TextStyle) -> Void) -> Double {
      var style = EngineFixture.style()
      change(&style)
      return fixture.layout(string, style).lines[0].width
    }
    let digits = { (style: inout TextStyle) in style.font.hasMonospacedDigits = true }
    #expect(abs(width("1111", digits) - width("0000", digits)) < 0.001)
    #expect(width("1111", { _ in }) < width("0000", { _ in }))
    #expect(width("abcd", { $0.tracking = 2 }) > width("abcd", { _ in }) + 5)
    #expect(width("abc", { $0.font.hasSmallCaps = true }) < width("ABC", { _ in }))
  }

  /// docs/layout-facts.md §4: San Francisco's widths at 13 points, rounded up to half points.
  @Test(arguments: [
    ("Hello", 31.0), ("First", 27), ("Second", 46), ("Third", 31.5), ("Left", 24), ("Right", 32),
    ("Top", 22.5), ("Bottom", 44.5), ("A longer text", 77.5),
  ])
  func widthsAreCloseToSanFrancisco(_ string: String, _ width: Double) throws {
    let fixture = try EngineFixture()
    let block = fixture.layout(string, EngineFixture.style(13))
    #expect(abs(block.lines[0].width - width) < max(1, width * 0.02))
  }

  @Test func baselineOffsetMovesGlyphsUp() throws {
    let fixture = try EngineFixture()
    var raised = EngineFixture.style()
    raised.baselineOffset = 4
    let block = fixture.layout("x", raised, scale: 1)
    #expect(block.lines[0].runs[0].glyphs[0].y == -4)
    #expect(abs(block.firstBaseline - (0.95215 * 17 + 4)) < 0.001)
  }

  @Test func runsKeepTheirPaints() throws {
    let fixture = try EngineFixture()
    let red = Paint.color(PaintColor(red: 1, green: 0, blue: 0))
    let text = StyledText([
      StyledText.Segment(.string("ab"), style: EngineFixture.style()),
      StyledText.Segment(.string("cd"), style: EngineFixture.style(paint: red)),
    ])
    let runs = fixture.layout(text).lines[0].runs
    #expect(runs.map(\.paint) == [.color(.black), red])
    #expect(runs.map(\.glyphs.count) == [2, 2])
  }

  @Test func findsFilesOfFaces() throws {
    let fixture = try EngineFixture()
    let block = fixture.layout("a 🐼 漢 ♞")
    for run in block.lines[0].runs {
      let url = try #require(fixture.engine.fontFile(of: run.face))
      #expect(FileManager.default.isReadableFile(atPath: url.path))
    }
    #expect(fixture.engine.fontFile(of: FontFace(file: "../../etc/passwd")) == nil)
  }

  @Test func missingFontErrorNamesFolder() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "vitrine-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Fonts"), withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var fonts = FontSet(folder: folder)
    #expect(throws: TextEngineError.configurationUnreadable(path: fonts.configuration.path)) {
      try TextEngine(fonts: fonts)
    }
    try "<fontconfig></fontconfig>".write(
      to: fonts.configuration, atomically: true, encoding: .utf8)
    let error = try #require(throws: TextEngineError.self) { try TextEngine(fonts: fonts) }
    #expect(error.description.contains("Inter.var.ttf is missing in \(folder.path)/Fonts"))
    #expect(error.description.contains("script/bootstrap"))
    fonts.configuration = try FontSet.standard.configuration
    #expect(throws: TextEngineError.symbolFontMissing(path: fonts.symbols.path)) {
      try TextEngine(fonts: fonts)
    }
  }
}
