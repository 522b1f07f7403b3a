import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  func drawLock(_ pieces: [Piece], _ controls: [ControlPiece]) {
    let settings = scene.settings
    Wallpaper.lock.draw(in: screen, cornerRadius: 0, on: page)
    if settings.isLuminanceReduced {
      page.fill(screen, with: .color(.black.opacity(0.62)))
    }
    let ink = PaintColor.white.opacity(settings.isLuminanceReduced ? 0.6 : 0.94)
    drawStatusBar(ink: ink, showsTime: false)
    drawPadlock(isLocked: settings.isLocked, ink: ink)
    drawClock(ink: ink)
    let hasInline = pieces.contains { $0.widget.place == .lockInline && $0.picture != nil }
    if !hasInline { drawDay(ink: ink) }
    for piece in pieces {
      guard let frame = frame(of: piece.widget) else { continue }
      if let picture = piece.picture {
        page.place(picture, in: frame)
      } else {
        page.fill(frame, with: .color(.white.opacity(0.12)), cornerRadius: frame.height / 2)
      }
    }
    for control in controls {
      page.fill(
        control.frame, with: .material(blurRadius: 14, tint: .black.opacity(0.24)),
        cornerRadius: control.frame.width / 2)
      draw(control)
    }
    drawHomeIndicator(ink: ink)
  }

  private func drawPadlock(isLocked: Bool, ink: PaintColor) {
    let y = (layout.statusBar.maxY + layout.lock.inline.y) / 2
    page.symbol(
      isLocked ? "lock.fill" : "lock.open.fill", size: 17, color: ink,
      center: CGPoint(x: screen.midX, y: y))
  }

  private func drawClock(ink: PaintColor) {
    let lock = layout.lock
    page.text(
      clock.time(scene.now),
      // The baseline is one ascent (0.95215 em in Apple's font) below the top.
      at: CGPoint(x: lock.clock.x, y: lock.clockBaseline - lock.clockFontSize * 0.95215),
      width: lock.clock.width, size: lock.clockFontSize, weight: 600, color: ink,
      alignment: .center)
  }

  private func drawDay(ink: PaintColor) {
    let inline = layout.lock.inline
    page.text(
      clock.day(scene.now), at: CGPoint(x: 20, y: inline.y), width: screen.width - 40, size: 20,
      weight: 600, color: ink, alignment: .center)
  }
}
