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
    let medium = (value(\.regular) + value(\.semibold)) / 2 + mediumExcess(at: size)
    return size
      * interpolated(
        weight,
        [
          (400, value(\.regular)), (500, medium), (600, value(\.semibold)), (700, value(\.bold)),
        ])
  }

  /// What medium letters are wider than the mean of regular and semibold ones, in em.
  private static func mediumExcess(at size: Double) -> Double {
    interpolated(size, [(14, 0), (15, 0.006), (16, 0)])
  }

  /// The tracking added to digits, in points. They are wider than Inter's in small and large sizes.
  static func digitTracking(at size: Double) -> Double {
    guard size.isFinite else { return 0 }
    return size
      * interpolated(
        size, [(9, 0.022), (11, 0.0075), (12, 0.002), (17, 0), (22, 0.011), (28, 0.02)])
  }

  /// The tracking added in the rounded design, in points: digits, and letters by weight.
  static func roundedTracking(
    at size: Double, weight: Double
  ) -> (letters: Double, digits: Double) {
    guard size.isFinite else { return (0, 0) }
    return (size * interpolated(weight, [(600, 0), (900, 0.02)]), size * 0.028)
  }

  /// Tracking in em, for one size in points.
  private struct Row {
    var size, regular, semibold, bold: Double
  }

  private static let rows = [
    Row(size: 6, regular: 0.053, semibold: 0.064, bold: 0.0685),
    Row(size: 9, regular: 0.032, semibold: 0.043, bold: 0.0475),
    Row(size: 11, regular: 0.0184, semibold: 0.0215, bold: 0.026),
    Row(size: 12, regular: 0.0135, semibold: 0.0228, bold: 0.0273),
    Row(size: 13, regular: 0.0075, semibold: 0.018, bold: 0.0225),
    Row(size: 14, regular: 0.0035, semibold: 0.0135, bold: 0.018),
    Row(size: 15, regular: -0.004, semibold: 0.0075, bold: 0.012),
    Row(size: 16, regular: -0.0066, semibold: 0.0037, bold: 0.0082),
    Row(size: 17, regular: -0.0106, semibold: -0.0008, bold: 0.0037),
    Row(size: 20, regular: -0.0232, semibold: -0.0126, bold: -0.007),
    Row(size: 22, regular: -0.0305, semibold: -0.015, bold: -0.0098),
    Row(size: 26, regular: -0.0315, semibold: -0.0167, bold: -0.011),
    Row(size: 28, regular: -0.031, semibold: -0.015, bold: -0.0105),
    Row(size: 34, regular: -0.037, semibold: -0.0136, bold: -0.0104),
  ]

  /// The value at `x` on a line through points with ascending x; constant beyond its ends.
  static func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
    guard let first = points.first, let last = points.last else { return 0 }
    if x <= first.x { return first.y }
    for (from, to) in zip(points, points.dropFirst()) where x <= to.x {
      return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
    }
    return last.y
  }
}
