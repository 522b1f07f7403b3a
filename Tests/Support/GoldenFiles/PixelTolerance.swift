import Foundation

/// How far the pixels of another system may differ from a golden picture.
///
/// Golden pictures are made on Debian 12, where they must be equal pixel by pixel. On other systems
/// set `VITRINE_GOLDENS_OF_OTHER_SYSTEM=1`: their versions of the drawing libraries round
/// differently. docs/install.md has the measured differences.
public struct PixelTolerance: Sendable {
  /// The largest difference of a component, of 255.
  var levels: Int
  /// The largest share of pixels that differ.
  var share: Double

  /// Gradients, materials and blurs, which pixman draws.
  public static let drawing = PixelTolerance(levels: 3, share: 0.005)
  /// Pictures in an SVG file, which librsvg scales.
  public static let svg = PixelTolerance(levels: 20, share: 0.02)

  static let isUsed = ProcessInfo.processInfo.environment["VITRINE_GOLDENS_OF_OTHER_SYSTEM"] == "1"

  func contains(_ difference: PixelDifference) -> Bool {
    difference.largest <= levels && difference.share <= share
  }
}
