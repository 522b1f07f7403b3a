import Foundation
import Rasterizer
import ViewArchive

extension PictureComposer {
  /// Draws the sign of a problem around a point.
  ///
  /// - Parameter diameter: In points.
  func problemBadge(at center: CGPoint, diameter: Double = 24) {
    fill(
      CGRect(
        x: center.x - diameter / 2, y: center.y - diameter / 2, width: diameter, height: diameter),
      with: .color(PaintColor(hex: 0xFFB03A)), cornerRadius: diameter / 2)
    icon(AppIcon.warning, size: diameter * 0.65, center: center, color: PaintColor(hex: 0x3D2200))
  }
}
