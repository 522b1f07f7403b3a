import Foundation

/// How to draw an SF Symbols name: a glyph or letters, optionally filled, enclosed, struck out or
/// with a badge.
struct SymbolForm: Hashable {
  enum Enclosure: Hashable { case circle, square }
  enum Mark: Hashable {
    /// A glyph of the symbol font, by its Material name.
    case glyph(String)
    /// Letters or digits in the text font.
    case letters(String)
  }
  enum Badge: Hashable {
    /// A dot at the upper right.
    case dot
    /// A disc at the lower right with a glyph cut out.
    case disc(glyph: String)
    /// A triangle with an exclamation mark at the lower right.
    case triangle
  }

  var mark: Mark
  var isFilled = false
  var magnification = 1.0
  var stretch = CGSize(width: 1, height: 1)
  /// The number of small copies of the mark: 1, or 3 in a triangle.
  var copies = 1
  /// The angle by which the mark is turned, in degrees counterclockwise.
  var turn = 0.0
  /// The number of dashes around the centre of the mark; 0 for solid strokes.
  var dashes = 0
  var enclosure: Enclosure?
  var isStruckOut = false
  var badge: Badge?

  /// A glyph inside an enclosure is small and always filled.
  var isGlyphFilled: Bool { isFilled || enclosure != nil }

  /// True if shapes are cut out of each other or turned, which glyphs cannot do.
  var isComposed: Bool {
    enclosure != nil || isStruckOut || badge != nil || copies > 1 || turn != 0 || dashes > 0
  }

  /// The stand-in: a rounded square with a question mark.
  static let standIn = SymbolForm(mark: .letters("?"), enclosure: .square)

  /// - Parameters:
  ///   - hasGlyph: Returns whether the symbol font has a glyph with this Material name.
  ///   - prefersGlyphs: True if a badge or slash should be part of a glyph, as in lines of text,
  ///     where it cannot be cut out of what is behind it.
  init?(
    _ name: String, catalog: SymbolCatalog, prefersGlyphs: Bool = false,
    hasGlyph: (String) -> Bool
  ) {
    let plain = SymbolForm(plain: name, catalog: catalog, hasGlyph: hasGlyph)
    let composed =
      SymbolForm(badged: name, catalog: catalog, hasGlyph: hasGlyph)
      ?? SymbolForm(slashed: name, catalog: catalog, hasGlyph: hasGlyph)
    guard let form = prefersGlyphs ? plain ?? composed : composed ?? plain else { return nil }
    self = form
  }

  /// Signs that the symbol font does not have, in the text font.
  private static let signs = ["divide": "÷", "plusminus": "±"]

  private init?(plain name: String, catalog: SymbolCatalog, hasGlyph: (String) -> Bool) {
    if let sign = Self.signs[name] {
      self.init(mark: .letters(sign))
      return
    }
    if let row = catalog.row(name), hasGlyph(row.glyph) {
      self.init(mark: .glyph(row.glyph), isFilled: row.isFilled || name.contains(".fill"))
      magnification = row.magnification
      stretch = row.stretch
      copies = row.copies
      turn = row.turn
      dashes = row.dashes
      return
    }
    var parts = name.split(separator: ".").map(String.init)
    if parts.last == "rtl" || parts.last == "ltr" { parts.removeLast() }
    let fills = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    guard let last = parts.last, fills || parts.count > 1 else { return nil }
    let whole = parts.joined(separator: ".")
    let base = parts.dropLast().joined(separator: ".")
    if fills, let form = SymbolForm(plain: whole, catalog: catalog, hasGlyph: hasGlyph) {
      self = form
      isFilled = true
    } else if last == "slash",
      let form = SymbolForm(struckOut: base, catalog: catalog, hasGlyph: hasGlyph)
    {
      self = form
      isFilled = fills
    } else if let enclosure = Self.enclosures[last],
      let form = SymbolForm(letters: base)
        ?? SymbolForm(plain: base, catalog: catalog, hasGlyph: hasGlyph), form.enclosure == nil
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

  private init?(badged name: String, catalog: SymbolCatalog, hasGlyph: (String) -> Bool) {
    var parts = name.split(separator: ".").map(String.init)
    let fills = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    guard let index = parts.firstIndex(where: { $0 == "badge" || $0 == "trianglebadge" }),
      let badge = Badge(parts[index], sign: parts[(index + 1)...])
    else { return nil }
    let base = (parts[..<index] + (fills ? ["fill"] : [])).joined(separator: ".")
    guard let form = SymbolForm(plain: base, catalog: catalog, hasGlyph: hasGlyph) else {
      return nil
    }
    self = form
    self.badge = badge
  }

  /// A slash over a form, instead of Material's glyph with a slash.
  private init?(slashed name: String, catalog: SymbolCatalog, hasGlyph: (String) -> Bool) {
    var parts = name.split(separator: ".").map(String.init)
    let fills = parts.contains("fill")
    parts.removeAll { $0 == "fill" }
    // `circle.slash` is the "no" sign, not a circle that is struck out.
    guard parts.popLast() == "slash", catalog.row(name)?.glyph != "block" else { return nil }
    let base = (parts + (fills ? ["fill"] : [])).joined(separator: ".")
    guard let form = SymbolForm(plain: base, catalog: catalog, hasGlyph: hasGlyph) else {
      return nil
    }
    self = form
    isStruckOut = true
  }

  private init?(struckOut base: String, catalog: SymbolCatalog, hasGlyph: (String) -> Bool) {
    guard let form = SymbolForm(plain: base, catalog: catalog, hasGlyph: hasGlyph) else {
      return nil
    }
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

extension SymbolForm.Badge {
  /// - Parameters:
  ///   - kind: `badge` or `trianglebadge`.
  ///   - sign: What follows it in the name.
  fileprivate init?(_ kind: String, sign: ArraySlice<String>) {
    switch (kind, sign.joined(separator: ".")) {
    case ("badge", ""): self = .dot
    case ("trianglebadge", "exclamationmark"): self = .triangle
    case ("badge", let sign):
      guard let glyph = Self.glyphs[sign] else { return nil }
      self = .disc(glyph: glyph)
    default: return nil
    }
  }

  private static let glyphs = [
    "plus": "add", "minus": "remove", "checkmark": "check", "xmark": "close",
    "exclamationmark": "priority_high", "questionmark": "question_mark", "ellipsis": "more_horiz",
  ]
}
