import DeviceEngine
import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive

/// Composes the picture of a surface of a watch, a car or a Mac from the pictures of its widgets
/// and activities. Positions come from `CompanionLayout`; everything else is this project's own
/// drawing.
struct CompanionComposer {
  /// A widget and its pixels; nil if it is not loaded yet.
  struct Piece {
    var widget: SurfaceScene.Widget
    var frame: CGRect
    var picture: Picture?
  }

  /// The pixels of an activity's presentations, in the order of `CompanionLayout.activityForms`.
  struct Activity {
    var parts: [SurfaceComposer.ActivityPiece]
  }

  let scene: CompanionScene
  let device: Device
  let layout: CompanionLayout
  let page: PictureComposer
  let clock: ScreenClock
  /// The list below the screen; nil if there is none.
  let list: ScrolledList?

  /// Throws `RasterizerError`.
  init(
    _ scene: CompanionScene, _ device: Device, _ layout: CompanionLayout, scale: Double,
    rasterizer: Rasterizer
  ) throws {
    self.scene = scene
    self.device = device
    self.layout = layout
    list = scene.scrolledList(device, layout)
    page = try PictureComposer(
      size: CGSize(
        width: device.screen.width, height: device.screen.height + (list?.height ?? 0)),
      scale: scale, rasterizer: rasterizer)
    clock = ScreenClock(scene.settings)
  }

  var screen: CGRect {
    CGRect(x: 0, y: 0, width: device.screen.width, height: device.screen.height)
  }

  /// Throws `RasterizerError`.
  func picture(
    _ pieces: [Piece], _ activities: [Activity], _ controls: [SurfaceComposer.ControlPiece]
  ) throws -> Picture {
    switch scene.surface {
    case _ where scene.alert != nil: drawAlert()
    case .face: drawFace(pieces)
    case .smartStack: drawSmartStack(pieces, activities)
    case .watchControlCenter: drawWatchControlCenter()
    case let surface where surface.role == .car: drawCar(pieces, activities)
    case let surface where surface.role == .mac && SurfaceName.screens.contains(surface):
      drawMac(pieces, activities)
    // `SurfaceComposer` draws the surfaces of the main device.
    default: break
    }
    for control in controls where scene.alert == nil { control.draw(on: page) }
    // A page cuts the corners of a screen with a list itself.
    if layout.screenCornerRadius > 0, list == nil {
      page.cutCorners(radius: layout.screenCornerRadius)
    }
    return try page.picture()
  }

  /// Draws activities in the list for them, as long as they fit.
  func drawActivities(_ activities: [Activity], background: PaintColor) {
    for (activity, frame) in zip(activities, scene.activityFrames(layout)) {
      guard let frame = frame.map(inPicture) else { continue }
      let part = activity.parts.first
      page.fill(
        frame, with: .color(part?.background ?? background),
        cornerRadius: layout.activityForms.first?.cornerRadius ?? 0)
      if let picture = part?.picture { page.place(picture, in: frame) }
    }
  }

  /// Where the picture shows an item, whose frame is in points of the screen.
  func inPicture(_ frame: SurfaceFrame) -> CGRect { (list?.inPicture(frame) ?? frame).rectangle }

  func draw(_ piece: Piece, placeholder: PaintColor, cornerRadius: Double) {
    if let picture = piece.picture {
      page.place(picture, in: piece.frame)
    } else {
      page.fill(piece.frame, with: .color(placeholder), cornerRadius: cornerRadius)
    }
    guard piece.widget.hasProblem else { return }
    let side = min(20, piece.frame.width / 2)
    page.problemBadge(
      at: CGPoint(x: piece.frame.maxX - side / 2 + 3, y: piece.frame.minY - 3 + side / 2),
      diameter: side)
  }

  func text(
    _ text: String, in frame: SurfaceFrame, size: Double, weight: Double = 500,
    color: PaintColor = .white, alignment: ParagraphStyle.Alignment = .center
  ) {
    page.text(
      text, at: CGPoint(x: frame.x, y: frame.midY - size * 0.6), width: frame.width, size: size,
      weight: weight, color: color, alignment: alignment)
  }
}
