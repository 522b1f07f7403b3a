import Foundation
import Rasterizer
import ViewArchive

extension PictureComposer {
  /// One line of text, cut at `width`, from the top left corner of its line. Points.
  public func text(
    _ text: String, at corner: CGPoint, width: Double, size: Double, weight: Double = 400,
    color: PaintColor, alignment: ParagraphStyle.Alignment = .leading
  ) {
    label(
      text, font: FontRequest(size: size, weight: weight), color: color, at: corner, width: width,
      alignment: alignment)
  }
}
