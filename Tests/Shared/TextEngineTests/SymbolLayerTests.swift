import Foundation
import Testing
import ViewArchive

@testable import TextEngine

/// The layers of symbols: from the table, and by rule.
@Suite struct SymbolLayerTests {
  private func drawing(_ name: String, weight: Double = 400) throws -> SymbolDrawing {
    try EngineFixture().engine.symbol(
      name, font: FontRequest(size: 17, weight: weight), scale: .medium, paint: .color(.black))
  }

  @Test func rowsOfTableMatchTheirGlyphs() throws {
    let engine = try EngineFixture().engine
    let table = try SymbolLayerTable(.standard)
    #expect(table.rows.count > 90)
    for row in table.rows {
      #expect(engine.hasSymbol(row.name), "\(row.name)")
      for weight in [100.0, 400, 900] {
        let form = try #require(engine.symbols.form(row.name))
        let composer = SymbolComposer(
          source: engine.symbols, form: form, name: row.name, weight: weight)
        let parts = composer.compose(nil).whole.parts.count
        #expect(row.levels.isEmpty || row.levels.count == parts, "\(row.name): \(parts) parts")
        #expect(row.variable.isEmpty || row.variable.count == row.levels.count, "\(row.name)")
        let levels = Set(composer.compose(row).layers.map(\.level))
        #expect(row.colors.count <= (levels.max() ?? 0) + 1, "\(row.name)")
      }
    }
  }

  @Test(arguments: [
    ("heart", [0]), ("chevron.right", [0]), ("circle", [0]), ("circle.fill", [0]),
    ("checkmark.circle", [1, 0]), ("checkmark.circle.fill", [1, 0]), ("a.circle", [1, 0]),
    ("50.square.fill", [1, 0]), ("exclamationmark.triangle.fill", [1, 0]),
    ("plus.bubble", [1, 0]), ("wifi.slash", [1, 0]), ("eyeglasses.slash", [1, 0]),
    ("bell.badge", [1, 0]), ("folder.badge.plus", [1, 0]), ("cart.fill.badge.minus", [1, 0]),
    ("person.2.fill", [1, 1, 0, 0]), ("target", [2, 1, 0]), ("square.and.pencil", [1, 0]),
    ("no.such.symbol", [1, 0]),
  ])
  func layersHaveLevels(_ name: String, _ levels: [Int]) throws {
    #expect(try drawing(name).layers.map(\.level) == levels)
  }

  @Test(
    arguments: [
      ("checkmark.circle.fill", [.green, .white]), ("car.circle.fill", [.tint, .white]),
      ("exclamationmark.triangle.fill", [.yellow, .white]), ("heart.fill", [.red]),
      ("star", [.yellow]), ("folder.badge.plus", [nil, .green]), ("bell.badge.fill", [nil, .red]),
      ("wifi.slash", [nil, nil]), ("chevron.right", [nil]),
    ] as [(String, [SymbolColor?])])
  func layersHaveColors(_ name: String, _ colors: [SymbolColor?]) throws {
    #expect(try drawing(name).layers.map(\.color) == colors)
  }

  @Test(
    arguments: [
      ("wifi", [0, 1.0 / 3, 2.0 / 3]), ("speaker.wave.3.fill", [0, 0.5]), ("heart", []),
    ] as [(String, [Double])])
  func variablePartsHaveThresholds(_ name: String, _ thresholds: [Double]) throws {
    #expect(try drawing(name).layers.compactMap(\.threshold).sorted() == thresholds)
  }

  @Test func everySymbolHasLayers() throws {
    let engine = try EngineFixture().engine
    for row in try SymbolCatalog(.standard).rows {
      for name in [row.name, row.name + ".slash", row.name + ".badge.plus"] {
        let drawing = engine.symbol(
          name, font: FontRequest(size: 17), scale: .medium, paint: .color(.black))
        #expect(!drawing.layers.isEmpty, "\(name)")
        #expect(drawing.layers.allSatisfy { !$0.path.elements.isEmpty }, "\(name)")
      }
    }
  }

  @Test func badgeLeavesGap() throws {
    let base = Outline.roundedSquare(CGRect(x: 0, y: 0, width: 100, height: 100), radius: 0)
    let hole = Outline.roundedSquare(CGRect(x: 20, y: 20, width: 20, height: 20), radius: 4)
    let shape = Outline.roundedSquare(CGRect(x: 60, y: -40, width: 80, height: 80), radius: 40)
    let rest = (base + hole.reversed).subtracting(shape, center: CGPoint(x: 100, y: 0))
    for (x, y, isInside) in [
      (10, 10, true), (50, 90, true), (90, 90, true), (55, 45, true), (30, 30, false),
      (90, 10, false), (99, 35, false), (120, 10, false), (-5, 50, false),
    ] {
      let point = CGPoint(x: x, y: y)
      #expect((rest.winding(around: point) != 0) == isInside, "\(point)")
    }
  }

  @Test(arguments: [
    ("a", "line 1: expected"), ("a\tlevels=14", "line 1: expected"),
    ("a\tlevels=", "line 1: expected"), ("a\tcolors=white,mauve", "line 1: expected"),
    ("a\tlayers=1", "line 1: expected"), ("a\tvariable=x", "line 1: expected"),
    ("a\tlevels=1\na\tlevels=2", "line 2: duplicate name a"),
  ])
  func invalidTableThrows(_ text: String, _ reason: String) throws {
    let error = try #require(throws: TextEngineError.self) {
      try SymbolLayerTable(text: text, path: "table")
    }
    #expect(error.description.contains(reason))
  }
}

extension Outline {
  /// The winding number of all contours around a point.
  fileprivate func winding(around point: CGPoint) -> Int {
    var sum = 0
    for contour in contours {
      let points = Polygon(contour).points
      for (index, from) in points.enumerated() {
        let to = points[(index + 1) % points.count]
        guard (from.y > point.y) != (to.y > point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        if x > point.x { sum += to.y > from.y ? 1 : -1 }
      }
    }
    return sum
  }
}
