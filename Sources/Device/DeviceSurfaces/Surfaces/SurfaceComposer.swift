import DeviceEngine
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// Composes the picture of a whole screen: wallpaper, status bar, clock, dock, widgets, controls
/// and activities.
///
/// The composer works in three steps: `PictureLane` draws each archive, passes the pixels as
/// pieces to `picture(_:controls:…)`, and the composer draws the rest of the screen around them.
/// Positions come from the device's `SurfaceLayout`. Wallpaper, icons and other decoration are this
/// project's own drawings. A composer draws one picture.
struct SurfaceComposer {
  /// A widget and its pixels.
  struct Piece {
    var widget: SurfaceScene.Widget
    /// nil if the widget is not loaded yet.
    var picture: Picture?
  }

  /// A control's frame on the screen and its pixels.
  struct ControlPiece {
    var frame: CGRect
    var picture: ControlPicture?
    var hasProblem = false
  }

  let scene: SurfaceScene
  let device: Device
  let layout: SurfaceLayout
  let page: PictureComposer
  let clock: ScreenClock
  /// The user's picture, in the tone of the surface; nil for the device's own wallpaper.
  var wallpaper: Picture?

  /// Throws `SurfaceError`, `RasterizerError`.
  ///
  /// - Parameter scale: Pixels per point.
  init(_ scene: SurfaceScene, scale: Double, rasterizer: Rasterizer) throws {
    self.scene = scene
    let (device, upright) = try Self.device(scene.settings)
    self.device = device
    layout = scene.isTurned ? upright.onItsSide : upright
    let size = layout.screen(of: scene)
    page = try PictureComposer(
      size: CGSize(width: size.width, height: size.height), scale: scale, rasterizer: rasterizer)
    clock = ScreenClock(scene.settings)
  }

  /// The device and its screen layout. Throws `SurfaceError` if the layout is unknown.
  static func device(
    _ settings: DeviceSettings
  ) throws(SurfaceError) -> (Device, SurfaceLayout) {
    guard Device.named(settings.device) != nil, let layout = settings.layout else {
      throw .noLayout(device: settings.device)
    }
    return (settings.screen, layout)
  }

  /// Throws `RasterizerError`.
  func picture(
    _ pieces: [Piece], controls: [ControlPiece] = [], activities: [ActivityPiece] = [],
    banner: ActivityPiece? = nil, island: IslandPiece? = nil, overlay: OverlayPiece? = nil,
    controlCenter: [ControlPiece]? = nil, app: Picture? = nil, snippet: Picture? = nil
  ) throws -> Picture {
    switch scene.surface {
    case .home where scene.isTurned: drawTurned(app)
    case .home where app != nil: drawApp(app)
    case .home: drawHome(pieces, scene.page, of: scene.pages)
    case .today: drawToday(pieces)
    case .lock:
      drawLock(pieces, controls)
      drawStack(activities)
    case let surface where surface.traits.arrangement == .sides: drawSides(pieces)
    // Drawn over other surfaces, or by `CompanionComposer`.
    default: break
    }
    if let banner { drawBanner(banner) }
    if let overlay { drawOverlay(overlay) }
    if let controlCenter { drawControlCenter(controlCenter) }
    if let island { drawIsland(island) }
    if let card = scene.snippet { drawSnippet(card, view: snippet) }
    drawFold()
    drawShade()
    if layout.screenCornerRadius > 0 { page.cutCorners(radius: layout.screenCornerRadius) }
    return try page.picture()
  }

  /// Whether the device's language is written from right to left. The first column of the Home
  /// Screen is then on the right.
  var isMirrored: Bool {
    RenderEnvironment.LayoutDirection(locale: scene.settings.locale) == .rightToLeft
  }

  /// A frame on the other side if the screen is mirrored.
  ///
  /// - Parameter width: That of the mirrored part of the screen, from the left edge.
  func mirrored(_ frame: SurfaceFrame, within width: Double? = nil) -> SurfaceFrame {
    guard isMirrored else { return frame }
    var frame = frame
    frame.x = (width ?? layout.contentWidth) - frame.maxX
    return frame
  }

  /// A widget's frame on the screen; nil if it belongs to a different surface or page.
  func frame(of widget: SurfaceScene.Widget) -> CGRect? {
    guard widget.place.surface == scene.surface else { return nil }
    let frame: SurfaceFrame? =
      switch widget.place {
      case .home(scene.page, let column, let row):
        device.shownSize(of: widget.family).flatMap { size in
          layout.home.map {
            mirrored($0.frame(column: column, row: row, size: size), within: $0.mirrorWidth)
          }
        }
      case .list(.today, let position): todayFrames.element(at: position)
      case .home, .list, .face, .stack: nil
      case .lockInline: layout.lock.map { mirrored($0.inline) }
      case .lockRow(let position): lockFrame(of: widget.family, at: position)
      case .side(let surface, .left): layout.sides(of: surface)?.left
      case .side(let surface, .right): layout.sides(of: surface)?.right
      }
    return frame.map(\.rectangle)
  }
}

extension SurfaceComposer {
  /// The column of an iPad is at the side at which lines begin. A row is the same in all languages.
  private func lockFrame(of family: WidgetFamilyName, at position: Int) -> SurfaceFrame? {
    guard let lock = layout.lock else { return nil }
    let frames = family == .accessoryRectangular ? lock.rectangular : lock.circular
    return frames.element(at: position).map { lock.isColumn ? mirrored($0) : $0 }
  }
}

extension SurfaceLayout {
  /// The size of the screen while it shows a scene, of which StandBy turns a phone.
  func screen(of scene: SurfaceScene) -> LinkSize { sides(of: scene.surface)?.screen ?? screen }
}

extension SurfaceFrame {
  var rectangle: CGRect { CGRect(x: x, y: y, width: width, height: height) }
}

extension Array {
  func element(at index: Int) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}
