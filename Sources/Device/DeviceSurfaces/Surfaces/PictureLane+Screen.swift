import DeviceEngine
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension PictureLane {
  /// Draws a whole screen as a PNG file. Round screen corners are transparent. Throws
  /// `SurfaceError`, `ArchiveError`, `RasterizerError`.
  ///
  /// - Parameter scale: Pixels per point, 0.25…4; nil uses the device's scale.
  func screen(_ scene: SurfaceScene, scale: Double? = nil) throws -> Data {
    let (device, _) = try SurfaceComposer.device(scene.settings)
    let scale = min(max(scale ?? device.scale, 0.25), 4)
    var composer = try SurfaceComposer(scene, scale: scale, rasterizer: rasterizer)
    composer.wallpaper = wallpaper(of: scene)
    let pieces = try scene.widgets.compactMap { widget -> SurfaceComposer.Piece? in
      guard let frame = composer.frame(of: widget) else { return nil }
      guard let shown = widget.shown, shown.size.width > 0 else {
        return SurfaceComposer.Piece(widget: widget, picture: nil)
      }
      let look = WidgetLook(
        shown, on: scene.surface, settings: scene.settings,
        scale: scale * Double(frame.width) / shown.size.width)
      let picture = try ifDrawable {
        try pixels(of: shown.archive, look.options, at: scene.now)
      }
      return SurfaceComposer.Piece(widget: widget, picture: picture)
    }
    let controls = try self.controls(scene.controls, at: scene.now, scale: scale)
    let center = try scene.controlCenter.map {
      try self.controls($0, at: scene.now, scale: scale)
    }
    let activities = try scene.activities.map {
      try piece($0.shown, $0.backgroundTint, at: scene.now, scale: scale)
    }
    let banner = try scene.banner.map {
      try piece($0.shown, $0.backgroundTint, at: scene.now, scale: scale)
    }
    let island = try scene.island.map { try piece($0, at: scene.now, scale: scale) }
    let overlay = try scene.overlay.map { try piece($0, of: scene, scale: scale) }
    let app = try scene.app.flatMap { shown in
      try ifDrawable {
        try pixels(of: shown.archive, DrawingOptions(scale: scale), at: scene.now)
      }
    }
    let snippet = try scene.snippet?.shown.flatMap { shown in
      try ifDrawable {
        try pixels(of: shown.archive, DrawingOptions(scale: scale), at: scene.now)
      }
    }
    reportNotices()
    return try composer.picture(
      pieces, controls: controls, activities: activities, banner: banner, island: island,
      overlay: overlay, controlCenter: center, app: app, snippet: snippet
    ).png()
  }

  private func piece(
    _ island: IslandScene, at instant: Date, scale: Double
  ) throws -> SurfaceComposer.IslandPiece {
    func piece(_ shown: ShownActivity?) throws -> SurfaceComposer.ActivityPiece {
      try self.piece(shown, nil, at: instant, scale: scale)
    }
    return switch island {
    case .compact(let leading, let trailing):
      .compact(leading: try piece(leading), trailing: try piece(trailing))
    case .minimal(let attached, let detached):
      .minimal(attached: try piece(attached), detached: try piece(detached))
    case .expanded(let shown): .expanded(try piece(shown))
    }
  }

  private func piece(
    _ overlay: ActivityOverlay, of scene: SurfaceScene, scale: Double
  ) throws -> SurfaceComposer.OverlayPiece {
    let isNight = scene.settings.isNight
    return switch overlay {
    case .circles(let shown):
      .circles(
        try shown.map { try piece($0, nil, at: scene.now, scale: scale, isNight: isNight) })
    case .full(let activity):
      .full(
        try piece(
          activity.shown, activity.backgroundTint, at: scene.now,
          scale: scale * scene.enlargement, isNight: isNight))
    }
  }

  /// - Parameter isNight: Draws in red, like StandBy in a dark room.
  private func piece(
    _ shown: ShownActivity?, _ backgroundTint: String?, at instant: Date, scale: Double,
    isNight: Bool = false
  ) throws -> SurfaceComposer.ActivityPiece {
    SurfaceComposer.ActivityPiece(
      size: shown?.size ?? Self.emptyActivity,
      picture: try shown.flatMap { shown in
        try ifDrawable {
          try activityPicture(of: shown, at: instant, scale: scale, isNight: isNight)
        }
      },
      background: backgroundTint.flatMap(PaintColor.init(hexDigits:)))
  }

  /// The size of the plain shape for an activity that is not loaded yet, in points.
  static let emptyActivity = LinkSize(
    width: 371, height: ActivityHeights.standard.least)

  private func controls(
    _ controls: [SurfaceScene.Control], at instant: Date, scale: Double
  ) throws -> [SurfaceComposer.ControlPiece] {
    try controls.map { control in
      SurfaceComposer.ControlPiece(
        frame: control.frame.rectangle,
        picture: try control.shown.flatMap { shown in
          try ifDrawable { try controlPicture(of: shown, at: instant, scale: scale) }
        }, hasProblem: control.hasProblem)
    }
  }

  /// Returns nil if the picture is too expensive or its archive is damaged: it must not prevent the
  /// rest of the screen.
  func ifDrawable<Result>(_ draw: () throws -> Result) throws -> Result? {
    do {
      return try draw()
    } catch let error as RasterizerError where error.isExpensive {
      return nil
    } catch let error as ArchiveError {
      report("A picture is missing on a screen: \(error)")
      return nil
    }
  }
}
