import Foundation
import Rasterizer

/// The pixels of a control's platter and symbol.
struct ControlPicture {
  var platter: Picture
  var symbol: Picture
  /// In points from the platter's top left corner.
  var symbolFrame: CGRect

  func draw(at corner: CGPoint, on page: PictureComposer) {
    page.place(platter, at: corner)
    page.place(
      symbol, in: symbolFrame.offsetBy(dx: corner.x, dy: corner.y))
  }
}
