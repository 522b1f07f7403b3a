import CommandArguments
import CommandContext
import DeviceSurfaces
import Foundation
import ViewArchive

/// What `render` draws: an archive, how it looks, and when.
struct RenderedArchive: Sendable {
  var archive: ViewArchive
  var look: WidgetLook
  /// The device's time in the picture.
  var date: Date
  /// The default name of its file, without the file extension.
  var name: String

  /// Throws `TextEngineError`, `RasterizerError`.
  func file(
    _ format: PictureFormat, with rasterizer: SharedRasterizer, warnings: WarningLog
  ) throws -> RenderedFile {
    let data = try rasterizer.with {
      try WidgetPainter($0, warnings: warnings).data(archive, as: format, at: date, look: look)
    }
    return RenderedFile(
      data: data, defaultName: format == .tree ? nil : "\(name).\(format.pathExtension)")
  }
}
