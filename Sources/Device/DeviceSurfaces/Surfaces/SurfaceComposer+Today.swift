import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

extension SurfaceComposer {
  /// Draws the top of the Today View: the darkened wallpaper and the widgets that fit the screen.
  func drawToday(_ pieces: [Piece]) {
    drawWallpaper()
    page.fill(screen, with: .color(PaintColor(hex: 0x10121C, alpha: 0.32)))
    for piece in pieces { drawHomeWidget(piece, ink: .white, hasLabel: false) }
    drawStatusBar(ink: .white, showsTime: true)
  }

  /// The frames of the Today View's widgets by position.
  var todayFrames: [SurfaceFrame] {
    let sizes = scene.widgets.compactMap { widget -> (position: Int, size: LinkSize)? in
      guard case .list(.today, let position) = widget.place,
        let size = device.shownSize(of: widget.family)
      else { return nil }
      return (position, size)
    }
    guard let today = layout.today else { return [] }
    // On an iPad the column is at the leading edge.
    let shift = isMirrored ? screen.width - 2 * today.x - today.width : 0
    return today.frames(sizes.sorted { $0.position < $1.position }.map(\.size)).map { frame in
      var frame = frame
      frame.x += shift
      return frame
    }
  }
}
