import Foundation
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension PictureLane {
  /// Draws one presentation of an activity on a clear background. The surface adds shape and
  /// colour.
  ///
  /// - Parameters:
  ///   - instant: The device's time, which timers show.
  ///   - scale: Pixels per point of the presentation's layout, 0.25…16.
  ///   - isLocked: Whether buttons are reported as disabled.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  func picture(
    of shown: ShownActivity, at instant: Date, scale: Double, isLocked: Bool
  ) throws -> WidgetPicture {
    let options = options(for: shown, scale: scale)
    let file = try file(of: shown.archive, options, at: instant)
    let decoded = try decoded(shown.archive)
    return WidgetPicture(
      png: file.png, tag: file.tag, size: shown.size, scale: options.scale, version: shown.version,
      elements: decoded.archive.pictureElements(
        at: instant, flipped: shown.flippedToggles, isRedacted: shown.isRedacted,
        isLocked: isLocked),
      parts: decoded.parts(flipped: shown.flippedToggles, isRedacted: shown.isRedacted),
      nextChange: file.nextChange)
  }

  /// Throws `ArchiveError`, `RasterizerError`.
  func activityPicture(
    of shown: ShownActivity, at instant: Date, scale: Double, isNight: Bool = false
  ) throws -> Picture {
    var options = options(for: shown, scale: scale)
    if isNight {
      options.renderingMode = .vibrant
      options.colorFilter = WidgetLook.night
    }
    return try pixels(of: shown.archive, options, at: instant)
  }

  private func options(for shown: ShownActivity, scale: Double) -> DrawingOptions {
    var options = DrawingOptions(
      scale: min(max(scale, 0.25), 16),
      isLuminanceReduced: shown.appearance.isLuminanceReduced, isRedacted: shown.isRedacted)
    options.flippedToggles = shown.flippedToggles
    return options
  }
}
