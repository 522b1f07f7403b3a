import Foundation
import ViewArchive

/// Lays out text and finds symbols.
///
///     let engine = try TextEngine(fonts: .standard)
///     let block = engine.layout(
///       text, paragraph: ParagraphStyle(), width: 120, height: nil, scale: 3, now: date)
///
/// A layout resolves dates for `now` (`DynamicDateFormatter`), fits the text into the proposed size
/// (`TextFitting`), shapes it with Pango (`ParagraphShaper`) and assembles the lines. SwiftUI's
/// layout in an extension and the rasterizer in the host use the same engine, so text that is laid
/// out again while drawing breaks in the same places.
///
/// - Vertical metrics are Apple's (docs/layout-facts.md §1). Glyphs come from the font set.
/// - The same text and font set produce the same block on every machine.
/// - Results are cached by text, style and proposal. Text that fits on one line needs one layout
///   for all proposals.
/// - An engine is not thread-safe. Loading fonts is slow, so create one and keep it.
public final class TextEngine {
  /// Notices for the author: symbols without a glyph, families that are not in the set, texts that
  /// are too long. Each is added once per engine; `drainNotices()` removes them.
  public private(set) var notices: [String] = []

  let library: FontLibrary
  let symbols: SymbolSource
  let shaper: ParagraphShaper
  private var cache = LayoutCache(capacity: 2048)
  private var formatters = DateFormatters()
  private var didReportLength = false
  private let outlines = AuthorOutlines()

  /// Throws `TextEngineError` if a font or table of the set cannot be loaded.
  public init(fonts: FontSet) throws {
    library = try FontLibrary(fonts)
    symbols = try SymbolSource(fonts, library: library)
    shaper = try ParagraphShaper(library: library, symbols: symbols)
  }

  /// Returns and removes the notices.
  public func drainNotices() -> [String] {
    defer { notices = [] }
    return notices + AuthorFonts.drainNotices()
  }

  /// The file of a face on this machine; nil if it is not in the set.
  public func fontFile(of face: FontFace) -> URL? {
    face.file == symbols.face.file ? symbols.file : library.files[face.file]
  }

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - width: The proposed width, in points; nil or infinity is unlimited. Text that changes with
  ///     time fills a finite width, except if it hugs its string.
  ///   - height: The proposed height, in points. It limits the number of lines to one or more.
  ///   - scale: Device pixels per point. The block's size is rounded up to pixels.
  ///   - now: The instant for which dates are formatted.
  ///   - hugsString: Whether text that changes with time is as wide as its string, as in an app's
  ///     view, which is laid out again when the string changes. In an archive the width is fixed.
  /// - Returns: Positioned glyphs, in points from the block's top left corner.
  public func layout(
    _ text: StyledText, paragraph: ParagraphStyle, width: Double?, height: Double?, scale: Double,
    now: Date, hugsString: Bool = false
  ) -> TextBlock {
    if library.addAuthorFonts() { cache = LayoutCache(capacity: 2048) }
    let grid = PixelGrid(scale: scale)
    let width = Self.limit(width)
    let fillsWidth = !hugsString && text.segments.contains(where: \.isTicking)
    var natural = LayoutCache.Key(
      text: resolve(text, paragraph, now), paragraph: paragraph, width: nil, height: nil,
      grid: grid, fillsWidth: fillsWidth)
    if fillsWidth, width == nil {
      return fillingWidest(text, natural, paragraph, now)
    }
    let height = Self.limit(height)
    natural.fillsWidth = false
    if !fillsWidth {
      // Most text fits on one line. One layout then serves every proposal.
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

  /// Clamps a length. A negative one becomes zero; one that is not finite is unlimited.
  static func limit(_ length: Double?) -> Double? {
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
    let block = outlines.replaced(
      in: assembly.block(
        fitting.fit(), string: key.text.string, blockWidth: key.fillsWidth ? key.width : nil))
    for family in shaper.drainMissingFamilies() { notices.append(Self.missingNotice(family)) }
    noteMissingSymbols()
    cache.insert(block, for: key)
    return block
  }

  private static func missingNotice(_ family: String) -> String {
    guard let file = AuthorFonts.undeclaredFile(withFont: family) else {
      return "The font family \(family) is not in the font set. A substitute is used."
    }
    return
      "The font \(family) is in \(file) of the bundle, but UIAppFonts in the Info.plist does not "
      + "name the file: it is not used, as on a device."
  }

  func noteMissingSymbols() {
    for name in symbols.drainMissing() {
      notices.append("The symbol \(name) has no glyph. A stand-in is drawn.")
    }
  }

  /// Without a proposed width, text that changes with time is as wide as its widest text.
  private func fillingWidest(
    _ text: StyledText, _ key: LayoutCache.Key, _ paragraph: ParagraphStyle, _ now: Date
  ) -> TextBlock {
    var key = key
    key.fillsWidth = false
    let current = block(for: key)
    var widest = key
    widest.text = resolve(text, paragraph, now, widest: true)
    let width = max(block(for: widest).size.width, current.size.width)
    key.width = Double(width)
    key.fillsWidth = true
    return block(for: key)
  }

  func resolve(
    _ text: StyledText, _ paragraph: ParagraphStyle, _ now: Date, widest: Bool = false
  ) -> ResolvedText {
    let formatter = formatters.formatter(for: paragraph)
    let size = text.segments.map { FontLimits.size($0.style.font.size) }.max() ?? 17
    var room = FontLimits.bytes(ofSize: size)
    var pieces: [ResolvedText.Piece] = []
    for (index, segment) in text.segments.enumerated() {
      var piece = ResolvedText.Piece(string: "", style: segment.style, segment: index)
      switch segment.content {
      case .string(let string): piece.string = string
      case .dynamic(let date):
        piece.string =
          widest ? formatter.widestString(of: date, at: now) : formatter.string(of: date, at: now)
      case .symbol(let name, let scale):
        piece.string = ResolvedText.objectReplacement
        piece.object = .symbol(ResolvedText.SymbolReference(name: name, scale: scale))
      case .attachment(let attachment):
        piece.string = ResolvedText.objectReplacement
        piece.object = .attachment(attachment)
      }
      piece.string = sanitized(piece.string, room: &room)
      pieces.append(piece)
    }
    return ResolvedText(pieces)
  }

  /// Truncates a string to `room` bytes and removes null characters, which would end a C string.
  private func sanitized(_ string: String, room: inout Int) -> String {
    var string = string
    if string.utf8.contains(0) {
      string = String(string.unicodeScalars.filter { $0 != "\0" }.map(Character.init))
    }
    let length = string.utf8.count
    guard length > room else {
      room -= length
      return string
    }
    if !didReportLength {
      didReportLength = true
      notices.append("A text is longer than \(FontLimits.bytes) bytes and is truncated.")
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
  /// True for a date whose text changes with time.
  var isTicking: Bool {
    if case .dynamic(let date) = content { date.isTicking } else { false }
  }
}
