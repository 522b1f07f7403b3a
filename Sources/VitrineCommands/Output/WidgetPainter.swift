import DeviceSurfaces
import Foundation
import Rasterizer
import TextEngine
import ViewArchive

/// Turns archives into files' bytes with one rasterizer, and tells once what could not be drawn.
final class WidgetPainter {
  let rasterizer: Rasterizer
  private let warnings: WarningLog

  /// Throws `TextEngineError`.
  init(warnings: WarningLog) throws {
    rasterizer = try Rasterizer(fonts: .standard)
    self.warnings = warnings
  }

  /// A file of the picture at an instant. Throws `RasterizerError`.
  func data(
    _ archive: ViewArchive, as format: PictureFormat, at instant: Date, look: WidgetLook
  ) throws -> Data {
    let data =
      switch format {
      case .png: try rasterizer.png(of: archive, at: instant, options: look.options)
      case .svg: try rasterizer.svg(of: archive, at: instant, options: look.options)
      case .pdf: try rasterizer.pdf(of: archive, at: instant, options: look.options)
      case .tree: Data(archive.tree().utf8)
      }
    tellNotices()
    return data
  }

  /// The pixels at an instant. Throws `RasterizerError`.
  func picture(_ archive: ViewArchive, at instant: Date, look: WidgetLook) throws -> Picture {
    let picture = try rasterizer.picture(of: archive, at: instant, options: look.options)
    tellNotices()
    return picture
  }

  private func tellNotices() {
    for notice in rasterizer.drainNotices() { warnings.warn(notice) }
  }
}
