import Foundation
import Rasterizer
import ViewArchive

extension PictureComposer {
  /// One line of text, cut at `width`, from the top left corner of its line.
  func text(
    _ text: String, at corner: CGPoint, width: Double, size: Double, weight: Double = 400,
    color: PaintColor, alignment: ParagraphStyle.Alignment = .leading
  ) {
    label(
      text, font: FontRequest(size: size, weight: weight), color: color, at: corner, width: width,
      alignment: alignment)
  }

  /// A widget's picture, on a soft shadow where `shadowOpacity` is above zero.
  func widget(_ widget: PagePicture, in frame: CGRect, shadowOpacity: Double) {
    if shadowOpacity > 0 {
      shadow(
        of: frame.insetBy(dx: 1, dy: 1), cornerRadius: widget.cornerRadius,
        color: .black.opacity(shadowOpacity), radius: 14, y: 5)
    }
    place(widget.picture, in: frame)
  }
}

extension PaintColor {
  /// `0xRRGGBB`.
  init(hex: UInt32, alpha: Double = 1) {
    self.init(
      red: Double(hex >> 16 & 0xFF) / 255, green: Double(hex >> 8 & 0xFF) / 255,
      blue: Double(hex & 0xFF) / 255, alpha: alpha)
  }
}
