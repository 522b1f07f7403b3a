import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// The opacity of the black around the panel of an iPad, and the panel's corner radius.
  static let (panelShade, panelCorner) = (0.22, 38.0)

  /// Draws Control Center over the current screen, which is blurred and darkened.
  func drawControlCenter(_ controls: [ControlPiece]) {
    guard let center = layout.controlCenter else { return }
    let glass = Paint.material(blurRadius: 30, tint: PaintColor(hex: 0x0E1022, alpha: 0.64))
    if let panel = center.panel {
      page.fill(screen, with: .color(.black.opacity(Self.panelShade)))
      page.fill(panel.rectangle, with: glass, cornerRadius: Self.panelCorner)
    } else {
      page.fill(screen, with: glass)
    }
    // Beside a panel, the padlock of the Lock Screen is in the place of the time.
    drawStatusBar(ink: .white, showsTime: center.panel == nil || scene.surface != .lock)
    let top = center.panel?.y ?? layout.statusBar.maxY
    page.text(
      "Control Center", at: CGPoint(x: center.frame.x, y: (top + center.frame.y) / 2 - 14),
      width: center.frame.width, size: 17, weight: 600, color: .white, alignment: .center)
    if scene.controlCenterPage == 0 { drawModules() }
    for control in controls {
      control.draw(on: page)
      drawEdge(.dark, of: control.frame, cornerRadius: min(control.frame.height / 2, 34))
    }
    if scene.controlCenterPages > 1, scene.showsControlCenterDots {
      let dots = center.pageDots
      page.pageDots(
        scene.controlCenterPage, of: scene.controlCenterPages,
        around: CGPoint(x: dots.midX, y: dots.midY), color: .white)
    }
    drawHomeIndicator(ink: .white)
  }
}

extension SurfaceComposer.ControlPiece {
  /// Draws a control, or a plain shape if it is not loaded yet.
  func draw(on page: PictureComposer) {
    guard let picture else {
      return page.fill(
        frame, with: .color(.white.opacity(0.16)), cornerRadius: min(frame.height / 2, 34))
    }
    picture.draw(at: frame.origin, on: page)
    if hasProblem {
      // Controls in a menu bar are small.
      let isSmall = frame.height < 40
      let inset = isSmall ? 5.0 : 8
      page.problemBadge(
        at: CGPoint(x: frame.maxX - inset, y: frame.minY + inset), diameter: isSmall ? 10 : 24)
    }
  }
}
