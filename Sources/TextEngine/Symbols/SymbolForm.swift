/// How to draw an SF Symbols name: a glyph or letters, optionally filled, enclosed or struck out.
struct SymbolForm: Hashable {
  enum Enclosure: Hashable { case circle, square }
  enum Mark: Hashable {
    /// A glyph of the symbol font, by its Material name.
    case glyph(String)
    /// Letters or digits in the text font.
    case letters(String)
  }

  var mark: Mark
  var isFilled = false
  var magnification = 1.0
  var enclosure: Enclosure?
  var isStruckOut = false

  /// A glyph inside an enclosure is small and always filled.
  var isGlyphFilled: Bool { isFilled || enclosure != nil }

  /// The stand-in: a rounded square with a question mark.
  static let standIn = SymbolForm(mark: .letters("?"), enclosure: .square)

  /// - Parameter hasGlyph: Returns whether the symbol font has a glyph with this Material name.
  init?(_ name: String, catalog: SymbolCatalog, hasGlyph: (String) -> Bool) {
    if let row = catalog.row(name), hasGlyph(row.glyph) {
      self.init(mark: .glyph(row.glyph), isFilled: row.isFilled || name.contains(".fill"))
      magnification = row.magnification
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    if parts.last == "rtl" || parts.last == "ltr" { parts.removeLast() }
    let fills = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    guard let last = parts.last, fills || parts.count > 1 else { return nil }
    let whole = parts.joined(separator: ".")
    let base = parts.dropLast().joined(separator: ".")
    if fills, let form = SymbolForm(whole, catalog: catalog, hasGlyph: hasGlyph) {
      self = form
      isFilled = true
    } else if last == "slash",
      let form = SymbolForm(struckOut: base, catalog: catalog, hasGlyph: hasGlyph)
    {
      self = form
      isFilled = fills
    } else if let enclosure = Self.enclosures[last],
      let form = SymbolForm(letters: base)
        ?? SymbolForm(base, catalog: catalog, hasGlyph: hasGlyph), form.enclosure == nil
    {
      self = form
      self.enclosure = enclosure
      isFilled = fills
    } else {
      return nil
    }
  }

  private init(
    mark: Mark, isFilled: Bool = false, enclosure: Enclosure? = nil, isStruckOut: Bool = false
  ) {
    self.mark = mark
    self.isFilled = isFilled
    self.enclosure = enclosure
    self.isStruckOut = isStruckOut
  }

  private init?(struckOut base: String, catalog: SymbolCatalog, hasGlyph: (String) -> Bool) {
    guard let form = SymbolForm(base, catalog: catalog, hasGlyph: hasGlyph) else { return nil }
    self = form
    if case .glyph(let glyph) = form.mark, hasGlyph(glyph + "_off") {
      mark = .glyph(glyph + "_off")
    } else {
      isStruckOut = true
    }
  }

  /// A letter, or a number of up to three digits: the texts that SF Symbols encloses.
  private init?(letters: String) {
    let isNumber = letters.count <= 3 && letters.allSatisfy { $0.isASCII && $0.isNumber }
    let isLetter = letters.count == 1 && letters.allSatisfy { $0.isASCII && $0.isLetter }
    guard !letters.isEmpty, isNumber || isLetter else { return nil }
    self.init(mark: .letters(letters.uppercased()))
  }

  private static let enclosures: [String: Enclosure] = [
    "circle": .circle, "square": .square, "rectangle": .square, "app": .square,
  ]
}
