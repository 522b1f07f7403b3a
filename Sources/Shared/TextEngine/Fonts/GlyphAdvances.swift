internal import CPango
import Synchronization
import ViewArchive

/// The advance widths that San Francisco's glyphs have and the replacement fonts' do not.
///
/// `InterMetrics` has the mean for each size and weight; this table has what is left for single
/// letters. Kerning stays the font's. The corrections are given to HarfBuzz, so Pango measures,
/// breaks and truncates with them.
enum GlyphAdvances {
  /// In em of the requested size, to be added to Inter's advance. Source: 262 pairs of glyphs in 21
  /// strings on pictures of Apple's renderer, at 17 points regular. Letters that are missing here
  /// were not measured. docs/layout-facts.md §1 has the errors before and after.
  private static let letters: [Character: Double] = [
    "w": -0.035, "@": -0.029, "y": -0.021, "x": -0.014, "t": -0.011, "3": -0.007, "e": -0.006,
    "z": -0.005, "a": -0.001, "h": -0.001, "d": -0.001, "n": 0.002, "s": 0.002, "b": 0.002,
    "1": 0.002, "o": 0.003, "i": 0.003, ".": 0.004, "l": 0.005, "p": 0.005, "S": 0.008,
    "I": 0.008, "g": 0.010, "0": 0.010, "r": 0.011, "u": 0.011, "c": 0.011, ")": 0.011,
    "m": 0.013, ",": 0.013, "(": 0.017, " ": -0.002, "\u{2018}": 0.002, "\u{2019}": 0.002,
    "\u{201C}": 0.004, "\u{201D}": 0.004,
  ]

  /// What is added to Inter's percent sign, in em. Source: pictures of Apple's renderer.
  static func percent(at size: Double, weight: Double) -> Double {
    func value(_ row: [(x: Double, y: Double)]) -> Double { InterMetrics.interpolated(size, row) }
    return InterMetrics.interpolated(
      weight,
      [
        (400, value([(17, 0.15), (28, 0.116)])),
        (600, value([(17, 0.21), (24, 0.06)])),
        (700, value([(17, 0.21), (24, 0)])),
      ])
  }

  /// San Francisco's letters are shaped for titles above 20 points, where half is left.
  private static func share(at size: Double) -> Double {
    InterMetrics.interpolated(size, [(20, 1), (28, 0.5)])
  }

  /// The corrections of a font, in em of the requested size, by glyph.
  fileprivate static func deltas(
    _ family: Family, size: Double, weight: Double, _ glyph: (Character) -> UInt32?
  ) -> [UInt32: Double] {
    guard family == .inter else { return [:] }
    var deltas: [UInt32: Double] = [:]
    for (character, delta) in letters {
      if let id = glyph(character) { deltas[id] = delta * share(at: size) }
    }
    if let id = glyph("%") { deltas[id] = percent(at: size, weight: weight) }
    return deltas
  }

  fileprivate enum Family {
    case inter
    /// The replacement of SF Mono.
    case monospaced

    init?(_ file: String) {
      switch file {
      case "Inter.var.ttf": self = .inter
      case let name where name.hasPrefix("JetBrainsMono"): self = .monospaced
      default: return nil
      }
    }

    /// What is added to every glyph, in em. SF Mono's advance is 1266 of 2048 units.
    var all: Double { self == .monospaced ? 1266.0 / 2048 - 0.6 : 0 }
  }
}

// MARK: - The percent sign

extension GlyphAdvances {
  /// The glyph of Inter's percent sign, and the factor by which San Francisco's is wider; nil for
  /// another font. The wider sign is drawn stretched.
  static func percent(
    of font: UnsafeMutablePointer<PangoFont>, _ face: FontFace, drawnSize: Double
  ) -> (glyph: UInt32, stretch: Double)? {
    guard Family(face.file) == .inter, let shaped = pango_font_get_hb_font(font),
      let glyph = nominal("%", shaped)
    else { return nil }
    let advance = Double(hb_font_get_glyph_h_advance(shaped, glyph)) / Double(PANGO_SCALE)
    let size = drawnSize / InterMetrics.scale
    let delta = percent(at: size, weight: face.weight) * size
    guard delta > 0, advance > delta else { return nil }
    return (glyph, advance / (advance - delta))
  }

  /// The glyph of a character.
  private static func nominal(_ character: Character, _ font: OpaquePointer) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    guard let scalar = character.unicodeScalars.first,
      hb_font_get_nominal_glyph(font, scalar.value, &glyph) != 0
    else { return nil }
    return glyph
  }
}

// MARK: - HarfBuzz

extension GlyphAdvances {
  private typealias Create =
    @convention(c) (
      UnsafeMutablePointer<PangoFont>?
    ) -> OpaquePointer?

  /// Pango's function that creates a HarfBuzz font; nil until it is replaced.
  private static let original = Mutex<Create?>(nil)

  /// The corrections of one font, in its units.
  private final class Table {
    let all: Int32
    /// By glyph. HarfBuzz asks for each glyph of each text, so this is no dictionary.
    private let deltas: [Int32]

    init(all: Int32, deltas: [UInt32: Int32]) {
      self.all = all
      var listed = [Int32](repeating: 0, count: deltas.keys.max().map { Int($0) + 1 } ?? 0)
      for (glyph, delta) in deltas { listed[Int(glyph)] = delta }
      self.deltas = listed
    }

    func delta(_ glyph: UInt32) -> Int32 {
      glyph < deltas.count ? deltas[Int(glyph)] : 0
    }
  }

  /// Makes Pango use the corrections in this process. Call with any font of a Cairo font map.
  static func install(for font: UnsafeMutablePointer<PangoFont>) {
    guard let members = vitrine_font_class(font) else { return }
    original.withLock { original in
      guard original == nil else { return }
      original = members.pointee.create_hb_font
      members.pointee.create_hb_font = { font in
        guard let plain = GlyphAdvances.original.withLock({ $0 })?(font) else { return nil }
        guard let font, let corrected = GlyphAdvances.corrected(plain, font) else { return plain }
        hb_font_destroy(plain)
        return corrected
      }
    }
  }

  private static func corrected(
    _ plain: OpaquePointer, _ font: UnsafeMutablePointer<PangoFont>
  ) -> OpaquePointer? {
    guard let face = FontFace(font), let family = Family(face.file) else { return nil }
    var (xScale, yScale) = (Int32(0), Int32(0))
    hb_font_get_scale(plain, &xScale, &yScale)
    let drawn = Double(xScale) / Double(PANGO_SCALE)
    let requested = family == .inter ? drawn / InterMetrics.scale : drawn
    let units = requested * Double(PANGO_SCALE)
    let deltas = deltas(family, size: requested, weight: face.weight) { nominal($0, plain) }
    let table = Table(
      all: Int32((family.all * units).rounded()),
      deltas: deltas.mapValues { Int32(($0 * units).rounded()) })
    guard let corrected = hb_font_create_sub_font(plain), let functions = hb_font_funcs_create()
    else { return nil }
    hb_font_funcs_set_glyph_h_advance_func(
      functions,
      { font, data, glyph, _ in
        guard let font, let data else { return 0 }
        let table = Unmanaged<Table>.fromOpaque(data).takeUnretainedValue()
        let advance = hb_font_get_glyph_h_advance(hb_font_get_parent(font), glyph)
        // Marks have no advance.
        return advance == 0 ? 0 : advance + table.all + table.delta(glyph)
      }, nil, nil)
    hb_font_set_funcs(
      corrected, functions, Unmanaged.passRetained(table).toOpaque(),
      { data in if let data { Unmanaged<Table>.fromOpaque(data).release() } })
    hb_font_funcs_destroy(functions)
    return corrected
  }
}

extension FontFace {
  /// The setting of the weight axis; 400 for a static font.
  fileprivate var weight: Double {
    let setting = variations.split(separator: ",").first { $0.hasPrefix("wght=") }
    return setting.flatMap { Double($0.dropFirst(5)) } ?? 400
  }
}
