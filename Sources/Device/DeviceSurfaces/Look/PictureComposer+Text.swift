import Foundation
import Rasterizer
import ViewArchive

extension PictureComposer {
  /// Draws one line of text, truncated at `width`.
  ///
  /// - Parameter corner: The line's top left corner. All lengths are in points.
  package func text(
    _ text: String, at corner: CGPoint, width: Double, size: Double, weight: Double = 400,
    color: PaintColor, alignment: ParagraphStyle.Alignment = .leading
  ) {
    label(
      text, font: FontRequest(size: size, weight: weight), color: color, at: corner, width: width,
      alignment: alignment)
  }
}
