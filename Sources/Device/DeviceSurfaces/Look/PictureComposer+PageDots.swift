import Foundation
import Rasterizer
import ViewArchive

extension PictureComposer {
  /// The distance of the dots of two pages, in points.
  static var pageDotPitch: Double { 20 }

  /// Draws one dot for each page. That of the visible page is wide and bright.
  func pageDots(_ shown: Int, of count: Int, around middle: CGPoint, color: PaintColor) {
    let height = 7.5
    for index in 0..<count {
      let isShown = index == shown
      let center = middle.x + (Double(index) - Double(count - 1) / 2) * Self.pageDotPitch
      let width = isShown ? 11 : height
      fill(
        CGRect(x: center - width / 2, y: middle.y - height / 2, width: width, height: height),
        with: .color(color.opacity(isShown ? 1 : 0.5)), cornerRadius: height / 2)
    }
  }
}
