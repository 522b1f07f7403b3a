import Devices
import Foundation
import Rasterizer
import ViewArchive
import WidgetHost

extension SurfaceComposer {
  func drawHome(_ pieces: [Piece], _ number: Int, of pages: Int) {
    let isDark = scene.settings.colorScheme == .dark
    let wallpaper: Wallpaper = isDark ? .dark : .dawn
    wallpaper.draw(in: screen, cornerRadius: 0, on: page)
    let ink = PaintColor.white
    drawStatusBar(ink: ink, showsTime: true)
    for piece in pieces { drawHomeWidget(piece, wallpaper: wallpaper, ink: ink) }
    drawPageDots(number, of: pages, ink: ink)
    drawDock(isDark: isDark)
    drawHomeIndicator(ink: ink)
  }

  /// Draws a widget with the look of the Home Screen.
  func drawHomeWidget(
    _ piece: Piece, wallpaper: Wallpaper, ink: PaintColor, hasLabel: Bool = true
  ) {
    guard let frame = frame(of: piece.widget) else { return }
    let radius = device.cornerRadius(of: piece.widget.family)
    if scene.settings.look == .clear {
      page.fill(
        frame, with: .material(blurRadius: 18, tint: .black.opacity(0.14)), cornerRadius: radius)
    } else {
      page.shadow(
        of: frame.insetBy(dx: 1, dy: 1), cornerRadius: radius,
        color: .black.opacity(wallpaper.widgetShadow), radius: 12, y: 4)
    }
    if let picture = piece.picture {
      page.place(picture, in: frame)
    } else {
      page.fill(frame, with: .color(placeholderColor), cornerRadius: radius)
    }
    if scene.settings.look == .clear {
      page.stroke(
        frame.insetBy(dx: 0.5, dy: 0.5), with: .color(.white.opacity(0.35)), width: 1,
        cornerRadius: radius)
    }
    let label = layout.home.labelFrame(
      below: SurfaceFrame(
        x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
    if hasLabel {
      page.text(
        piece.widget.title, at: CGPoint(x: label.x, y: label.y), width: label.width, size: 12,
        weight: 500, color: ink, alignment: .center)
    }
    if let stack = piece.widget.stack {
      drawStackDots(stack, x: frame.maxX + 4, around: frame.midY, ink: ink)
    }
  }

  /// The colour of a widget that is not loaded yet.
  private var placeholderColor: PaintColor {
    switch (scene.settings.look, scene.settings.colorScheme) {
    case (.clear, _): .white.opacity(0.2)
    case (.standard, .light): .white
    default: WidgetLook.darkBackground
    }
  }

  private func drawPageDots(_ number: Int, of pages: Int, ink: PaintColor) {
    let frame = layout.home.pageDots.rectangle
    let (size, pitch) = (7.0, 15.0)
    let count = max(pages, 1)
    if frame.height > 20 {
      let pill = CGRect(
        x: frame.midX - (Double(count) * pitch + 12) / 2, y: frame.midY - 11,
        width: Double(count) * pitch + 12, height: 22)
      page.fill(
        pill, with: .material(blurRadius: 12, tint: .white.opacity(0.18)), cornerRadius: 11)
    }
    let left = frame.midX - (Double(count - 1) * pitch + size) / 2
    for index in 0..<count {
      let dot = CGRect(
        x: left + Double(index) * pitch, y: frame.midY - size / 2, width: size, height: size)
      page.fill(
        dot, with: .color(ink.opacity(index == number ? 0.95 : 0.32)), cornerRadius: size / 2)
    }
  }

  private func drawDock(isDark: Bool) {
    let home = layout.home
    let tint = isDark ? PaintColor.black.opacity(0.24) : PaintColor.white.opacity(0.4)
    page.fill(
      home.dock.rectangle, with: .material(blurRadius: 22, tint: tint),
      cornerRadius: home.dockCornerRadius)
    for (frame, icon) in zip(home.dockIcons, AppIcon.dock) {
      icon.draw(in: frame.rectangle, cornerRadius: home.iconCornerRadius, on: page)
    }
  }
}
