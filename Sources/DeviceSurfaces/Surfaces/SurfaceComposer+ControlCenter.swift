import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// Draws Control Center over the current screen, which is blurred and darkened.
  func drawControlCenter(_ controls: [ControlPiece]) {
    page.fill(screen, with: .material(blurRadius: 30, tint: PaintColor(hex: 0x0E1022, alpha: 0.64)))
    drawStatusBar(ink: .white, showsTime: true)
    let frame = layout.controlCenter.frame
    page.text(
      "Control Center", at: CGPoint(x: 20, y: (layout.statusBar.maxY + frame.y) / 2 - 14),
      width: screen.width - 40, size: 17, weight: 600, color: .white, alignment: .center)
    if scene.showsModules { drawModules() }
    for control in controls {
      draw(control)
      drawEdge(.dark, of: control.frame, cornerRadius: min(control.frame.height / 2, 34))
    }
    drawHomeIndicator(ink: .white)
  }

  /// Draws a control, or a plain shape if it is not loaded yet.
  func draw(_ control: ControlPiece) {
    guard let picture = control.picture else {
      return page.fill(
        control.frame, with: .color(.white.opacity(0.16)),
        cornerRadius: min(control.frame.height / 2, 34))
    }
    picture.draw(at: control.frame.origin, on: page)
    if control.hasProblem {
      drawBadge(at: CGPoint(x: control.frame.maxX - 8, y: control.frame.minY + 8))
    }
  }
}
