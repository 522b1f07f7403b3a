import Foundation
import Rasterizer
import ViewArchive

extension PictureComposer {
  /// Draws a widget's picture, with a soft shadow if `shadowOpacity` is above zero.
  func widget(_ widget: PagePicture, in frame: CGRect, shadowOpacity: Double) {
    if shadowOpacity > 0 {
      shadow(
        of: frame.insetBy(dx: 1, dy: 1), cornerRadius: widget.cornerRadius,
        color: .black.opacity(shadowOpacity), radius: 14, y: 5)
    }
    place(widget.picture, in: frame)
  }
}
