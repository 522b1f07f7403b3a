import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// The whole screen.
  var screen: CGRect {
    let size = scene.surface == .standBy ? layout.standBy.screen : device.screen
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  func drawStatusBar(ink: PaintColor, showsTime: Bool) {
    drawCutout()
    let bar = layout.statusBar
    let isSmall = layout.cutout == .none
    let center = isSmall ? bar.midY : layout.cutoutFrame.midY + 2
    // Time and signals are centered between the screen's edge and the cutout or, if the Island
    // shows activities, its pill.
    let edge = islandEdge
    let side = isSmall ? bar.width / 4 : edge / 2 + 4
    if showsTime {
      let size = isSmall ? 12.0 : 16.0
      let width = isSmall ? bar.width : edge
      page.text(
        clock.time(scene.now),
        at: CGPoint(x: (isSmall ? bar.midX : side) - width / 2, y: center - size * 0.6),
        width: width, size: size, weight: 600, color: ink, alignment: .center)
    }
    drawSignals(ink: ink, center: CGPoint(x: isSmall ? bar.maxX - 42 : bar.maxX - side, y: center))
  }

  /// The left edge of the cutout or the Island's pill.
  private var islandEdge: Double {
    guard let island = layout.island, let shown = scene.island else { return layout.cutoutFrame.x }
    guard case .compact(let leading, let trailing) = shown else { return island.compact.x }
    let pill = island.compact(
      leading: leading?.size.width ?? 0, trailing: trailing?.size.width ?? 0
    ).pill
    return min(pill.x, island.compact.x)
  }

  private func drawCutout() {
    let frame = layout.cutoutFrame.rectangle
    switch layout.cutout {
    case .none: break
    case .island: page.fill(frame, with: .color(.black), cornerRadius: frame.height / 2)
    case .notch:
      // Begins above the screen, so that only the lower corners are round.
      let notch = CGRect(
        x: frame.minX, y: -frame.height, width: frame.width, height: frame.height * 2)
      page.fill(notch, with: .color(.black), cornerRadius: 20)
    }
  }

  /// Draws cellular, Wi-Fi and battery symbols around a point.
  private func drawSignals(ink: PaintColor, center: CGPoint) {
    let (x, y) = (center.x - 34, center.y)
    for bar in 0..<4 {
      let height = 4.0 + Double(bar) * 2.6
      page.fill(
        CGRect(x: x + Double(bar) * 4.8, y: y + 6 - height, width: 3.2, height: height),
        with: .color(ink), cornerRadius: 1)
    }
    page.symbol(
      "wifi", size: 14, weight: 700, color: ink, center: CGPoint(x: x + 31.5, y: y + 0.5))
    let battery = CGRect(x: x + 44, y: y - 6, width: 24, height: 12.5)
    page.stroke(battery, with: .color(ink.opacity(0.4)), width: 1, cornerRadius: 4)
    page.fill(battery.insetBy(dx: 2, dy: 2), with: .color(ink), cornerRadius: 2.5)
    page.fill(
      CGRect(x: battery.maxX + 1.5, y: y - 2, width: 1.5, height: 4.5),
      with: .color(ink.opacity(0.45)), cornerRadius: 0.7)
  }

  func drawHomeIndicator(ink: PaintColor) {
    guard let frame = layout.homeIndicator?.rectangle else { return }
    page.fill(frame, with: .color(ink.opacity(0.85)), cornerRadius: frame.height / 2)
  }

  /// Draws one dot for each member of a stack. The visible member's dot is bright.
  func drawStackDots(
    _ stack: SurfaceScene.StackDots, x: Double, around center: Double, ink: PaintColor
  ) {
    let (size, pitch) = (5.0, 9.0)
    let top = center - (Double(stack.count - 1) * pitch + size) / 2
    for index in 0..<stack.count {
      let dot = CGRect(x: x, y: top + Double(index) * pitch, width: size, height: size)
      page.fill(
        dot, with: .color(ink.opacity(index == stack.top ? 0.9 : 0.35)), cornerRadius: size / 2)
    }
  }
}
