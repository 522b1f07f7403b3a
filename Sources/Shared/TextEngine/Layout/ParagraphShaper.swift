internal import CPango
import Foundation
import ViewArchive

/// Shapes text and breaks it into lines with Pango.
///
/// ```swift
/// let result = shaper.shape(ParagraphShaper.Request(text: text, width: 120))
/// // result.lines: glyphs, width and metrics of each line
/// ```
/// - It breaks or truncates as requested and does not decide what fits: `TextFitting` does, with
///   several requests.
/// - Fonts are not hinted and one unit of font size is one point, so widths do not depend on the
///   device's scale.
/// - Pango's vertical metrics are ignored; `LineMetrics` has Apple's.
/// - Nothing depends on the environment's language or fonts, only on the font set.
final class ParagraphShaper {
  /// How to break or truncate a text.
  struct Request {
    var text: ResolvedText
    /// In points; nil is unlimited.
    var width: Double?
    /// The factor of the font size, for text that is scaled down to fit.
    var factor: Double = 1
    /// Points added to the tracking of every character.
    var tightening: Double = 0
    /// Truncates a single line at this side instead of breaking it.
    var truncation: ParagraphStyle.Truncation?
    var locale = "en_US"
    var isRightToLeft = false
    /// Whether lines have their clusters.
    var recordsClusters = false
    /// UTF-8 ranges in which lines do not break.
    var joined: [Range<Int>] = []
  }

  /// Lines in order, not yet aligned.
  struct Result {
    var lines: [ShapedLine]
    var isTruncated: Bool
    /// The width of the widest line, in points.
    var width: Double
  }

  private let library: FontLibrary
  private let context: OpaquePointer
  private let symbols: SymbolSource
  private var faces: [OpaquePointer: ShapedFont] = [:]
  private(set) var missingFamilies: [String] = []
  private var knownMissing: Set<String> = []

  /// A font that Pango selected. It is retained while its address is a key in `faces`.
  private struct ShapedFont {
    var face: FontFace
    var size: Double
    /// The percent sign, which is drawn wider than in the font; nil for other fonts.
    var percent: (glyph: UInt32, stretch: Double)?
  }

  init(library: FontLibrary, symbols: SymbolSource) throws {
    self.library = library
    self.symbols = symbols
    guard let context = pango_font_map_create_context(library.map) else {
      throw TextEngineError.configurationUnreadable(path: "pango")
    }
    self.context = context
    if let description = pango_font_description_from_string("Inter"),
      let font = pango_context_load_font(context, description)
    {
      GlyphAdvances.install(for: font)
      vitrine_object_unref(UnsafeMutableRawPointer(font))
      pango_font_description_free(description)
    }
    pango_context_set_round_glyph_positions(context, 0)
    // For scripts that the language does not use, Pango reads another language from environment
    // variables. With the unknown language "und" it does not, so output is reproducible.
    pango_context_set_language(context, pango_language_from_string("und"))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
  }

  deinit {
    releaseFaces()
    vitrine_object_unref(UnsafeMutableRawPointer(context))
  }

  func drainMissingFamilies() -> [String] {
    defer { missingFamilies = [] }
    return missingFamilies
  }

  func shape(_ request: Request) -> Result {
    var result = shapeOnce(request)
    guard let width = request.width, request.truncation == nil, result.lines.count > 1 else {
      return result
    }
    let rules = LineBreakRules(text: Array(request.text.string.utf8), width: width)
    var joined = request.joined
    var tooWide: Set<Range<Int>> = []
    func shape(joining ranges: [Range<Int>]) -> Result {
      var request = request
      request.joined = joined + ranges
      return shapeOnce(request)
    }
    for _ in 0..<Self.mostLayouts {
      var ranges = rules.joinedRanges(in: result.lines)
        .filter { !joined.contains($0) && !tooWide.contains($0) }
      guard !ranges.isEmpty else { break }
      let widest = max(width, result.width) + Self.slack
      var changed = shape(joining: ranges)
      if changed.width > widest {
        // Words that do not fit a line together stay where they were.
        let wide = changed.lines.filter { $0.width > widest }.map { $0.start..<$0.end }
        tooWide.formUnion(ranges.filter { range in wide.contains { $0.overlaps(range) } })
        ranges.removeAll(where: tooWide.contains)
        changed = shape(joining: ranges)
        guard changed.width <= widest else { break }
      }
      joined += ranges
      result = changed
    }
    return result
  }

  /// How often a text is laid out again to keep words together: moving a word can break others.
  private static let mostLayouts = 4

  private func shapeOnce(_ request: Request) -> Result {
    pango_context_set_base_dir(
      context, request.isRightToLeft ? PANGO_DIRECTION_WEAK_RTL : PANGO_DIRECTION_WEAK_LTR)
    guard let layout = pango_layout_new(context) else {
      return Result(lines: [], isTruncated: false, width: 0)
    }
    defer { vitrine_object_unref(UnsafeMutableRawPointer(layout)) }
    let string = request.text.string
    pango_layout_set_text(layout, string, Int32(string.utf8.count))
    let attributes = ShapingAttributes(
      request: request, families: library.families, symbols: symbols)
    let list = attributes.makeList { [self] family in
      if knownMissing.insert(family).inserted { missingFamilies.append(family) }
    }
    pango_layout_set_attributes(layout, list)
    pango_attr_list_unref(list)
    let tracking = request.width == nil ? 0 : attributes.edgeTracking
    if let width = request.width {
      // Pango adds tracking at the ends of a line (see `ShapingAttributes.edgeTracking`), and half
      // of it to a truncated line.
      let share = request.truncation == nil ? 1 : 0.5
      pango_layout_set_width(
        layout, Self.units(width + tracking * share + Self.slack))
    }
    if let truncation = request.truncation {
      pango_layout_set_height(layout, -1)
      pango_layout_set_ellipsize(layout, Self.ellipsis[truncation] ?? PANGO_ELLIPSIZE_END)
    } else {
      pango_layout_set_wrap(layout, PANGO_WRAP_WORD_CHAR)
    }
    return lines(of: layout, request, edgeTracking: tracking)
  }

  private static let ellipsis: [ParagraphStyle.Truncation: PangoEllipsizeMode] = [
    .head: PANGO_ELLIPSIZE_START, .middle: PANGO_ELLIPSIZE_MIDDLE, .tail: PANGO_ELLIPSIZE_END,
  ]

  /// Points by which a line may exceed its width, because Pango's units are rounded.
  static let slack = 3 / Double(PANGO_SCALE)

  static func units(_ points: Double) -> Int32 {
    Int32(min(max((points * Double(PANGO_SCALE)).rounded(), 0), 2_000_000_000))
  }

  static func points(_ units: Int32) -> Double {
    Double(units) / Double(PANGO_SCALE)
  }
}

// MARK: - Lines

extension ParagraphShaper {
  private func lines(
    of layout: OpaquePointer, _ request: Request, edgeTracking: Double
  ) -> Result {
    var lines: [ShapedLine] = []
    var widest = 0.0
    var node = pango_layout_get_lines_readonly(layout)
    while let item = node {
      if let data = item.pointee.data {
        let line = shapedLine(
          data.assumingMemoryBound(to: PangoLayoutLine.self), request, edgeTracking: edgeTracking)
        widest = max(widest, line.width)
        lines.append(line)
      }
      node = item.pointee.next
    }
    return Result(
      lines: lines, isTruncated: pango_layout_is_ellipsized(layout) != 0, width: widest)
  }

  private func shapedLine(
    _ line: UnsafeMutablePointer<PangoLayoutLine>, _ request: Request, edgeTracking: Double
  ) -> ShapedLine {
    let start = Int(line.pointee.start_index)
    let text = pango_layout_get_text(line.pointee.layout)
    var shaped = ShapedLine(
      start: start, end: start + Int(line.pointee.length), runs: [], width: 0,
      metrics: LineMetrics())
    var pieceIndices: Set<Int> = []
    var arabicSize = 0.0
    var trailing = (width: 0.0, count: 0)
    var lastFont: UnsafeMutablePointer<PangoFont>?
    var node = line.pointee.runs
    while let item = node {
      node = item.pointee.next
      guard let data = item.pointee.data else { continue }
      let run = data.assumingMemoryBound(to: PangoGlyphItem.self)
      let piece = request.text.pieceIndex(at: Int(run.pointee.item.pointee.offset))
      pieceIndices.insert(piece)
      if run.isArabic {
        let size = FontLimits.size(request.text.pieces[piece].style.font.size)
        arabicSize = max(arabicSize, size * request.factor)
      }
      if request.truncation == .tail, run.isEllipsis, !shaped.runs.isEmpty {
        // "fox…", not "fox …": removes the spaces before the ellipsis.
        let last = shaped.runs.count - 1
        shaped.width -= trailing.width
        shaped.runs[last].width -= trailing.width
        shaped.runs[last].glyphs.removeLast(min(trailing.count, shaped.runs[last].glyphs.count))
        shaped.clusters.removeLast(min(trailing.count, shaped.clusters.count))
      }
      trailing = run.trailingSpace(in: text)
      lastFont = run.pointee.item.pointee.analysis.font
      let before = (runs: shaped.runs.count, attachments: shaped.attachments.count, x: shaped.width)
      append(run, piece: request.text.pieces[piece], request, to: &shaped)
      if request.recordsClusters {
        let item = ShapedItem(
          start: before.x, width: shaped.width - before.x,
          metrics: LineMetrics(request.text.pieces[piece], factor: request.factor),
          runs: Array(shaped.runs[before.runs...]),
          attachment: shaped.attachments[before.attachments...].first,
          isObject: request.text.pieces[piece].object != nil && !run.isEllipsis)
        shaped.clusters += item.clusters(of: run)
      }
    }
    if let width = request.width, request.truncation == nil, let lastFont, let text,
      shaped.end > 0, text[shaped.end - 1] == 0x20, text[shaped.end] != 0
    {
      // Pango gives the space at which it breaks a line no width.
      shaped.breakingSpace = min(
        lastFont.spaceAdvance + edgeTracking, max(width - shaped.width, 0))
    }
    if pieceIndices.isEmpty { pieceIndices = [request.text.pieceIndex(at: start)] }
    let metrics = pieceIndices.map {
      LineMetrics(request.text.pieces[$0], factor: request.factor)
    }
    shaped.metrics = metrics.dropFirst().reduce(metrics[0]) { $0.union($1) }
      .raised(forArabicAt: arabicSize)
    return shaped
  }

  private func append(
    _ run: UnsafeMutablePointer<PangoGlyphItem>, piece: ResolvedText.Piece, _ request: Request,
    to line: inout ShapedLine
  ) {
    guard let string = run.pointee.glyphs else { return }
    let start = line.width
    let offset = piece.style.baselineOffset
    let lift = offset.isFinite ? offset * request.factor : 0
    var glyphs: [GlyphRun.Glyph] = []
    var width = 0.0
    for index in 0..<Int(string.pointee.num_glyphs) {
      let info = string.pointee.glyphs[index]
      if info.glyph != Self.emptyGlyph {
        glyphs.append(
          GlyphRun.Glyph(
            id: info.glyph & Self.unknownGlyphFlag != 0 ? 0 : info.glyph,
            x: start + width + Self.points(info.geometry.x_offset),
            y: Self.points(info.geometry.y_offset) - lift))
      }
      width += Self.points(info.geometry.width)
    }
    if run.isEllipsis { width -= run.ellipsisPadding }
    line.width += width
    // The offset and length of an ellipsis are those of the elided text, which can be an object.
    if let object = piece.object, !run.isEllipsis, run.pointee.item.pointee.length == 3 {
      switch object {
      case .symbol(let symbol):
        line.runs += symbols.glyphRun(
          symbol, style: piece.style, factor: request.factor, x: start, width: width)
      case .attachment(let attachment):
        line.attachments.append(
          TextBlock.Attachment(
            origin: CGPoint(x: start, y: -lift), content: attachment.scaled(by: request.factor)))
      }
      return
    }
    guard !glyphs.isEmpty, let pointer = run.pointee.item.pointee.analysis.font,
      let font = shapedFont(pointer)
    else { return }
    let whole = GlyphRun(
      face: font.face, size: font.size, paint: piece.style.paint, glyphs: glyphs, width: width,
      underline: piece.style.underline, strikethrough: piece.style.strikethrough)
    // Text renderers divide runs themselves.
    guard let percent = font.percent, !request.recordsClusters,
      glyphs.contains(where: { $0.id == percent.glyph })
    else { return line.runs.append(whole) }
    line.runs += whole.divided(at: percent.glyph, end: start + width).map { run in
      guard run.glyphs.first?.id == percent.glyph else { return run }
      var run = run
      run.face.stretch = percent.stretch
      return run
    }
  }

  /// Pango's special glyph numbers: an empty glyph, and the flag of a character without a font.
  static let emptyGlyph: PangoGlyph = 0x0FFF_FFFF
  private static let unknownGlyphFlag: PangoGlyph = 0x1000_0000

  private func shapedFont(_ font: UnsafeMutablePointer<PangoFont>) -> ShapedFont? {
    let key = OpaquePointer(font)
    if let known = faces[key] { return known }
    guard let face = FontFace(font), let description = pango_font_describe_with_absolute_size(font)
    else { return nil }
    let size = Self.points(pango_font_description_get_size(description))
    pango_font_description_free(description)
    if faces.count >= 256 { releaseFaces() }
    vitrine_object_ref(font)
    let shaped = ShapedFont(
      face: face, size: size, percent: GlyphAdvances.percent(of: font, face, drawnSize: size))
    faces[key] = shaped
    return shaped
  }

  private func releaseFaces() {
    for font in faces.keys { vitrine_object_unref(UnsafeMutableRawPointer(font)) }
    faces = [:]
  }
}

extension UnsafeMutablePointer<PangoGlyphItem> {
  /// True if Pango marked the run as an ellipsis.
  fileprivate var isEllipsis: Bool {
    pointee.item.pointee.analysis.flags & 1 << 1 != 0
  }

  fileprivate var isArabic: Bool {
    UInt32(pointee.item.pointee.analysis.script) == UInt32(G_UNICODE_SCRIPT_ARABIC.rawValue)
  }

  /// Points by which Pango widened the ellipsis so that the line fills the width exactly.
  fileprivate var ellipsisPadding: Double {
    guard let string = pointee.glyphs, string.pointee.num_glyphs > 0,
      let font = pointee.item.pointee.analysis.font
    else { return 0 }
    let last = string.pointee.glyphs[Int(string.pointee.num_glyphs) - 1]
    var box = PangoRectangle()
    pango_font_get_glyph_extents(font, last.glyph, nil, &box)
    return ParagraphShaper.points(max(0, last.geometry.width - box.width))
  }

  /// The trailing spaces of a left-to-right run, except its first glyph.
  fileprivate func trailingSpace(
    in text: UnsafePointer<CChar>?
  ) -> (width: Double, count: Int) {
    guard let text, let string = pointee.glyphs, pointee.item.pointee.analysis.level % 2 == 0,
      !isEllipsis
    else { return (0, 0) }
    var spaces = (width: 0.0, count: 0)
    for index in stride(from: Int(string.pointee.num_glyphs) - 1, to: 0, by: -1) {
      let offset = Int(pointee.item.pointee.offset) + Int(string.pointee.log_clusters[index])
      guard text[offset] == 0x20, string.pointee.glyphs[index].glyph != ParagraphShaper.emptyGlyph
      else { break }
      spaces.width += ParagraphShaper.points(string.pointee.glyphs[index].geometry.width)
      spaces.count += 1
    }
    return spaces
  }
}

extension UnsafeMutablePointer<PangoFont> {
  /// The advance of a space, in points, without tracking.
  fileprivate var spaceAdvance: Double {
    var glyph: hb_codepoint_t = 0
    guard let font = pango_font_get_hb_font(self),
      hb_font_get_nominal_glyph(font, 0x20, &glyph) != 0
    else { return 0 }
    return ParagraphShaper.points(hb_font_get_glyph_h_advance(font, glyph))
  }
}

extension GlyphRun {
  /// The run in parts, in which all glyphs or none are the given one.
  ///
  /// - Parameter end: The position of the run's end, in points.
  fileprivate func divided(at glyph: UInt32, end: Double) -> [GlyphRun] {
    var parts: [[Glyph]] = []
    for next in glyphs {
      if let last = parts.last?.last, (last.id == glyph) == (next.id == glyph) {
        parts[parts.count - 1].append(next)
      } else {
        parts.append([next])
      }
    }
    return parts.indices.map { index in
      var run = self
      run.glyphs = parts[index]
      let next = index + 1 < parts.count ? parts[index + 1].first.map(\.x) : nil
      run.width = (next ?? end) - (parts[index].first?.x ?? end)
      return run
    }
  }
}
