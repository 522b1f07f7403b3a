import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// The whole screen.
  var screen: CGRect {
    let size = layout.screen(of: scene)
    return CGRect(x: 0, y: 0, width: size.width, height: size.height)
  }

  /// The time and the signals. They change sides in languages that are written from right to left.
  func drawStatusBar(ink: PaintColor, showsTime: Bool) {
    drawCutout()
    // The expanded Island covers the room of the time and the signals.
    if case .expanded = scene.island { return }
    if let frame = layout.sideStatus {
      return drawSideStatus(ink: ink, showsTime: showsTime, in: frame)
    }
    if device.idiom == .pad || layout.fold != nil || scene.isTurned {
      return drawWideStatusBar(ink: ink, showsTime: showsTime)
    }
    let bar = layout.statusBar
    let isSmall = layout.cutout == .none
    let center = isSmall ? bar.midY : layout.cutoutFrame.midY + 2
    // Time and signals are centered between the screen's edge and the cutout or, if the Island
    // shows activities, its pill.
    let edge = islandEdge
    // Smaller where five digits would not fit.
    let size = isSmall ? 12.0 : min(16, max(10, (edge - 6) / 2.8))
    let side = isSmall ? bar.width / 4 : edge / 2 + min(4, (edge - 2.8 * size) / 2)
    if showsTime {
      let width = isSmall ? bar.width : edge
      let middle = isSmall ? bar.midX : fromLeadingEdge(side)
      page.text(
        clock.time(scene.now), at: CGPoint(x: middle - width / 2, y: center - size * 0.6),
        width: width, size: size, weight: 600, color: ink, alignment: .center)
    }
    let signals = isSmall ? bar.maxX - 42 : bar.maxX - side
    drawSignals(
      ink: ink, center: CGPoint(x: fromLeadingEdge(signals), y: center),
      room: isSmall ? .infinity : edge)
  }

  /// The time at the leading edge, the signals at the trailing one.
  private func drawWideStatusBar(ink: PaintColor, showsTime: Bool) {
    let bar = layout.statusBar
    let (margin, size, width) = (20.0, 13.0, 80.0)
    if showsTime {
      page.text(
        clock.time(scene.now),
        at: CGPoint(
          x: isMirrored ? bar.maxX - margin - width : bar.x + margin, y: bar.midY - size * 0.6),
        width: width, size: size, weight: 600, color: ink,
        alignment: isMirrored ? .trailing : .leading)
    }
    drawSignals(
      ink: ink, center: CGPoint(x: fromLeadingEdge(bar.width - margin - 34), y: bar.midY),
      room: .infinity)
  }

  /// The time above the signals, in the strip of iPhone Duo.
  private func drawSideStatus(ink: PaintColor, showsTime: Bool, in frame: SurfaceFrame) {
    if showsTime {
      page.text(
        clock.time(scene.now), at: CGPoint(x: frame.x, y: frame.y), width: frame.width, size: 16,
        weight: 600, color: ink, alignment: .center)
    }
    drawSignals(ink: ink, center: CGPoint(x: frame.midX - 1.5, y: frame.maxY - 12), room: .infinity)
  }

  /// Shades the band around the hinge of a device that is half open.
  func drawFold() {
    guard scene.settings.hinge == .half, let fold = layout.fold?.rectangle else { return }
    let isUpright = fold.width < fold.height
    func shade(_ alpha: Double, at location: Double) -> Paint.GradientStop {
      .init(color: .black.opacity(alpha), location: location)
    }
    page.fill(
      fold,
      with: .linearGradient(
        [shade(0, at: 0), shade(0.34, at: 0.5), shade(0, at: 1)],
        start: fold.origin,
        end: CGPoint(
          x: isUpright ? fold.maxX : fold.minX, y: isUpright ? fold.minY : fold.maxY)))
  }

  /// The position at a distance from the edge at which lines of text begin.
  func fromLeadingEdge(_ distance: Double) -> Double {
    isMirrored ? layout.statusBar.maxX - distance : layout.statusBar.x + distance
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

  /// The camera, which is at the left edge of a phone in landscape.
  func drawCutout() {
    let frame = layout.cutoutFrame.rectangle
    switch layout.cutout {
    case .none: break
    case .island, .camera:
      page.fill(
        frame, with: .color(.black), cornerRadius: min(frame.width, frame.height) / 2)
    case .notch:
      // Begins outside of the screen, so that only the inner corners are round.
      let notch =
        scene.isTurned
        ? CGRect(x: -frame.width, y: frame.minY, width: frame.width * 2, height: frame.height)
        : CGRect(x: frame.minX, y: -frame.height, width: frame.width, height: frame.height * 2)
      page.fill(notch, with: .color(.black), cornerRadius: 20)
    }
  }

  /// Draws cellular, Wi-Fi and battery symbols around a point. The first ones are left out if the
  /// room, a width in points, is too small.
  private func drawSignals(ink: PaintColor, center: CGPoint, room: Double) {
    // The room that each symbol needs with those after it, its left edge and its width.
    let signs: [(room: Double, x: Double, width: Double, draw: (Double) -> Void)] = [
      (78, 0, 17.6, { drawCellular(ink: ink, x: $0, y: center.y) }),
      (
        60, 23, 17,
        { x in
          guard scene.settings.wifi else { return }
          page.symbol(
            "wifi", size: 14, weight: 700, color: ink,
            center: CGPoint(x: x + 8.5, y: center.y + 0.5))
        }
      ), (32, 44, 27, { drawBattery(ink: ink, x: $0, y: center.y) }),
    ]
    let shown = signs.filter { $0.room <= room }
    guard let first = shown.first else { return }
    let middle = (first.x + 68) / 2
    for sign in shown {
      let offset = isMirrored ? middle - sign.x - sign.width : sign.x - middle
      sign.draw(center.x + offset)
    }
  }

  private func drawCellular(ink: PaintColor, x: Double, y: Double) {
    guard scene.settings.airplaneMode else { return drawSignalBars(ink: ink, x: x, y: y) }
    page.icon(ModuleIcon.airplane, size: 17.6, center: CGPoint(x: x + 8.8, y: y), color: ink)
  }

  private func drawSignalBars(ink: PaintColor, x: Double, y: Double) {
    for bar in 0..<4 {
      let height = 4.0 + Double(bar) * 2.6
      page.fill(
        CGRect(x: x + Double(bar) * 4.8, y: y + 6 - height, width: 3.2, height: height),
        with: .color(ink), cornerRadius: 1)
    }
  }

  private func drawBattery(ink: PaintColor, x: Double, y: Double) {
    let battery = CGRect(x: x, y: y - 6, width: 24, height: 12.5)
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
