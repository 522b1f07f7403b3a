import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// Draws two widgets on black, which the turned screen of StandBy shows.
  func drawSides(_ pieces: [Piece]) {
    page.fill(screen, with: .color(.black))
    let ink = scene.settings.isNight ? WidgetLook.night : .white
    for piece in pieces {
      guard let frame = frame(of: piece.widget) else { continue }
      if let picture = piece.picture {
        page.place(picture, in: frame)
      } else {
        page.fill(frame, with: .color(ink.opacity(0.08)), cornerRadius: 44)
      }
      if let stack = piece.widget.stack {
        drawStackDots(stack, x: frame.maxX + 6, around: frame.midY, ink: ink)
      }
    }
  }
}
