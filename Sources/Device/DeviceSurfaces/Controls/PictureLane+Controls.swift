import Devices
import Foundation
import HostLink
import Rasterizer
import ViewArchive
import WidgetHost

extension PictureLane {
  /// Draws a control's platter and, separately, its symbol.
  ///
  /// - Parameters:
  ///   - instant: The device's time.
  ///   - scale: Pixels per point, 0.25…16.
  /// - Throws: `ArchiveError`, `RasterizerError`.
  func picture(
    of shown: ShownControl, at instant: Date, scale: Double
  ) throws -> WidgetPicture {
    let options = options(for: shown, scale: scale)
    let platter = try file(of: shown.face.platter, options, at: instant)
    let symbol = try file(of: shown.face.symbol, options, at: instant)
    let frame = shown.face.symbolFrame
    return WidgetPicture(
      png: platter.png, tag: platter.tag, size: shown.size, scale: options.scale,
      version: shown.version,
      nextChange: [platter.nextChange, symbol.nextChange].compactMap(\.self).min(),
      symbol: SymbolPicture(
        png: symbol.png, tag: symbol.tag,
        frame: SurfaceFrame(x: frame.x, y: frame.y, width: frame.width, height: frame.height)))
  }

  /// Draws a control with its symbol into one file, for galleries. Throws `ArchiveError`,
  /// `RasterizerError`.
  func composedPicture(
    of shown: ShownControl, at instant: Date, scale: Double
  ) throws -> WidgetPicture {
    let picture = try controlPicture(of: shown, at: instant, scale: scale)
    let page = try PictureComposer(
      size: CGSize(width: shown.size.width, height: shown.size.height),
      scale: picture.platter.scale, rasterizer: rasterizer)
    reportNotices()
    picture.draw(at: .zero, on: page)
    let png = try page.picture().png()
    return WidgetPicture(
      png: png, tag: PictureTag.text(of: png), size: shown.size, scale: picture.platter.scale,
      version: shown.version)
  }

  /// Throws `ArchiveError`, `RasterizerError`.
  func controlPicture(
    of shown: ShownControl, at instant: Date, scale: Double
  ) throws -> ControlPicture {
    let options = options(for: shown, scale: scale)
    func picture(_ archive: Data) throws -> Picture {
      try pixels(of: archive, options, at: instant)
    }
    let frame = shown.face.symbolFrame
    return ControlPicture(
      platter: try picture(shown.face.platter), symbol: try picture(shown.face.symbol),
      symbolFrame: CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height))
  }

  /// The faces already contain a control's whole look: on the Lock Screen, white shades or, for a
  /// toggle that is on, its tint. Drawing them as vibrant would remove the tint.
  private func options(for shown: ShownControl, scale: Double) -> DrawingOptions {
    DrawingOptions(
      scale: min(max(scale, 0.25), 16), renderingMode: .fullColor, isRedacted: shown.isRedacted)
  }
}
