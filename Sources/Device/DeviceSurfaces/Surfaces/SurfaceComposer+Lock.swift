import Devices
import Foundation
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  func drawLock(_ pieces: [Piece], _ controls: [ControlPiece]) {
    let settings = scene.settings
    drawWallpaper()
    if !settings.isLuminanceReduced { page.fill(screen, with: shade) }
    let ink = PaintColor.white.opacity(settings.isLuminanceReduced ? 0.8 : 1)
    // An always-on display has no status bar.
    drawStatusBar(ink: settings.isLuminanceReduced ? .clear : ink, showsTime: false)
    if settings.isLocked { drawPadlock(ink: ink) }
    drawClock(ink: ink)
    drawDay(beside: pieces.first { $0.widget.place == .lockInline }, ink: ink)
    for piece in pieces {
      guard let frame = frame(of: piece.widget) else { continue }
      if let picture = piece.picture {
        page.place(picture, in: frame)
      } else {
        page.fill(frame, with: .color(.white.opacity(0.12)), cornerRadius: frame.height / 2)
      }
      if piece.widget.hasProblem {
        page.problemBadge(at: CGPoint(x: frame.maxX - 6, y: frame.minY + 6))
      }
    }
    for control in controls {
      let radius = control.frame.width / 2
      page.fill(
        control.frame, with: .material(blurRadius: 14, tint: .black.opacity(0.24)),
        cornerRadius: radius)
      control.draw(on: page)
      if !settings.isLuminanceReduced { drawEdge(of: control.frame, cornerRadius: radius) }
    }
    drawHomeIndicator(ink: ink)
  }

  /// Darkens the top and the bottom, so that white text is legible.
  private var shade: Paint {
    let dark = PaintColor(hex: 0x0A0C28, alpha: 0.3)
    return .linearGradient(
      [
        .init(color: dark, location: 0), .init(color: dark.opacity(0), location: 0.42),
        .init(color: dark.opacity(0), location: 0.74), .init(color: dark, location: 1),
      ], start: .zero, end: CGPoint(x: 0, y: screen.maxY))
  }

  private func drawPadlock(ink: PaintColor) {
    let left = device.idiom == .pad || layout.fold != nil ? 20.0 : layout.cutout == .none ? 10 : 50
    page.icon(
      AppIcon.dock[1].path, size: 19.5,
      center: CGPoint(x: fromLeadingEdge(left + 9.75), y: layout.statusBar.height / 2), color: ink)
  }

  private func drawClock(ink: PaintColor) {
    guard let lock = layout.lock else { return }
    func draw(_ color: PaintColor, x: Double = 0, y: Double = 0) {
      page.text(
        clock.time(scene.now),
        // The baseline is one ascent (0.95215 em in Apple's font) below the top.
        at: CGPoint(x: lock.clock.x + x, y: lock.clockBaseline - lock.clockFontSize * 0.95215 + y),
        width: lock.clock.width, size: lock.clockFontSize, weight: 600, color: color,
        alignment: .center)
    }
    guard scene.settings.os.hasGlass, !scene.settings.isLuminanceReduced else { return draw(ink) }
    for light in GlassNumerals.lights {
      draw(.white.opacity(light.opacity), x: light.x, y: light.y)
    }
    draw(.white.opacity(GlassNumerals.opacity))
  }

  /// Draws the bright edge of glass over a platter; nothing before iOS 26.
  func drawEdge(_ edge: Glass.Edge? = nil, of frame: CGRect, cornerRadius: Double) {
    guard scene.settings.os.hasGlass else { return }
    (edge ?? .init(scene.settings.colorScheme)).draw(
      in: frame, cornerRadius: cornerRadius, on: page)
  }

  /// Draws the day in the middle, or a short form of it before the content of an inline widget.
  private func drawDay(beside inline: Piece?, ink: PaintColor) {
    guard let line = layout.lock?.inline else { return }
    let font = FontRequest(size: 19, weight: 550)
    let text = inline == nil ? clock.day(scene.now) : clock.shortDay(scene.now)
    let width = Double(page.size(ofLabel: text, font: font).width)
    var x = (layout.contentWidth - width) / 2
    if let inline, let frame = frame(of: inline.widget) {
      let content = inline.picture?.inkedColumns ?? 0...Double(frame.width)
      x =
        Double(frame.minX)
        + (isMirrored
          ? content.upperBound + LockLayout.dateGap
          : content.lowerBound - LockLayout.dateGap - width)
    }
    page.label(text, font: font, color: ink, at: CGPoint(x: x, y: line.midY - 19 * 0.6))
  }
}
