import Foundation
import ViewArchive

/// A text block together with what its glyphs stand for: characters, segments and metrics.
public struct TextDetail: Equatable, Sendable {
  public struct Line: Equatable, Sendable {
    /// The line's left end and its baseline.
    public var origin: CGPoint
    public var width: Double
    /// Points above the baseline.
    public var ascent: Double
    /// Points below the baseline.
    public var descent: Double
    /// Points between this line and the one above it.
    public var leading: Double
    /// From left to right.
    public var clusters: [Cluster]
  }

  /// The glyphs of characters that are drawn together. Coordinates are relative to the line's
  /// origin.
  public struct Cluster: Equatable, Sendable {
    /// The UTF-16 offset of the first character in the text.
    public var character: Int
    /// The index of the segment in the styled text.
    public var segment: Int
    public var x: Double
    public var width: Double
    public var ascent: Double
    public var descent: Double
    public var leading: Double
    public var isRightToLeft: Bool
    public var runs: [GlyphRun]
    public var attachment: TextBlock.Attachment?
  }

  public var block: TextBlock
  public var lines: [Line]
}

extension TextEngine {
  /// Lays out a text like `layout(_:paragraph:width:height:scale:now:)` and describes the result.
  ///
  /// Details are not cached. They are meant for texts that an author draws.
  public func detail(
    of text: StyledText, paragraph: ParagraphStyle, width: Double?, height: Double?,
    scale: Double, now: Date
  ) -> TextDetail {
    let block = layout(
      text, paragraph: paragraph, width: width, height: height, scale: scale, now: now)
    let fillsWidth = text.segments.contains(where: \.isTicking)
    let resolved = resolve(text, paragraph, now)
    let fit = TextFitting(
      shaper: shaper, text: resolved, paragraph: paragraph,
      width: fillsWidth ? Double(block.size.width) : Self.limit(width),
      height: Self.limit(height), recordsClusters: true
    ).fit()
    let offsets = CharacterOffsets(resolved.string)
    let lines = zip(block.lines, fit.lines).map { placed, shaped in
      TextDetail.Line(
        origin: placed.origin, width: placed.width, ascent: shaped.metrics.ascent,
        descent: shaped.metrics.descent, leading: shaped.metrics.leading,
        clusters: shaped.clusters.map { cluster in
          TextDetail.Cluster(
            character: offsets.utf16(at: cluster.offset),
            segment: resolved.segment(at: cluster.offset), x: cluster.x, width: cluster.width,
            ascent: cluster.metrics.ascent, descent: cluster.metrics.descent,
            leading: cluster.metrics.leading, isRightToLeft: cluster.isRightToLeft,
            runs: cluster.runs, attachment: cluster.attachment)
        })
    }
    return TextDetail(block: block, lines: lines)
  }
}

/// The UTF-16 offsets of a string's UTF-8 offsets.
private struct CharacterOffsets {
  private var offsets: [Int] = []

  init(_ string: String) {
    var offset = 0
    for scalar in string.unicodeScalars {
      for _ in 0..<UTF8.width(scalar) { offsets.append(offset) }
      offset += UTF16.width(scalar)
    }
    offsets.append(offset)
  }

  func utf16(at offset: Int) -> Int { offsets[min(max(offset, 0), offsets.count - 1)] }
}

extension ResolvedText {
  fileprivate func segment(at offset: Int) -> Int {
    let index = pieceIndex(at: offset)
    return pieces.indices.contains(index) ? pieces[index].segment : 0
  }
}
