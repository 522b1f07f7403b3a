import Foundation
import Rasterizer
import ViewArchive
import WidgetHost

extension PictureLane {
  /// Draws the window of the app in front, without the status bar.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers show.
  ///   - scale: Pixels per point, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  func picture(
    of shown: ShownScreen, at instant: Date, scale: Double
  ) throws -> WidgetPicture {
    let options = DrawingOptions(scale: min(max(scale, 0.25), 16))
    let file = try file(of: shown.archive, options, at: instant)
    return WidgetPicture(
      png: file.png, tag: file.tag, size: shown.size, scale: options.scale, version: shown.version,
      elements: try decoded(shown.archive).archive.pictureElements(
        at: instant, flipped: [], isRedacted: false, isLocked: false),
      nextChange: file.nextChange)
  }
}

extension SurfaceComposer {
  /// Draws the window of the app in front, with the status bar over it.
  func drawApp(_ picture: Picture?) {
    if let picture { page.place(picture, in: screen) }
    let ink: PaintColor = scene.settings.colorScheme == .dark ? .white : .black
    drawStatusBar(ink: ink, showsTime: true)
    drawHomeIndicator(ink: ink)
  }
}
