import CommandArguments
import DeviceSurfaces
import Foundation
import Rasterizer
import TextEngine
import ViewArchive

/// Draws archives with one rasterizer and warns once of each thing that it cannot draw.
package final class WidgetPainter {
  package let rasterizer: Rasterizer
  private let warnings: WarningLog

  /// Throws `TextEngineError`.
  package convenience init(warnings: WarningLog) throws {
    self.init(try Rasterizer(fonts: .standard), warnings: warnings)
  }

  package init(_ rasterizer: Rasterizer, warnings: WarningLog) {
    self.rasterizer = rasterizer
    self.warnings = warnings
  }

  /// Returns a file with the archive as it looks at an instant. Throws `RasterizerError`.
  package func data(
    _ archive: ViewArchive, as format: PictureFormat, at instant: Date, look: WidgetLook
  ) throws -> Data {
    let data =
      switch format {
      case .png: try rasterizer.png(of: archive, at: instant, options: look.options)
      case .svg: try rasterizer.svg(of: archive, at: instant, options: look.options)
      case .pdf: try rasterizer.pdf(of: archive, at: instant, options: look.options)
      case .tree: Data(archive.tree().utf8)
      }
    reportNotices()
    return data
  }

  /// Returns the archive's pixels at an instant. Throws `RasterizerError`.
  package func picture(_ archive: ViewArchive, at instant: Date, look: WidgetLook) throws -> Picture
  {
    let picture = try rasterizer.picture(of: archive, at: instant, options: look.options)
    reportNotices()
    return picture
  }

  private func reportNotices() {
    for notice in rasterizer.drainNotices() { warnings.warn(notice) }
  }
}
