import ViewArchive

/// The vertical metrics of a line: always Apple's, independent of the font that is drawn.
///
/// Ascent, descent and cap height are San Francisco's, in fractions of the font size. The leading
/// is the text style's line height minus ascent and descent. Fallback glyphs (emoji, CJK) never
/// change the metrics. Source: docs/layout-facts.md §1.
struct LineMetrics: Equatable {
  static let ascentFactor = 1950.0 / 2048
  static let descentFactor = 494.0 / 2048
  static let capHeightFactor = 1443.0 / 2048
  /// The descent of a line with Arabic letters.
  static let arabicDescentFactor = 0.277

  /// Points above the baseline.
  var ascent: Double
  /// Points below the baseline.
  var descent: Double
  /// Points between this line and the one above it.
  var leading: Double

  var height: Double { ascent + descent }

  init(ascent: Double = 0, descent: Double = 0, leading: Double = 0) {
    self.ascent = ascent
    self.descent = descent
    self.leading = leading
  }

  /// The metrics of the piece's font, or of its attachment if that is higher.
  init(_ piece: ResolvedText.Piece, factor: Double) {
    self.init(piece.style, factor: factor)
    guard case .attachment(let attachment) = piece.object else { return }
    let offset = piece.style.baselineOffset
    let lift = offset.isFinite ? offset * factor : 0
    func limit(_ length: Double) -> Double {
      length.isFinite ? min(max(length * factor, 0), 100_000) : 0
    }
    ascent = max(ascent, limit(attachment.ascent) + lift)
    descent = max(descent, limit(attachment.descent) - lift)
  }

  init(_ style: TextStyle, factor: Double) {
    let size = FontLimits.size(style.font.size) * factor
    let lift = style.baselineOffset.isFinite ? style.baselineOffset * factor : 0
    let height = (Self.ascentFactor + Self.descentFactor) * size
    ascent = Self.ascentFactor * size + lift
    descent = Self.descentFactor * size - lift
    let lineHeight = style.font.lineHeight
    leading = lineHeight.isFinite && lineHeight > 0 ? max(0, lineHeight * factor - height) : 0
  }

  /// The metrics of the line if it contains Arabic letters: as high, but with a higher baseline.
  func raised(forArabicAt size: Double) -> LineMetrics {
    let lift = (Self.arabicDescentFactor - Self.descentFactor) * size
    return LineMetrics(ascent: ascent - lift, descent: descent + lift, leading: leading)
  }

  /// The metrics of a line that contains both.
  func union(_ other: LineMetrics) -> LineMetrics {
    LineMetrics(
      ascent: max(ascent, other.ascent), descent: max(descent, other.descent),
      leading: max(leading, other.leading))
  }
}

/// Rounds to device pixels.
struct PixelGrid: Hashable {
  /// Device pixels per point.
  var scale: Double

  init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? min(scale, 64) : 1
  }

  /// Rounds up to the next pixel. Tolerates rounding errors.
  func ceil(_ value: Double) -> Double {
    let pixels = (value * scale - 1e-6).rounded(.up)
    return pixels > 0 ? pixels / scale : 0
  }
}
