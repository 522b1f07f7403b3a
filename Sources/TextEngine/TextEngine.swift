import Foundation
import ViewArchive

/// Measures and sets text, and finds symbols: one engine a process, used by one thread at a time.
///
///     let engine = try TextEngine(fonts: .standard)
///     let block = engine.layout(
///       text, paragraph: ParagraphStyle(), width: 120, height: nil, scale: 3, now: date)
///
/// Vertical metrics are Apple's (docs/layout-facts.md §1), glyphs are those of the font set. The
/// same text in the same set gives the same block on every machine.
public final class TextEngine {
  /// What the caller should tell the author: symbols without a glyph, families that are not in
  /// the set, texts that were too long. Each once an engine; `drainNotices()` empties it.
  public private(set) var notices: [String] = []

  let library: FontLibrary
  let symbols: SymbolSource
  private let shaper: ParagraphShaper
  private var cache = LayoutCache(capacity: 2048)
  private var formatters = DateFormatters()
  private var warnedOfLength = false

  /// Throws `TextEngineError` where a font or table of the set cannot be loaded.
  public init(fonts: FontSet) throws {
    library = try FontLibrary(fonts)
    symbols = try SymbolSource(fonts, library: library)
    shaper = try ParagraphShaper(library: library, symbols: symbols)
  }

  /// Takes the notices away.
  public func drainNotices() -> [String] {
    defer { notices = [] }
    return notices
  }

  /// Where a face's file lies on this machine; nil for one that is not in the set.
  public func fontFile(of face: FontFace) -> URL? {
    face.file == symbols.face.file ? symbols.file : library.files[face.file]
  }

  /// Breaks and sets a text.
  ///
  /// `width`: points offered; nil (and infinity) is unlimited. Text that follows the clock
  /// takes all of a finite width.
  /// `height`: points offered; limits the lines, but never below one.
  /// `scale`: device pixels a point; the block's size is rounded up to pixels.
  /// `now`: the instant for which dates are spelled.
  ///
  /// - Returns: Glyphs at their places, in points from the block's top left corner.
  public func layout(
    _ text: StyledText, paragraph: ParagraphStyle, width: Double?, height: Double?, scale: Double,
    now: Date
  ) -> TextBlock {
    let grid = PixelGrid(scale: scale)
    let width = Self.limit(width)
    let fillsWidth = text.segments.contains(where: \.ticks)
    var natural = LayoutCache.Key(
      text: resolve(text, paragraph, now), paragraph: paragraph, width: nil, height: nil,
      grid: grid, fillsWidth: fillsWidth)
    if fillsWidth, width == nil {
      return fillingWidest(text, natural, paragraph, now)
    }
    let height = Self.limit(height)
    natural.fillsWidth = false
    if !fillsWidth {
      // Most text is on one line that fits: then one layout serves every proposal.
      let block = block(for: natural)
      let fitsWidth = width.map { Double(block.size.width) <= $0 + 1e-6 } ?? true
      let fitsHeight =
        height.map { Double(block.size.height) <= $0 + 1e-6 } ?? true
      if fitsWidth, fitsHeight { return block }
    }
    var key = natural
    key.width = width
    key.height = height
    key.fillsWidth = fillsWidth
    return block(for: key)
  }

  /// Negative is nothing; what is no finite number is unlimited.
  private static func limit(_ length: Double?) -> Double? {
    guard let length, length.isFinite else { return nil }
    return min(max(0, length), 1_000_000)
  }
}

extension TextEngine {
  private func block(for key: LayoutCache.Key) -> TextBlock {
    if let known = cache.block(for: key) { return known }
    let fitting = TextFitting(
      shaper: shaper, text: key.text, paragraph: key.paragraph, width: key.width,
      height: key.height)
    let assembly = BlockAssembly(
      paragraph: key.paragraph, lineSpacing: fitting.lineSpacing, grid: key.grid)
    let block = assembly.block(
      fitting.setting(), string: key.text.string, blockWidth: key.fillsWidth ? key.width : nil)
    for family in shaper.drainMissingFamilies() {
      notices.append("The font family \(family) is not in the font set; another stands in.")
    }
    noteMissingSymbols()
    cache.insert(block, for: key)
    return block
  }

  func noteMissingSymbols() {
    for name in symbols.drainMissing() {
      notices.append("The symbol \(name) has no glyph: a stand-in is drawn.")
    }
  }

  /// Without a proposal, text that follows the clock is as wide as it will get.
  private func fillingWidest(
    _ text: StyledText, _ key: LayoutCache.Key, _ paragraph: ParagraphStyle, _ now: Date
  ) -> TextBlock {
    var key = key
    key.fillsWidth = false
    let present = block(for: key)
    var widest = key
    widest.text = resolve(text, paragraph, now, widest: true)
    let width = max(block(for: widest).size.width, present.size.width)
    key.width = Double(width)
    key.fillsWidth = true
    return block(for: key)
  }

  private func resolve(
    _ text: StyledText, _ paragraph: ParagraphStyle, _ now: Date, widest: Bool = false
  ) -> ResolvedText {
    let formatter = formatters.formatter(for: paragraph)
    let size = text.segments.map { FontLimits.size($0.style.font.size) }.max() ?? 17
    var room = FontLimits.bytes(ofSize: size)
    var pieces: [ResolvedText.Piece] = []
    for segment in text.segments {
      var piece = ResolvedText.Piece(string: "", style: segment.style)
      switch segment.content {
      case .string(let string): piece.string = string
      case .dynamic(let date):
        piece.string =
          widest ? formatter.widestString(of: date, at: now) : formatter.string(of: date, at: now)
      case .symbol(let name, let scale):
        piece.string = ResolvedText.objectReplacement
        piece.symbol = ResolvedText.SymbolReference(name: name, scale: scale)
      }
      piece.string = cleaned(piece.string, room: &room)
      pieces.append(piece)
    }
    return ResolvedText(pieces)
  }

  /// Cuts what is too long and takes out the characters that end a C string.
  private func cleaned(_ string: String, room: inout Int) -> String {
    var string = string
    if string.utf8.contains(0) {
      string = String(string.unicodeScalars.filter { $0 != "\0" }.map(Character.init))
    }
    let length = string.utf8.count
    guard length > room else {
      room -= length
      return string
    }
    if !warnedOfLength {
      warnedOfLength = true
      notices.append("A text was longer than \(FontLimits.bytes) bytes and was cut.")
    }
    var end = string.utf8.index(string.startIndex, offsetBy: room)
    while end > string.startIndex, end.samePosition(in: string) == nil {
      end = string.utf8.index(before: end)
    }
    room = 0
    return String(string[..<end])
  }
}

extension StyledText.Segment {
  /// True for a date whose text changes by itself.
  fileprivate var ticks: Bool {
    if case .dynamic(let date) = content { date.ticks } else { false }
  }
}
