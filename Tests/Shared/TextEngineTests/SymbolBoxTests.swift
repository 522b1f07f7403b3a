import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// The boxes of symbols and the areas of their shapes beside Apple's.
@Suite struct SymbolBoxTests {
  private let engine: TextEngine

  init() throws {
    engine = try EngineFixture().engine
  }

  private func drawing(
    _ name: String, _ size: Double = 17, weight: Double = 400, scale: SymbolScale = .medium
  ) -> SymbolDrawing {
    engine.symbol(
      name, font: FontRequest(size: size, weight: weight), scale: scale, paint: .color(.black))
  }

  private func ink(_ drawing: SymbolDrawing) -> CGRect {
    Outline(drawing.path.elements).bounds ?? .null
  }

  /// Measured on pictures of Apple's renderer, in points at 3x, where boxes end at whole pixels.
  @Test(arguments: [
    ("star.fill", 22.0, 400.0, 28.67, nil as Double?), ("plus", 17, 400, 18, 16),
    ("arrow.circlepath", 17, 400, 21.67, 19), ("mic.fill", 17, 400, 17.33, 20),
    ("bolt.fill", 17, 400, 16.67, nil), ("heart.fill", 17, 400, 21, 17.67),
    ("arrow.up", 20, 700, 20.33, nil), ("arrow.right", 17, 400, 19.67, 16),
    ("xmark.circle", 17, 700, 20.33, 20), ("info.circle", 17, 400, 19.67, 19),
    ("person.fill", 17, 400, 18, 17), ("trash", 17, 400, 19.5, 20.5),
    ("play.circle", 30, 400, 35, 34),
  ])
  func boxIsApples(
    _ name: String, _ size: Double, _ weight: Double, _ width: Double, _ height: Double?
  ) throws {
    let found = drawing(name, size, weight: weight).size
    let tolerance = max(0.67, size * 0.025)
    #expect(abs(Double(found.width) - width) <= tolerance, "\(found)")
    if let height { #expect(abs(Double(found.height) - height) <= tolerance, "\(found)") }
  }

  @Test(arguments: [
    ("star.fill", 17.0, 400.0, 18.7, 18), ("plus", 17, 400, 13.7, 13.7),
    ("arrow.circlepath", 17, 400, 18.5, 17), ("bolt.fill", 17, 400, 11.7, nil as Double?),
    ("arrow.up", 20, 700, 15.7, 18.7), ("person.circle.fill", 22, 400, 22, 22),
    ("arrow.clockwise.circle", 28, 400, 28, 28), ("globe", 17, 400, 17, 17),
  ])
  func shapeFillsApplesArea(
    _ name: String, _ size: Double, _ weight: Double, _ width: Double, _ height: Double?
  ) throws {
    let found = ink(drawing(name, size, weight: weight))
    #expect(abs(Double(found.width) / width - 1) < 0.08, "\(found)")
    if let height { #expect(abs(Double(found.height) / height - 1) < 0.08, "\(found)") }
  }

  /// The shape is inside its box, in the middle.
  @Test func shapesAreInTheMiddleOfTheirBoxes() throws {
    for row in try SymbolCatalog(.standard).rows {
      let drawing = drawing(row.name)
      let ink = ink(drawing)
      #expect(abs(ink.midX - drawing.size.width / 2) < 0.01, "\(row.name)")
      #expect(ink.width <= drawing.size.width + 0.01, "\(row.name) \(ink) \(drawing.size)")
      #expect(ink.height <= drawing.size.height + 0.01, "\(row.name) \(ink) \(drawing.size)")
    }
  }

  @Test func similarNamesHaveTheBoxOfAKnownOne() throws {
    #expect(drawing("bed.double.fill").size == drawing("bed.double").size)
    #expect(drawing("a.circle.fill").size == drawing("circle").size)
    #expect(drawing("8.square").size == drawing("square").size)
    let table = try SymbolBoxTable(text: "bell\t1000\t1100\n", path: "boxes.tsv")
    for name in ["bell", "bell.fill", "bell.slash", "bell.slash.fill"] {
      #expect(table.box(name) == CGSize(width: 1, height: 1.1))
    }
    #expect(table.box("bell.badge") == nil)
  }

  @Test(arguments: ["a", "a\t1", "a\tb\t1", "a\t0\t1000", "a\t1000\t9999", "a\t1\t1\t1"])
  func badRowsAreRefused(_ text: String) {
    #expect(throws: TextEngineError.self) { try SymbolBoxTable(text: text, path: "boxes.tsv") }
  }

  @Test(arguments: [1.0, 400]) func everySizeIsDrawn(_ size: Double) throws {
    for name in ["plus", "no.such.symbol", "clock.badge.exclamationmark", "minus"] {
      let found = drawing(name, size)
      #expect(found.size.width > 0 && found.size.width < 3 * size)
      #expect(!found.path.elements.isEmpty)
    }
  }
}
