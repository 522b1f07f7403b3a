import Foundation
import Rasterizer
import TextEngine
import ViewArchive

/// Draws the archives of one lane.
///
/// Archives are untrusted, and so are the images in them. A drawer in a separate process limits
/// what they can do: `DrawingProcess`. The one in the host's process is for tests and tools.
protocol ArchiveDrawer: AnyObject {
  /// Returns a PNG file. Throws `RasterizerError`.
  func png(of archive: ArchiveSource, at instant: Date, options: DrawingOptions) throws -> Data

  /// Returns pixels. Throws `RasterizerError`.
  func picture(
    of archive: ArchiveSource, at instant: Date, options: DrawingOptions
  ) throws -> Picture

  /// Returns and removes the rasterizer's notices.
  func drainNotices() -> [String]
}

/// An archive in both forms.
struct ArchiveSource {
  var data: Data
  var archive: ViewArchive
}

/// Draws in this process.
final class LocalDrawer: ArchiveDrawer {
  private let rasterizer: Rasterizer

  init(_ rasterizer: Rasterizer) {
    self.rasterizer = rasterizer
  }

  func png(of archive: ArchiveSource, at instant: Date, options: DrawingOptions) throws -> Data {
    try rasterizer.png(of: archive.archive, at: instant, options: options)
  }

  func picture(
    of archive: ArchiveSource, at instant: Date, options: DrawingOptions
  ) throws -> Picture {
    try rasterizer.picture(of: archive.archive, at: instant, options: options)
  }

  func drainNotices() -> [String] { rasterizer.drainNotices() }
}
