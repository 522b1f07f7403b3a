import DeviceEngine
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension PictureLane {
  /// Draws a surface of a companion as a PNG file. Round screen corners are transparent. Throws
  /// `SurfaceError`, `ArchiveError`, `RasterizerError`.
  ///
  /// - Parameter scale: Pixels per point, 0.25…4; nil uses the device's scale.
  func screen(_ scene: CompanionScene, scale: Double? = nil) throws -> Data {
    let (device, layout) = try scene.layout()
    let wanted = min(max(scale ?? device.scale, 0.25), 4)
    let scale =
      scene.scrolledList(device, layout)?.scale(wanted, width: device.screen.width) ?? wanted
    let activities = try scene.activities.map { activity in
      CompanionComposer.Activity(
        parts: try activity.shown.map { shown in
          SurfaceComposer.ActivityPiece(
            size: shown?.size ?? LinkSize(width: 0, height: 0),
            picture: try shown.flatMap { shown in
              try ifDrawable {
                try activityPicture(of: shown, at: scene.now, scale: scale)
              }
            },
            background: activity.backgroundTint.flatMap(PaintColor.init(hexDigits:)))
        })
    }
    let composer = try CompanionComposer(
      scene, device, layout, scale: scale, rasterizer: rasterizer)
    let pieces = try zip(scene.widgets, scene.widgetFrames(device, layout)).compactMap {
      widget, frame -> CompanionComposer.Piece? in
      guard let frame = frame.map(composer.inPicture) else { return nil }
      guard let shown = widget.shown, shown.size.width > 0 else {
        return CompanionComposer.Piece(widget: widget, frame: frame, picture: nil)
      }
      let look = WidgetLook(
        shown, on: scene.widgetSurface, settings: scene.settings,
        scale: scale * Double(frame.width) / shown.size.width)
      let picture = try ifDrawable {
        try pixels(of: shown.archive, look.options, at: scene.now)
      }
      let shownFrame =
        widget.place == .bezel ? picture.map { frame.extended(to: $0, scale: scale) } : nil
      return CompanionComposer.Piece(
        widget: widget, frame: shownFrame ?? frame, picture: picture)
    }
    let controls = try zip(scene.controls, scene.controlFrames(device, layout)).compactMap {
      control, frame -> SurfaceComposer.ControlPiece? in
      guard let frame = frame.map(composer.inPicture) else { return nil }
      return SurfaceComposer.ControlPiece(
        frame: frame,
        picture: try control.shown.flatMap { shown in
          try ifDrawable { try controlPicture(of: shown, at: scene.now, scale: scale) }
        }, hasProblem: control.hasProblem)
    }
    reportNotices()
    return try composer.picture(pieces, activities, controls).png()
  }

  /// Draws a surface of a companion for a page, with its contents and the date of its next change.
  /// Below the screen, the picture has a list that does not fit (`ScrolledList`). Throws
  /// `SurfaceError`, `ArchiveError`, `RasterizerError`.
  func picture(of scene: CompanionScene, scale: Double) throws -> WidgetPicture {
    var scene = scene
    scene.showsSeconds = false
    scene.unrollsList = true
    let archives =
      scene.widgets.compactMap { $0.shown?.archive }
      + scene.activities.flatMap(\.shown).compactMap { $0?.archive }
    return picture(
      try screen(scene, scale: scale), try contents(of: scene), scale: scale,
      nextChange: nextChange(of: archives, at: scene.now))
  }

  /// Draws a surface of an iPad beside the main device, like the other `picture(of:scale:)`.
  func picture(of scene: SurfaceScene, scale: Double) throws -> WidgetPicture {
    var scene = scene
    scene.showsPageDots = scene.pages == 1 && scene.page == 0
    scene.showsControlCenterDots = false
    let archives =
      scene.widgets.compactMap { $0.shown?.archive }
      + (scene.activities + [scene.banner].compactMap(\.self)).compactMap { $0.shown?.archive }
    return picture(
      try screen(scene, scale: scale), try contents(of: scene), scale: scale,
      nextChange: nextChange(of: archives, at: scene.now))
  }

  private func picture(
    _ png: Data, _ contents: SurfaceContents, scale: Double, nextChange: Date?
  ) -> WidgetPicture {
    WidgetPicture(
      png: png, tag: PictureTag.text(of: png), size: contents.screen, scale: scale, version: 0,
      nextChange: nextChange, contents: contents)
  }
}

extension CGRect {
  /// The frame of a complication whose label is on the bezel: its picture is larger than the slot,
  /// and the content is in the middle of its bottom edge.
  fileprivate func extended(to picture: Picture, scale: Double) -> CGRect {
    let size = CGSize(width: Double(picture.width) / scale, height: Double(picture.height) / scale)
    return CGRect(
      x: midX - size.width / 2, y: maxY - size.height, width: size.width, height: size.height)
  }
}
