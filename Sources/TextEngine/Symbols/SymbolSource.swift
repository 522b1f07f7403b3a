import Foundation
import ViewArchive

/// The symbols of one font set: maps names to forms, and forms to outlines or glyph runs.
///
/// Outlines are in units of the symbol font's grid, 960 units wide with the drawing area in its
/// centre. Symbols have the size of SF Symbols: a circle is 1.09 times the font size wide.
final class SymbolSource {
  /// The symbol font's file and face, without axis settings.
  let file: URL
  let face: FontFace
  let catalog: SymbolCatalog

  private let glyphFont: OutlineFont
  /// The fonts of enclosed letters. They are static, so contours do not overlap and can be cut out.
  private let letterFonts: (regular: OutlineFont, bold: OutlineFont)
  static let letterFiles = (regular: "NotoSans-Regular.ttf", bold: "NotoSans-Bold.ttf")
  private var glyphIDs: [GlyphKey: UInt32?] = [:]
  private var forms: [String: SymbolForm?] = [:]
  private var outlines: [OutlineKey: Outline] = [:]
  private var missing: [String] = []
  private var reported: Set<String> = []

  private struct GlyphKey: Hashable {
    var name: String
    var isFilled: Bool
  }

  private struct OutlineKey: Hashable {
    var form: SymbolForm
    var weight: Int
  }

  /// The side of the grid and the centre of the drawing area, in units.
  static let grid = 960.0
  static let center = CGPoint(x: 480, y: 480)
  /// The radius of the circle, in units.
  static let radius = 384.0
  /// The diameter of a circle in medium scale, in font sizes.
  static let diameterFactor = 1.09
  /// The margin on each side, in font sizes.
  static let margin = 0.04

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

  private func formOrStandIn(_ name: String) -> SymbolForm {
    if let form = form(name) { return form }
    if reported.count < 4096, reported.insert(name).inserted { missing.append(name) }
    return .standIn
  }

  /// The Material weight whose strokes match SF Symbols in this font weight.
  private static func strokeWeight(_ weight: Double) -> Int {
    Int(min(max(FontLimits.weight(weight) * 0.8, 100), 700))
  }

  private static func scaleFactor(_ scale: SymbolScale) -> Double {
    switch scale {
    case .small: 0.82
    case .medium: 1
    case .large: 1.28
    }
  }

  /// Points per unit of the grid.
  private static func unit(_ size: Double, _ scale: SymbolScale) -> Double {
    FontLimits.size(size) * scaleFactor(scale) * diameterFactor / (2 * radius)
  }
}

// MARK: - Shapes

extension SymbolSource {
  func drawing(
    _ symbol: ResolvedText.SymbolReference, font: FontRequest, paint: Paint
  ) -> SymbolDrawing {
    let isStandIn = form(symbol.name) == nil
    let outline = outline(formOrStandIn(symbol.name), weight: font.weight)
    let unit = Self.unit(font.size, symbol.scale)
    let size = FontLimits.size(font.size)
    let margin = Self.margin * size
    let box = outline.bounds ?? CGRect(origin: Self.center, size: .zero)
    let path = outline.transformed {
      CGPoint(
        x: Double($0.x - box.minX) * unit + margin, y: Double(box.maxY - $0.y) * unit + margin)
    }
    return SymbolDrawing(
      path: ArchivePath(path.elements),
      size: CGSize(
        width: Double(box.width) * unit + 2 * margin,
        height: Double(box.height) * unit + 2 * margin),
      baseline: Double(box.maxY - Self.center.y) * unit + margin
        + LineMetrics.capHeightFactor * size / 2,
      paint: paint, isStandIn: isStandIn)
  }

  private func outline(_ form: SymbolForm, weight: Double) -> Outline {
    let key = OutlineKey(form: form, weight: Self.strokeWeight(weight))
    if let known = outlines[key] { return known }
    var outline = markOutline(form, weight: weight)
    if let enclosure = form.enclosure {
      outline = enclosed(outline, in: enclosure, isFilled: form.isFilled, stroke: key.weight)
    } else if form.magnification != 1 {
      outline = outline.scaled(by: form.magnification, around: Self.center)
    }
    if form.isStruckOut { outline = outline + Self.slash(stroke: key.weight) }
    if outlines.count >= 512 { outlines = [:] }
    outlines[key] = outline
    return outline
  }

  private func letterFont(_ weight: Double) -> (font: OutlineFont, file: String) {
    FontLimits.weight(weight) < 500
      ? (letterFonts.regular, Self.letterFiles.regular) : (letterFonts.bold, Self.letterFiles.bold)
  }

  private func markOutline(_ form: SymbolForm, weight: Double) -> Outline {
    switch form.mark {
    case .glyph(let name):
      let isFilled = form.isGlyphFilled
      guard let id = glyph(name, isFilled: isFilled) else { return Outline() }
      glyphFont.setVariations(
        Self.axes(isFilled: isFilled, weight: Self.strokeWeight(weight)))
      return glyphFont.outline(of: id)
    case .letters(let string):
      let letterFont = letterFont(weight).font
      var x = 0.0
      var outline = Outline()
      for glyph in letterFont.glyphs(of: string) {
        outline = outline + letterFont.outline(of: glyph.id).moved(x: x, y: 0)
        x += glyph.advance
      }
      guard let box = outline.bounds, box.width > 0, box.height > 0 else { return outline }
      // Scales to the size of a glyph in the grid, because enclosed glyphs are scaled down later.
      let factor = min(640 / Double(box.height), 800 / Double(box.width))
      return outline.transformed {
        CGPoint(
          x: Self.center.x + ($0.x - box.midX) * factor,
          y: Self.center.y + ($0.y - box.midY) * factor)
      }
    }
  }

  static func axes(isFilled: Bool, weight: Int) -> [String] {
    ["FILL=\(isFilled ? 1 : 0)", "GRAD=0", "opsz=24", "wght=\(weight)"]
  }

  private static func strokeWidth(_ weight: Int) -> Double { 26 + 0.125 * Double(weight) }

  private func enclosed(
    _ mark: Outline, in enclosure: SymbolForm.Enclosure, isFilled: Bool, stroke: Int
  ) -> Outline {
    let side = enclosure == .circle ? Self.radius : Self.radius * 0.92
    let corner = enclosure == .circle ? side : side * 0.4
    let rect = CGRect(
      x: Self.center.x - side, y: Self.center.y - side, width: 2 * side, height: 2 * side)
    let outer = Outline.roundedSquare(rect, radius: corner)
    let inner = mark.scaled(by: 0.62, around: Self.center)
    if isFilled {
      // Glyph contours are clockwise and the enclosure counterclockwise, so the glyph is cut out.
      return outer + inner
    }
    let width = Self.strokeWidth(stroke)
    let hole = Outline.roundedSquare(rect.insetBy(dx: width, dy: width), radius: corner - width)
    return outer + hole.reversed + inner.reversed
  }

  private static func slash(stroke: Int) -> Outline {
    let half = strokeWidth(stroke) / 2
    let bar = Outline.roundedSquare(
      CGRect(x: center.x - 460, y: center.y - half, width: 920, height: 2 * half), radius: half)
    // From the top left to the bottom right, clockwise like glyphs.
    let turned = bar.transformed {
      let (x, y) = (Double($0.x - center.x), Double($0.y - center.y))
      let root = 0.5.squareRoot()
      return CGPoint(x: center.x + (x + y) * root, y: center.y + (y - x) * root)
    }
    return turned.reversed
  }
}

// MARK: - In lines of text

extension SymbolSource {
  /// The width of a symbol in a line, in points.
  func advance(_ symbol: ResolvedText.SymbolReference, style: TextStyle) -> Double {
    let outline = outline(formOrStandIn(symbol.name), weight: style.font.weight)
    let width = Double(outline.bounds?.width ?? 0)
    return width * Self.unit(style.font.size, symbol.scale)
      + 2 * Self.margin * FontLimits.size(style.font.size)
  }

  /// The symbol's glyphs at `x` in a line, centred vertically on the capital letters.
  ///
  /// A filled enclosure is drawn as an outline, because glyphs cannot cut holes into each other.
  func glyphRun(
    _ symbol: ResolvedText.SymbolReference, style: TextStyle, factor: Double, x: Double,
    width: Double
  ) -> [GlyphRun] {
    let form = formOrStandIn(symbol.name)
    let unit = Self.unit(style.font.size, symbol.scale) * factor
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
