import ViewArchive

/// One line, not yet positioned in a block.
struct ShapedLine: Equatable {
  /// UTF-8 offsets in the shaped text.
  var start: Int
  var end: Int
  /// Positions are relative to the line's left end.
  var runs: [GlyphRun]
  var attachments: [TextBlock.Attachment] = []
  /// From left to right; empty unless the request asks for them.
  var clusters: [ShapedCluster] = []
  /// In points, without the space at which the line breaks.
  var width: Double
  /// The part of that space that fits the width of the text, in points.
  var breakingSpace = 0.0
  var metrics: LineMetrics
}

/// The glyphs of characters that are drawn together, such as a letter with its accent.
struct ShapedCluster: Equatable {
  /// The UTF-8 offset of the first character in the shaped text.
  var offset: Int
  /// From the line's left end, in points.
  var x: Double
  var width: Double
  var isRightToLeft: Bool
  var metrics: LineMetrics
  var runs: [GlyphRun] = []
  var attachment: TextBlock.Attachment?
}

/// Limits of fonts and texts, so that no input takes long or overflows Pango's lengths.
enum FontLimits {
  /// The maximum length of a text, in UTF-8 bytes. Pango's time is quadratic in the length of a
  /// word: 10,000 letters without a space take a third of a second.
  static let bytes = 10_000

  /// Clamps a size in points. A size that is not finite becomes the body size.
  static func size(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0.1), 2048) : 17
  }

  static func weight(_ weight: Double) -> Double {
    weight.isFinite ? min(max(weight.rounded(), 1), 1000) : 400
  }

  /// The maximum length in bytes of a text in this size, limited by Pango's 32-bit lengths.
  static func bytes(ofSize size: Double) -> Int {
    min(bytes, Int(1_000_000 / max(size, 1)))
  }
}
