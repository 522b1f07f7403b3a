internal import CPango
import Foundation
import ViewArchive

/// The Pango attributes of a text's pieces.
struct ShapingAttributes {
  var request: ParagraphShaper.Request
  /// The font set's families, lowercased.
  var families: Set<String>
  var symbols: SymbolSource

  /// Creates a list that the caller must release. Calls `missing` with families not in the set.
  func makeList(missing: (String) -> Void) -> OpaquePointer? {
    let list = pango_attr_list_new()
    func add(
      _ attribute: UnsafeMutablePointer<PangoAttribute>?, from start: Int, to end: Int
    ) {
      guard let attribute else { return }
      attribute.pointee.start_index = UInt32(clamping: start)
      // The attributes of an empty text extend beyond its end to give the line its font.
      attribute.pointee.end_index = end > start ? UInt32(clamping: end) : UInt32.max
      pango_attr_list_insert(list, attribute)
    }
    var start = 0
    let keepsHyphens = request.text.hasSoftHyphens
    for (index, piece) in request.text.pieces.enumerated() {
      let end = start + piece.string.utf8.count
      let substitution = FontSubstitution(piece.style.font, families: families)
      if let family = substitution.missing { missing(family) }
      let description = fontDescription(piece, substitution)
      add(pango_attr_font_desc_new(description), from: start, to: end)
      pango_font_description_free(description)
      if piece.style.font.hasMonospacedDigits {
        add(pango_attr_font_features_new("tnum=1"), from: start, to: end)
      }
      for span in spans(piece, substitution) {
        let (from, to) = (start + span.range.lowerBound, start + span.range.upperBound)
        if span.tracking != 0 {
          add(pango_attr_letter_spacing_new(Self.units(span.tracking)), from: from, to: to)
        }
        if span.size != drawnSize(piece, substitution) {
          add(pango_attr_size_new_absolute(Self.units(span.size)), from: from, to: to)
        }
      }
      if !keepsHyphens {
        add(pango_attr_insert_hyphens_new(0), from: start, to: end)
      }
      if let object = piece.object {
        let width = advance(of: object, piece.style) * request.factor
        var box = PangoRectangle(
          x: 0, y: 0, width: ParagraphShaper.units(width), height: 0)
        add(pango_attr_shape_new(&box, &box), from: start, to: end)
      }
      // A unique colour per piece prevents Pango from merging runs of different pieces.
      add(
        pango_attr_foreground_new(UInt16(truncatingIfNeeded: index), 0, 0), from: start, to: end)
      start = end
    }
    for range in request.joined {
      add(pango_attr_allow_breaks_new(0), from: range.lowerBound, to: range.upperBound)
    }
    return list
  }

  /// In points.
  private func advance(of object: ResolvedText.InlineObject, _ style: TextStyle) -> Double {
    switch object {
    case .symbol(let symbol): symbols.advance(symbol, style: style)
    case .attachment(let attachment):
      attachment.width.isFinite ? min(max(attachment.width, 0), 100_000) : 0
    }
  }

  private static func units(_ points: Double) -> Int32 {
    Int32(min(max((points * Double(PANGO_SCALE)).rounded(), -1_000_000), 1_000_000))
  }
}

// MARK: - Fonts

extension ShapingAttributes {
  private func size(_ piece: ResolvedText.Piece) -> Double {
    FontLimits.size(piece.style.font.size) * request.factor * piece.sizeFactor
  }

  /// The size of the piece's letters, in points. Inter's are drawn smaller than requested.
  private func drawnSize(
    _ piece: ResolvedText.Piece, _ substitution: FontSubstitution
  ) -> Double {
    let isInter = substitution.family == "Inter" && piece.object == nil
    return size(piece) * (isInter ? InterMetrics.scale : 1)
  }

  private func fontDescription(
    _ piece: ResolvedText.Piece, _ substitution: FontSubstitution
  ) -> OpaquePointer? {
    let description = pango_font_description_new()
    let names = [substitution.family] + ideographFamilies
    pango_font_description_set_family(description, names.joined(separator: ","))
    pango_font_description_set_absolute_size(
      description, drawnSize(piece, substitution) * Double(PANGO_SCALE))
    let weight = FontLimits.weight(substitution.weight)
    pango_font_description_set_weight(description, PangoWeight(UInt32(weight)))
    if substitution.isItalic {
      pango_font_description_set_style(description, PANGO_STYLE_ITALIC)
    }
    if substitution.family == "Inter" {
      let slant = substitution.isItalic ? -10 : 0
      pango_font_description_set_variations(description, "wght=\(Int(weight)),slnt=\(slant)")
    }
    return description
  }

  /// The families for Han characters, whose shapes depend on the language.
  private var ideographFamilies: [String] {
    let tag = request.locale.lowercased().replacingOccurrences(of: "_", with: "-")
    let regions = [
      ("ja", "JP"), ("ko", "KR"), ("zh-hk", "HK"), ("zh-hant", "TC"), ("zh-tw", "TC"),
    ]
    let region = regions.first { tag.hasPrefix($0.0) }?.1
    return region.map { ["Inter", "Noto Sans CJK \($0)"] } ?? []
  }
}

// MARK: - Spans

extension ShapingAttributes {
  /// A range with its own tracking and size, both in points.
  private struct Span {
    var range: Range<Int>
    var tracking: Double
    var size: Double
  }

  /// The tracking at the ends of a line, in points. Pango includes it when it breaks lines, but
  /// then removes it from the line.
  var edgeTracking: Double {
    guard let first = request.text.pieces.first else { return 0 }
    return spans(first, FontSubstitution(first.style.font, families: families)).first?.tracking
      ?? 0
  }

  /// The author's tracking, with the corrections that make Inter as wide as San Francisco. Letters
  /// of other fonts have the requested size.
  private func spans(
    _ piece: ResolvedText.Piece, _ substitution: FontSubstitution
  ) -> [Span] {
    let requested = piece.style.tracking * request.factor + request.tightening
    let own = requested.isFinite ? requested : 0
    let (size, drawn) = (size(piece), drawnSize(piece, substitution))
    guard substitution.family == "Inter", piece.object == nil else {
      return [Span(range: 0..<piece.string.utf8.count, tracking: own, size: drawn)]
    }
    var letters = own + InterMetrics.tracking(at: size, weight: substitution.weight)
    var digits = letters + InterMetrics.digitTracking(at: size)
    if piece.style.font.design == .rounded {
      let rounded = InterMetrics.roundedTracking(at: size, weight: substitution.weight)
      letters += rounded.letters
      digits += rounded.digits
    }
    return Self.ranges(piece.string, separatingDigits: digits != letters).map { range, kind in
      switch kind {
      case .letter: Span(range: range, tracking: letters, size: drawn)
      case .digit: Span(range: range, tracking: digits, size: drawn)
      case .other: Span(range: range, tracking: own, size: size)
      }
    }
  }

  private enum CharacterKind {
    case letter, digit
    /// Drawn with another font than Inter.
    case other

    init(_ character: Character, separatingDigits: Bool) {
      let isInter = character.unicodeScalars.allSatisfy {
        $0.value < 0x590 || (0x2010...0x2027).contains($0.value)
      }
      let isDigit = separatingDigits && ("0"..."9").contains(character)
      self = isInter ? isDigit ? .digit : .letter : .other
    }
  }

  /// Splits a string into UTF-8 ranges of characters of the same kind.
  private static func ranges(
    _ string: String, separatingDigits: Bool
  ) -> [(Range<Int>, CharacterKind)] {
    var ranges: [(Range<Int>, CharacterKind)] = []
    var start = 0
    var offset = 0
    var current: CharacterKind?
    // Iterates over characters, because a range that ends inside an emoji would split it.
    for character in string {
      let kind = CharacterKind(character, separatingDigits: separatingDigits)
      if let current, current != kind {
        ranges.append((start..<offset, current))
        start = offset
      }
      current = kind
      offset += character.utf8.count
    }
    if let current { ranges.append((start..<offset, current)) }
    return ranges
  }
}
