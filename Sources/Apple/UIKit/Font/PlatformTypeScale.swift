import FoundationSupplement

/// The text styles of the platforms whose styles differ from those of iOS: macOS and watchOS.
///
/// Sources: docs/layout-facts.md §8 (Human Interface Guidelines, Typography).
package enum PlatformTypeScale {
  package struct Metrics: Equatable, Sendable {
    /// In points.
    package let size: Double
    package let lineHeight: Double
    /// 100…900.
    package let weight: Double

    package init(size: Double, lineHeight: Double, weight: Double) {
      self.size = size
      self.lineHeight = lineHeight
      self.weight = weight
    }
  }

  /// The metrics of a style; nil if they are those of iOS.
  ///
  /// - Parameter textSize: The position of the text size, 0 for `xSmall`. macOS has one size.
  package static func metrics(
    _ style: UIFont.TextStyle, textSize: Int, on platform: SystemPlatform = .current
  ) -> Metrics? {
    switch platform {
    case .iOS, .visionOS: return nil
    case .macOS:
      let row = mac[style] ?? (13, 16)
      return Metrics(size: row.0, lineHeight: row.1, weight: macWeights[style] ?? 400)
    case .watchOS:
      let row = watch[style] ?? watchBody
      let size = row[min(max(textSize, 0), row.count - 1)]
      return Metrics(
        size: size, lineHeight: size + watchLeading, weight: style == .headline ? 600 : 400)
    }
  }

  private static let mac: [UIFont.TextStyle: (Double, Double)] = [
    .largeTitle: (26, 32), .title1: (22, 26), .title2: (17, 22), .title3: (15, 20),
    .headline: (13, 16), .body: (13, 16), .callout: (12, 15), .subheadline: (11, 14),
    .footnote: (10, 13), .caption1: (10, 13), .caption2: (10, 13),
  ]

  private static let macWeights: [UIFont.TextStyle: Double] = [.headline: 700, .caption2: 500]

  /// What the height of a line has in addition to the size. The guidelines list more for the two
  /// largest titles at accessibility sizes.
  private static let watchLeading = 2.5

  // xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, and accessibility sizes 1 to 3. A
  // watch has no medium, which is taken as large.
  private static let watchBody: [Double] = [14, 15, 16, 16, 17, 18, 19, 21, 22, 23]

  private static let watch: [UIFont.TextStyle: [Double]] = [
    .largeTitle: [30, 32, 36, 36, 40, 41, 42, 44, 45, 46],
    .title1: [28, 30, 34, 34, 38, 39, 40, 42, 43, 44],
    .title2: [24, 26, 27, 27, 30, 31, 32, 34, 35, 36],
    .title3: [17, 18, 19, 19, 20, 21, 22, 24, 25, 26],
    .headline: watchBody,
    .body: watchBody,
    // Not listed for watchOS; estimated from the neighbours.
    .callout: [13, 14, 15, 15, 16, 17, 18, 18, 19, 20],
    .subheadline: [13, 14, 15, 15, 16, 17, 18, 18, 19, 20],
    .caption1: [13, 14, 15, 15, 16, 17, 18, 18, 19, 20],
    .caption2: [12, 13, 14, 14, 15, 16, 17, 17, 18, 19],
    .footnote: [11, 12, 13, 13, 14, 15, 16, 16, 17, 18],
  ]
}
