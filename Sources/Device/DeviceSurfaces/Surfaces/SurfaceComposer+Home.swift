import Devices
import Foundation
import Rasterizer
import ViewArchive
import WidgetHost

extension SurfaceComposer {
  func drawHome(_ pieces: [Piece], _ number: Int, of pages: Int) {
    drawWallpaper()
    let ink = PaintColor.white
    drawStatusBar(ink: ink, showsTime: true)
    drawApps(ink: ink)
    for piece in pieces { drawHomeWidget(piece, ink: ink) }
    if scene.showsPageDots, let frame = layout.home?.pageDots.rectangle {
      drawPageDots(number, of: pages, in: frame, ink: ink)
    }
    drawDock()
  }

  /// Draws the wallpaper of the Home Screen or, a little larger, of the Lock Screen.
  func drawWallpaper() {
    let enlargement = scene.isHome ? 1 : ScreenWallpaper.lockEnlargement
    if let wallpaper {
      ScreenWallpaper.draw(wallpaper, in: screen, on: page, enlargement: enlargement)
    } else {
      let own: ScreenWallpaper = scene.settings.colorScheme == .dark ? .dark : .light
      own.draw(
        in: screen, on: page, tone: WallpaperTone(scene.settings, isHome: scene.isHome),
        enlargement: enlargement)
    }
  }

  /// Draws a widget with the look of the Home Screen.
  func drawHomeWidget(_ piece: Piece, ink: PaintColor, hasLabel: Bool = true) {
    guard let frame = frame(of: piece.widget) else { return }
    let family = piece.widget.family
    let radius = device.cornerRadius(of: family) * device.shownScale(of: family)
    let glass = Glass.content(scene.settings)
    if glass == nil {
      page.shadow(
        of: frame.insetBy(dx: 1, dy: 1), cornerRadius: radius,
        color: PaintColor(hex: 0x0A0C32, alpha: 0.13), radius: 8, y: 4)
    }
    if let picture = piece.picture {
      page.place(picture, in: frame)
    } else {
      page.fill(
        frame, with: glass?.fill(in: frame) ?? .color(placeholderColor), cornerRadius: radius)
    }
    glass?.edge.draw(in: frame, cornerRadius: radius, on: page)
    if hasLabel, let home = layout.home {
      let label = home.labelFrame(
        below: SurfaceFrame(
          x: frame.minX, y: frame.minY, width: frame.width, height: frame.height))
      page.text(
        piece.widget.title, at: CGPoint(x: label.x, y: label.y), width: label.width, size: 12,
        weight: 500, color: ink, alignment: .center)
    }
    if let stack = piece.widget.stack {
      drawStackDots(stack, x: frame.maxX + 4, around: frame.midY, ink: ink)
    }
    if piece.widget.hasProblem {
      page.problemBadge(at: CGPoint(x: frame.maxX - 6, y: frame.minY + 6))
    }
  }

  /// The colour of a widget that is not loaded yet.
  private var placeholderColor: PaintColor {
    switch (scene.settings.look, scene.settings.colorScheme) {
    case (.standard, .light): .white
    default: WidgetLook.darkBackground
    }
  }

  private func drawPageDots(_ number: Int, of pages: Int, in frame: CGRect, ink: PaintColor) {
    let (pitch, count) = (PictureComposer.pageDotPitch, max(pages, 1))
    let width = max(frame.width, Double(count) * pitch + 20)
    let platter = CGRect(
      x: frame.midX - width / 2, y: frame.minY, width: width, height: frame.height)
    let radius = min(14, frame.height / 2)
    if let glass = Glass.platter(scene.settings) {
      glass.draw(in: platter, cornerRadius: radius, on: page)
    } else {
      page.fill(
        platter, with: .color(PaintColor(hex: 0x1E203C, alpha: 0.22)), cornerRadius: radius)
    }
    page.pageDots(
      number, of: count, around: CGPoint(x: frame.midX, y: frame.midY), color: ink)
  }

  private func drawDock() {
    guard let home = layout.home else { return }
    let settings = scene.settings
    let frame = home.dock.rectangle
    if let glass = Glass.platter(settings) {
      glass.draw(in: frame, cornerRadius: home.dockCornerRadius, on: page)
    } else {
      page.fill(
        frame, with: .color(.white.opacity(settings.colorScheme == .dark ? 0.12 : 0.3)),
        cornerRadius: home.dockCornerRadius)
      page.stroke(
        frame.insetBy(dx: 0.375, dy: 0.375), with: .color(.white.opacity(0.22)), width: 0.75,
        cornerRadius: home.dockCornerRadius)
    }
    let icons = AppIcon.dock.filter { $0.surface.map(layout.names.contains) ?? true }
    for (frame, icon) in zip(home.dockIcons, icons) {
      // A dock at the side is the same in all languages.
      let isAside = home.dock.x >= layout.contentWidth
      icon.draw(
        in: (isAside ? frame : mirrored(frame)).rectangle, cornerRadius: home.iconCornerRadius,
        settings: settings, on: page)
    }
  }
}
