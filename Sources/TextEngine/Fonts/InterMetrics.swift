/// The corrections that make Inter as high and as wide as San Francisco, for all weights.
///
/// San Francisco is tighter than Inter above 12 points, and from 20 points on, where it changes to
/// its display design, also lower. Sources: the widths of docs/layout-facts.md §4, and the widths
/// and heights of titles on devices, docs/layout-facts.md §1.
enum InterMetrics {
  /// The factor for the glyphs of a font of this size, in points. Line heights do not change.
  static func scale(at size: Double) -> Double {
    interpolated(size, [(17, 1), (22, capHeightRatio)])
  }

  /// San Francisco's cap height divided by Inter's.
  private static let capHeightRatio = LineMetrics.capHeightFactor / 0.7273

  /// The tracking, in points, in a font of this size.
  static func tracking(at size: Double) -> Double {
    size
      * interpolated(
        size, [(12, 0), (17, -0.022), (22, -0.033), (28, -0.037), (34, -0.045)])
  }

  /// The value at `x` on a line through points with ascending x; constant beyond its ends.
  private static func interpolated(_ x: Double, _ points: [(x: Double, y: Double)]) -> Double {
    guard let first = points.first, let last = points.last, x.isFinite else { return 0 }
    if x <= first.x { return first.y }
    for (from, to) in zip(points, points.dropFirst()) where x <= to.x {
      return from.y + (to.y - from.y) * (x - from.x) / (to.x - from.x)
    }
    return last.y
  }
}
