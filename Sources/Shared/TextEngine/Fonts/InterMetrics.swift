/// The corrections that make Inter as high and as wide as San Francisco.
///
/// Inter's capitals and small letters are 3 % higher, so it is drawn smaller; line heights do not
/// change. Its widths then differ from San Francisco's by an amount that depends on the size,
/// because San Francisco has its own tracking for each size and narrower letters above 17 points,
/// and on the weight. Source: widths and heights on pictures of Apple's renderer, with the
/// remaining errors in docs/layout-facts.md §1.
enum InterMetrics {
  /// The factor for the glyphs: San Francisco's cap height divided by Inter's.
  static let scale = LineMetrics.capHeightFactor / 0.7273

  /// The tracking of letters, in points, in a font of this size and weight.
  static func tracking(at size: Double, weight: Double) -> Double {
    guard size.isFinite else { return 0 }
    func value(_ column: KeyPath<Row, Double>) -> Double {
      interpolated(size, rows.map { ($0.size, $0[keyPath: column]) })
    }
    return size
      * interpolated(
        weight, [(400, value(\.regular)), (600, value(\.semibold)), (700, value(\.bold))])
  }

  /// The tracking added to digits, which are wider than Inter's in titles, in points.
  static func digitTracking(at size: Double) -> Double {
    guard size.isFinite else { return 0 }
    return size * interpolated(size, [(17, 0), (22, 0.011), (28, 0.02)])
  }

  /// Tracking in em, for one size in points.
  private struct Row {
    var size, regular, semibold, bold: Double
  }

  private static let rows = [
    Row(size: 6, regular: 0.053, semibold: 0.064, bold: 0.0685),
    Row(size: 9, regular: 0.032, semibold: 0.043, bold: 0.0475),
    Row(size: 11, regular: 0.0184, semibold: 0.026, bold: 0.0305),
    Row(size: 12, regular: 0.0135, semibold: 0.0255, bold: 0.03),
    Row(size: 14, regular: 0.0035, semibold: 0.0135, bold: 0.018),
    Row(size: 16, regular: -0.0066, semibold: 0.0037, bold: 0.0082),
    Row(size: 17, regular: -0.0122, semibold: -0.0008, bold: 0.0037),
    Row(size: 20, regular: -0.0232, semibold: -0.0087, bold: -0.0042),
    Row(size: 22, regular: -0.0305, semibold: -0.0133, bold: -0.0098),
    Row(size: 26, regular: -0.03, semibold: -0.0167, bold: -0.011),
    Row(size: 28, regular: -0.028, semibold: -0.015, bold: -0.0105),
    Row(size: 34, regular: -0.037, semibold: -0.0136, bold: -0.0104),
  ]

  /// The value at `x` on a line through points with ascending x; constant beyond its ends.
  private static func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    for (from, to) in zip(points, points.dropFirst()) where x <= to.x {
      return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
    }
    return last.y
  }
}
