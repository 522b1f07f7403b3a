import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// Draws the top of the Today View: the blurred wallpaper and the widgets that fit the screen.
  func drawToday(_ pieces: [Piece]) {
    let isDark = scene.settings.colorScheme == .dark
    let wallpaper: Wallpaper = isDark ? .dark : .dawn
    wallpaper.draw(in: screen, cornerRadius: 0, on: page)
    page.fill(
      screen, with: .material(blurRadius: 40, tint: PaintColor(hex: 0x10121C, alpha: 0.32)))
    for piece in pieces {
      drawHomeWidget(piece, wallpaper: wallpaper, ink: .white, hasLabel: false)
    }
    drawStatusBar(ink: .white, showsTime: true)
    drawHomeIndicator(ink: .white)
  }

  /// The frames of the Today View's widgets by position.
  var todayFrames: [SurfaceFrame] {
    let sizes = scene.widgets.compactMap { widget -> (position: Int, size: LinkSize)? in
      guard case .today(let position) = widget.place, let size = device.size(of: widget.family)
      else { return nil }
      return (position, size)
    }
    return layout.today.frames(sizes.sorted { $0.position < $1.position }.map(\.size))
  }
}
