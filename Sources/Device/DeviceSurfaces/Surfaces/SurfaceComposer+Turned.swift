import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// Draws a phone in landscape: the window of the app in front, or an empty one, below the camera
  /// and the Home indicator. There is no status bar.
  func drawTurned(_ picture: Picture?) {
    guard let turned = layout.turned else { return }
    let isDark = scene.settings.colorScheme == .dark
    page.fill(screen, with: .color(Self.window(isDark: isDark)))
    if let picture { page.place(picture, in: screen) }
    drawCutout(turned.cutoutFrame.rectangle)
    if let frame = turned.homeIndicator?.rectangle {
      page.fill(
        frame, with: .color((isDark ? PaintColor.white : .black).opacity(0.85)),
        cornerRadius: frame.height / 2)
    }
  }

  /// The color of an empty window. The page's `turned.css` has the same; a test compares them.
  static func window(isDark: Bool) -> PaintColor { PaintColor(hex: isDark ? 0x1C1C1E : 0xF2F2F7) }

  /// The camera is at the left edge.
  private func drawCutout(_ frame: CGRect) {
    switch layout.cutout {
    case .none: break
    case .island, .camera: page.fill(frame, with: .color(.black), cornerRadius: frame.width / 2)
    case .notch:
      // Begins beside the screen, so that only the right corners are round.
      let notch = CGRect(
        x: -frame.width, y: frame.minY, width: frame.width * 2, height: frame.height)
      page.fill(notch, with: .color(.black), cornerRadius: 20)
    }
  }
}
