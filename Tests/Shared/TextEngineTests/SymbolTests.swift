import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// Drawing symbols by their SF Symbols names.
@Suite struct SymbolTests {
  static let body = FontRequest(size: 17, lineHeight: 22)

  private func drawing(
    _ name: String, _ engine: TextEngine, font: FontRequest = body, scale: SymbolScale = .medium
  ) -> SymbolDrawing {
    engine.symbol(name, font: font, scale: scale, paint: .color(.black))
  }

  @Test func everyRowHasAGlyph() throws {
    let engine = try EngineFixture().engine
    let catalog = try SymbolCatalog(.standard)
    #expect(catalog.rows.count > 1000)
    for row in catalog.rows {
      #expect(engine.symbols.glyph(row.glyph) != nil, "\(row.name): \(row.glyph)")
      #expect(!drawing(row.name, engine).path.elements.isEmpty)
    }
    #expect(engine.notices.isEmpty)
  }

  /// Names used in public widgets.
  @Test(arguments: [
    "timer", "checkmark.circle.fill", "creditcard", "arrow.clockwise", "gamecontroller.fill",
    "music.quarternote.3", "checklist", "a.circle", "n.circle", "1.circle.fill", "50.square",
    "building.2.crop.circle.fill", "cloud.sun.fill", "heart.circle.fill", "eyeglasses.slash",
    "star.slash", "location.slash", "lightswitch.on", "sun.max.trianglebadge.exclamationmark",
    "arrow.up.forward.app.fill", "shippingbox.circle.fill", "waveform.path.ecg", "drop.fill",
    "person.2.fill", "bolt.fill", "battery.100.bolt", "earbuds.case", "document.on.clipboard",
    "chevron.right", "bell.badge.fill", "figure.walk", "flame.fill", "wifi.slash", "house.fill",
  ])
  func commonNamesHaveGlyphs(_ name: String) throws {
    let engine = try EngineFixture().engine
    let shape = drawing(name, engine)
    #expect(!shape.isStandIn)
    #expect(shape.size.width > 4 && shape.size.width < 30)
    #expect(shape.size.height > 4 && shape.size.height < 30)
  }

  /// Three notes, one above two others.
  @Test func threeNotesAreThreeShapes() throws {
    let engine = try EngineFixture().engine
    func moves(_ name: String) -> Int {
      drawing(name, engine).path.elements.filter { if case .move = $0 { true } else { false } }
        .count
    }
    #expect(moves("music.quarternote.3") == 3 * moves("music.note"))
  }

  @Test func unknownNamesDrawStandInWithOneNotice() throws {
    let engine = try EngineFixture().engine
    for name in ["no.such.symbol", "no.such.symbol", "", ".fill", ".circle", "a"] {
      let shape = drawing(name, engine)
      #expect(shape.isStandIn)
      #expect(!shape.path.elements.isEmpty)
    }
    let notices = engine.drainNotices()
    #expect(notices.count == 5)
    #expect(notices[0].contains("no.such.symbol"))
    _ = drawing(String(repeating: "x.", count: 10_000), engine)
    #expect(engine.drainNotices().count == 1)
  }

  @Test func variantsDiffer() throws {
    let engine = try EngineFixture().engine
    let names = [
      "star", "star.fill", "star.circle", "star.circle.fill", "star.slash", "star.square",
    ]
    let paths = names.map { drawing($0, engine).path.elements.count }
    let shapes = names.map { drawing($0, engine).path }
    for (index, shape) in shapes.enumerated() {
      #expect(!shapes[..<index].contains(shape), "\(names[index]) \(paths)")
    }
  }

  /// Some glyphs have a different outline when filled. Results must not depend on the order of
  /// calls.
  @Test func filledAndOutlinedFormsAreIndependent() throws {
    let first = try EngineFixture().engine
    let second = try EngineFixture().engine
    let outlined = drawing("star", first)
    let filled = drawing("star.fill", first)
    #expect(drawing("star.fill", second) == filled)
    #expect(drawing("star", second) == outlined)
  }

  @Test func sizeFollowsFontAndScale() throws {
    let engine = try EngineFixture().engine
    let medium = drawing("circle", engine)
    #expect(abs(medium.size.width - 19.6) < 0.1)
    #expect(abs(medium.size.height - 18.9) < 0.1)
    // The circle is centred on the capital letters.
    let middle = medium.baseline - 1443.0 / 2048 * 17 / 2
    #expect(abs(middle - Double(medium.size.height) / 2) < 0.1)
    let small = drawing("circle", engine, scale: .small)
    let large = drawing("circle", engine, scale: .large)
    #expect(small.size.width < medium.size.width && medium.size.width < large.size.width)
    let heavy = drawing("circle", engine, font: FontRequest(size: 17, weight: 900))
    #expect(heavy.path != medium.path)
  }

  @Test func symbolsAreInlineGlyphs() throws {
    let fixture = try EngineFixture()
    let style = EngineFixture.style()
    let text = StyledText([
      StyledText.Segment(.string("a "), style: style),
      StyledText.Segment(.symbol(name: "heart.fill", scale: .medium), style: style),
      StyledText.Segment(.string(" b"), style: style),
    ])
    let block = fixture.layout(text, scale: 3)
    let runs = block.lines[0].runs
    #expect(abs(block.size.height - 20.333) < 0.001)
    #expect(
      runs.map(\.face.file) == [
        "Inter.var.ttf", "MaterialSymbolsRounded.ttf", "Inter.var.ttf",
      ])
    #expect(runs[1].face.variations == "FILL=1,GRAD=0,opsz=24,wght=320")
    #expect(runs[1].width > 15)
  }

  @Test func enclosuresInLinesAreOutlines() throws {
    let fixture = try EngineFixture()
    let text = StyledText([
      StyledText.Segment(
        .symbol(name: "heart.circle", scale: .medium), style: EngineFixture.style())
    ])
    let variations = fixture.layout(text).lines[0].runs.map(\.face.variations)
    #expect(variations.map { $0.prefix(6) } == ["FILL=0", "FILL=1"])
  }

  @Test(arguments: [
    ("a\tb\tc", "line 1: expected"), ("a", "line 1: expected"),
    ("a\tb\na\tc", "line 2: duplicate name a"), ("a\tb\tscale=-1", "line 1: expected"),
  ])
  func invalidTableThrows(_ text: String, _ reason: String) throws {
    let error = try #require(throws: TextEngineError.self) {
      try SymbolCatalog(text: text, path: "table")
    }
    #expect(error.description.contains(reason))
  }
}
