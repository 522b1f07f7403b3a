import Foundation
import ViewArchive

/// The symbols of one font set: maps names to forms, and forms to outlines or glyph runs.
///
/// Outlines are in units of the symbol font's grid, 960 units wide with the drawing area in its
/// centre. Symbols have the boxes of SF Symbols (`SymbolBoxTable`); shapes are scaled into them.
final class SymbolSource {
  /// The symbol font's file and face, without axis settings.
  let file: URL
  let face: FontFace
  let catalog: SymbolCatalog

  let glyphFont: OutlineFont
  private let layerTable: SymbolLayerTable
  private let boxTable: SymbolBoxTable
  /// The fonts of enclosed letters. They are static, so contours do not overlap and can be cut out.
  private let letterFonts: (regular: OutlineFont, bold: OutlineFont)
  static let letterFiles = (regular: "NotoSans-Regular.ttf", bold: "NotoSans-Bold.ttf")
  private var glyphIDs: [GlyphKey: UInt32?] = [:]
  private var forms: [String: SymbolForm?] = [:]
  private var compositions: [CompositionKey: SymbolComposition] = [:]
  private var missing: [String] = []
  private var reported: Set<String> = []

  private struct GlyphKey: Hashable {
    var name: String
    var isFilled: Bool
  }

  private struct CompositionKey: Hashable {
    var name: String
    var weight: Int
  }

  /// The side of the grid and the centre of the drawing area, in units.
  static let grid = 960.0
  static let center = CGPoint(x: 480, y: 480)
  /// The radius of the circle, in units.
  static let radius = 384.0
  /// The diameter of the grid's circle, in font sizes, if the table does not have a symbol's box:
  /// the mean of the symbols that it has.
  static let diameterFactor = 1.06
  /// The greatest ratio of the horizontal and the vertical scale of a shape. One whose proportions
  /// differ more from Apple's does not fill the box.
  private static let greatestStretch = 1.2

  init(_ fonts: FontSet, library: FontLibrary) throws {
    guard let glyphFont = OutlineFont(file: fonts.symbols) else {
      throw TextEngineError.symbolFontMissing(path: fonts.symbols.path)
    }
    self.glyphFont = glyphFont
    letterFonts = (
      try library.outlineFont(Self.letterFiles.regular),
      try library.outlineFont(Self.letterFiles.bold)
    )
    file = fonts.symbols
    face = FontFace(file: fonts.symbols.lastPathComponent)
    catalog = try SymbolCatalog(fonts)
    layerTable = try SymbolLayerTable(fonts)
    boxTable = try SymbolBoxTable(fonts)
  }

  /// Returns and removes the names without a glyph. Each is reported once.
  func drainMissing() -> [String] {
    defer { missing = [] }
    return missing
  }

  /// The glyph of a Material name. Some names have a different glyph for the filled form.
  func glyph(_ name: String, isFilled: Bool = false) -> UInt32? {
    let key = GlyphKey(name: name, isFilled: isFilled)
    if let known = glyphIDs[key] { return known }
    if glyphIDs.count > 8192 { glyphIDs = [:] }
    glyphFont.setVariations(Self.axes(isFilled: isFilled, weight: 400))
    // The font has a ligature from the letters of each name to its glyph.
    let glyphs = name.count > 1 ? glyphFont.glyphs(of: name) : []
    let id = glyphs.count == 1 && glyphs[0].id != 0 ? glyphs[0].id : nil
    glyphIDs[key] = id
    return id
  }

  /// The form of a name; nil if it has none.
  func form(_ name: String) -> SymbolForm? {
    if let known = forms[name] { return known }
    if forms.count > 4096 { forms = [:] }
    let form =
      name.utf8.count <= 128
      ? SymbolForm(name, catalog: catalog) { self.glyph($0) != nil } : nil
    forms[name] = form
    return form
  }

  /// A symbol's shapes in a font weight, in units of the grid.
  func composition(_ name: String, weight: Double) -> SymbolComposition {
    let form = formOrStandIn(name)
    let key = CompositionKey(
      name: form == .standIn ? "" : name, weight: Self.strokeWeight(weight))
    if let known = compositions[key] { return known }
    let composer = SymbolComposer(source: self, form: form, name: name, weight: weight)
    let composition = composer.compose(layerTable.row(name))
    if compositions.count >= 512 { compositions = [:] }
    compositions[key] = composition
    return composition
  }

  private func formOrStandIn(_ name: String) -> SymbolForm {
    if let form = form(name) { return form }
    if reported.count < 4096, reported.insert(name).inserted { missing.append(name) }
    return .standIn
  }

  /// The Material weight whose strokes match SF Symbols in this font weight.
  static func strokeWeight(_ weight: Double) -> Int {
    Int(min(max(FontLimits.weight(weight) * 0.8, 100), 700))
  }

  /// The place of a composition in its symbol's box, in font sizes at medium scale.
  func placement(_ composition: SymbolComposition, _ name: String, weight: Double) -> Placement {
    let shape = composition.whole.bounds ?? CGRect(origin: Self.center, size: .zero)
    let unit = Self.diameterFactor / (2 * Self.radius)
    let natural = CGSize(width: Double(shape.width) * unit, height: Double(shape.height) * unit)
    guard let box = boxTable.box(name), natural.width > 0, natural.height > 0 else {
      return Placement(frame: SymbolFrame(ink: natural), x: unit, y: unit, shape: shape)
    }
    let frame = SymbolFrame(box: box).inWeight(weight)
    var x = frame.ink.width / Double(shape.width)
    var y = frame.ink.height / Double(shape.height)
    // Badges stay round.
    let stretch = form(name)?.badge == nil ? Self.greatestStretch : 1
    (x, y) = (min(x, y * stretch), min(y, x * stretch))
    return Placement(frame: frame, x: x, y: y, shape: shape)
  }

  struct Placement {
    var frame: SymbolFrame
    /// Font sizes per unit of the grid.
    var x, y: Double
    /// The bounds of the shape in the grid.
    var shape: CGRect
  }

  static func scaleFactor(_ scale: SymbolScale) -> Double {
    switch scale {
    case .small: 0.77
    case .medium: 1
    case .large: 1.27
    }
  }
}

// MARK: - Fonts

extension SymbolSource {
  /// The font and file of enclosed letters.
  func letterFont(_ weight: Double) -> (font: OutlineFont, file: String) {
    FontLimits.weight(weight) < 500
      ? (letterFonts.regular, Self.letterFiles.regular) : (letterFonts.bold, Self.letterFiles.bold)
  }

  static func axes(isFilled: Bool, weight: Int) -> [String] {
    ["FILL=\(isFilled ? 1 : 0)", "GRAD=0", "opsz=24", "wght=\(weight)"]
  }
}

// MARK: - In lines of text

extension SymbolSource {
  /// The width of a symbol in a line, in points.
  func advance(_ symbol: ResolvedText.SymbolReference, style: TextStyle) -> Double {
    let composition = composition(symbol.name, weight: style.font.weight)
    let placement = placement(composition, symbol.name, weight: style.font.weight)
    return placement.frame.size.width * FontLimits.size(style.font.size)
      * Self.scaleFactor(symbol.scale)
  }

  /// The symbol's glyphs at `x` in a line, centred vertically on the capital letters.
  ///
  /// A filled enclosure is drawn as an outline, because glyphs cannot cut holes into each other.
  func glyphRun(
    _ symbol: ResolvedText.SymbolReference, style: TextStyle, factor: Double, x: Double,
    width: Double
  ) -> [GlyphRun] {
    let form = lineForm(symbol.name)
    let composition = composition(symbol.name, weight: style.font.weight)
    let placement = placement(composition, symbol.name, weight: style.font.weight)
    // Glyphs keep their proportions.
    let unit =
      min(placement.x, placement.y) * FontLimits.size(style.font.size)
      * Self.scaleFactor(symbol.scale) * factor
    let middle = LineMetrics.capHeightFactor * FontLimits.size(style.font.size) * factor / 2
    let isFilled = form.isGlyphFilled
    let center = x + width / 2
    let lift = middle + style.baselineOffset * factor
    func run(_ id: UInt32, isFilled: Bool, magnification: Double) -> GlyphRun {
      let weight = Self.strokeWeight(style.font.weight)
      var face = face
      face.variations = Self.axes(isFilled: isFilled, weight: weight).joined(separator: ",")
      let size = Self.grid * unit * magnification
      return GlyphRun(
        face: face, size: size, paint: style.paint,
        glyphs: [GlyphRun.Glyph(id: id, x: center - size / 2, y: size / 2 - lift)], width: width)
    }
    var runs: [GlyphRun] = []
    if let enclosure = form.enclosure,
      let id = glyph(enclosure == .circle ? "circle" : "crop_square")
    {
      runs.append(run(id, isFilled: false, magnification: 1))
    }
    let inner = form.enclosure == nil ? form.magnification : 0.62
    switch form.mark {
    case .glyph(let name):
      if let id = glyph(name, isFilled: isFilled) {
        runs.append(run(id, isFilled: isFilled, magnification: inner))
      }
    case .letters(let string):
      runs.append(letters(string, style, unit: unit * inner, center: center, lift: lift))
    }
    return runs
  }

  /// The form in a line, where glyphs cannot be cut out of each other.
  private func lineForm(_ name: String) -> SymbolForm {
    let form = formOrStandIn(name)
    guard form.badge != nil || form.isStruckOut else { return form }
    return SymbolForm(name, catalog: catalog, prefersGlyphs: true) { self.glyph($0) != nil }
      ?? form
  }

  private func letters(
    _ string: String, _ style: TextStyle, unit: Double, center: Double, lift: Double
  ) -> GlyphRun {
    let (letterFont, file) = letterFont(style.font.weight)
    let glyphs = letterFont.glyphs(of: string)
    let advance = max(glyphs.reduce(0) { $0 + $1.advance }, 1)
    let capHeight = 0.714 * letterFont.unitsPerEm
    let pointsPerUnit = min(640 / capHeight, 800 / advance) * unit
    var x = center - advance * pointsPerUnit / 2
    var placed: [GlyphRun.Glyph] = []
    for glyph in glyphs {
      placed.append(
        GlyphRun.Glyph(id: glyph.id, x: x, y: capHeight * pointsPerUnit / 2 - lift))
      x += glyph.advance * pointsPerUnit
    }
    return GlyphRun(
      face: FontFace(file: file), size: pointsPerUnit * letterFont.unitsPerEm, paint: style.paint,
      glyphs: placed,
      width: advance * pointsPerUnit)
  }
}
