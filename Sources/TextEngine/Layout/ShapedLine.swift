import ViewArchive

/// One line before it has its place in a block.
struct ShapedLine: Equatable {
  /// UTF-8 offsets in the text that was shaped.
  var start: Int
  var end: Int
  /// Positions are from the line's left end.
  var runs: [GlyphRun]
  /// Points.
  var width: Double
  var metrics: LineMetrics
}

/// What fonts and texts are held to, so that no input takes long or overflows Pango's lengths.
enum FontLimits {
  /// UTF-8 bytes of one text that are laid out. Pango's time grows with the square of a word's
  /// length: ten thousand letters without a space take a third of a second.
  static let bytes = 10_000

  /// Points; what is no number is body size.
  static func size(_ size: Double) -> Double {
    size.isFinite ? min(max(size, 0.1), 2048) : 17
  }

  static func weight(_ weight: Double) -> Double {
    weight.isFinite ? min(max(weight.rounded(), 1), 1000) : 400
  }

  /// How many bytes of a text in this size fit into Pango's lengths, which are 32-bit.
  static func bytes(ofSize size: Double) -> Int {
    min(bytes, Int(1_000_000 / max(size, 1)))
  }
}
