import Devices
import Foundation
import Rasterizer
import ViewArchive
import WidgetHost

extension PictureService {
  /// A whole screen as a PNG file, with clear corners where the screen's are round.
  ///
  /// `scale`: pixels a point, 0.25…4; nil is the device's.
  ///
  /// - Throws: `SurfaceError`, `ArchiveError`, `RasterizerError`.
  public func screen(_ scene: SurfaceScene, scale: Double? = nil) throws -> Data {
    let (device, _) = try SurfaceComposer.device(scene.settings)
    let scale = min(max(scale ?? device.scale, 0.25), 4)
    let composer = try SurfaceComposer(scene, scale: scale, rasterizer: rasterizer)
    let pieces = try scene.widgets.compactMap { widget -> SurfaceComposer.Piece? in
      guard let frame = composer.frame(of: widget) else { return nil }
      guard let shown = widget.shown, shown.size.width > 0 else {
        return SurfaceComposer.Piece(widget: widget, picture: nil)
      }
      let look = WidgetLook(
        shown, on: scene.screen.surface, settings: scene.settings,
        scale: scale * Double(frame.width) / shown.size.width)
      let picture = try rasterizer.picture(
        of: try decoded(shown.archive).archive, at: scene.now, options: look.options)
      return SurfaceComposer.Piece(widget: widget, picture: picture)
    }
    let controls = try self.controls(scene.controls, at: scene.now, scale: scale)
    let center = try scene.controlCenter.map {
      try self.controls($0, at: scene.now, scale: scale)
    }
    tellNotices()
    return try composer.picture(pieces, controls: controls, controlCenter: center).png()
  }

  private func controls(
    _ controls: [SurfaceScene.Control], at instant: Date, scale: Double
  ) throws -> [SurfaceComposer.ControlPiece] {
    try controls.map { control in
      SurfaceComposer.ControlPiece(
        frame: control.frame.rectangle,
        picture: try control.shown.map { try controlPicture(of: $0, at: instant, scale: scale) })
    }
  }
}

extension SurfaceScene.Screen {
  public var surface: PlacementSurface {
    switch self {
    case .home: .home
    case .lock: .lock
    case .standBy: .standBy
    }
  }
}
