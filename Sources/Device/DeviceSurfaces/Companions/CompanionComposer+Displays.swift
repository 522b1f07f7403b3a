import Devices
import Foundation
import Rasterizer
import ViewArchive

extension CompanionComposer {
  private var isDark: Bool { scene.settings.colorScheme == .dark }

  // MARK: Car

  /// Draws the bar with the time and three apps, the widgets on plates, and the activities.
  func drawCar(_ pieces: [Piece], _ activities: [Activity]) {
    let background = PaintColor(hex: isDark ? 0x0B0C10 : 0xDDE1E8)
    let plate = WidgetLook.carPlate(isDark: isDark)
    let ink = PaintColor(hex: isDark ? 0xFFFFFF : 0x1A1C22)
    page.fill(screen, with: .color(background))
    if let bar = layout.bar {
      page.fill(bar.rectangle, with: .color(plate))
      text(clock.time(scene.now), in: layout.clock, size: 17, weight: 600, color: ink)
      let size = 46.0
      var plain = scene.settings
      plain.look = .standard
      for (index, icon) in AppIcon.dock.prefix(3).enumerated() {
        icon.draw(
          in: CGRect(
            x: bar.midX - size / 2, y: 56 + Double(index) * (size + 16), width: size, height: size),
          cornerRadius: 11, settings: plain, on: page)
      }
    }
    // Widgets are dark in both schemes, see `Appearance.carPlay`.
    let dark = WidgetLook.carPlate(isDark: true)
    for piece in pieces {
      draw(piece, placeholder: dark, cornerRadius: device.widgetCornerRadius)
    }
    drawActivities(activities, background: plate)
  }

  // MARK: Mac

  /// Draws the desktop, or Notification Center over it, below the menu bar.
  func drawMac(_ pieces: [Piece], _ activities: [Activity]) {
    let wallpaper: ScreenWallpaper = isDark ? .dark : .light
    wallpaper.draw(
      in: screen, on: page, tone: WallpaperTone(scene.settings, isHome: true))
    if scene.surface == .notificationCenter {
      page.fill(screen, with: .color(PaintColor(hex: 0x10121C, alpha: 0.18)))
    }
    let isCovered = scene.settings.isDesktopCovered && scene.widgetSurface == .desktop
    let glass = isCovered ? nil : Glass.content(scene.settings)
    let radius = device.widgetCornerRadius
    for piece in pieces {
      if glass == nil {
        page.shadow(
          of: piece.frame, cornerRadius: radius, color: PaintColor(hex: 0x0A0C32, alpha: 0.16),
          radius: 10, y: 4)
      }
      let plain = isDark ? WidgetLook.darkBackground : .white
      draw(piece, placeholder: glass?.top ?? plain, cornerRadius: radius)
      glass?.edge.draw(in: piece.frame, cornerRadius: radius, on: page)
    }
    if isCovered { drawWindow() }
    drawMenuBar(activities)
    if scene.surface.isControlCenter { drawPanel() }
  }

  /// The panel of Control Center, which is dark in both schemes, like that of an iPad.
  private func drawPanel() {
    guard case .panel(let center)? = layout.controls?.center, let panel = center.panel else {
      return
    }
    page.fill(
      panel.rectangle,
      with: .material(blurRadius: 30, tint: PaintColor(hex: 0x0E1022, alpha: 0.64)),
      cornerRadius: 28)
    // In a browser, the dots are buttons.
    guard !scene.unrollsList, let pages = scene.pages, pages.count > 1 else { return }
    page.pageDots(
      pages.shown, of: pages.count, around: CGPoint(x: pages.dots.midX, y: pages.dots.midY),
      color: .white)
  }

  /// Each activity is a pill with its compact presentations.
  private func drawMenuBar(_ activities: [Activity]) {
    guard let bar = layout.bar else { return }
    page.fill(bar.rectangle, with: .color(.white.opacity(isDark ? 0.12 : 0.4)))
    text(
      clock.time(scene.now), in: layout.clock, size: 13,
      color: PaintColor(hex: isDark ? 0xFFFFFF : 0x15161C), alignment: .trailing)
    for (activity, frame) in zip(activities, scene.activityFrames(layout)) {
      guard let pill = frame?.rectangle else { continue }
      page.fill(pill, with: .color(.black), cornerRadius: pill.height / 2)
      var x = pill.minX + 8
      for part in activity.parts.prefix(2) {
        if let picture = part.picture {
          page.place(
            picture,
            in: CGRect(
              x: x, y: pill.midY - part.size.height / 2, width: part.size.width,
              height: part.size.height))
        }
        x += part.size.width
      }
    }
  }

  /// An empty window in front of the desktop.
  private func drawWindow() {
    let size = CGSize(width: screen.width * 0.52, height: screen.height * 0.56)
    let frame = CGRect(
      x: screen.maxX - size.width - 60, y: screen.maxY - size.height - 60, width: size.width,
      height: size.height)
    page.shadow(
      of: frame, cornerRadius: 12, color: PaintColor(hex: 0x0A0C32, alpha: 0.35), radius: 24, y: 12)
    page.fill(
      frame, with: .color(PaintColor(hex: isDark ? 0x26272D : 0xF5F5F7)), cornerRadius: 12)
    for index in 0..<3 {
      page.fill(
        CGRect(x: frame.minX + 14 + Double(index) * 20, y: frame.minY + 14, width: 12, height: 12),
        with: .color(PaintColor(hex: isDark ? 0x4A4C55 : 0xD3D5DB)), cornerRadius: 6)
    }
  }
}
