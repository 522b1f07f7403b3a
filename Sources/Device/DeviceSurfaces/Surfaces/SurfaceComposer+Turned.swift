import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// Draws a phone in landscape: the window of the app in front, or an empty one, below the camera
  /// and the Home indicator. There is no status bar.
  func drawTurned(_ picture: Picture?) {
    let isDark = scene.settings.colorScheme == .dark
    page.fill(screen, with: .color(Self.window(isDark: isDark)))
    if let picture { page.place(picture, in: screen) }
    drawCutout()
    drawHomeIndicator(ink: isDark ? .white : .black)
  }

  /// The color of an empty window. The page's `turned.css` has the same; a test compares them.
  static func window(isDark: Bool) -> PaintColor { PaintColor(hex: isDark ? 0x1C1C1E : 0xF2F2F7) }
}
