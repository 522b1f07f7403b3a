import CPixelService
import Foundation
import ViewArchive

/// What needs fonts, codecs and a rasterizer in the extension's process.
///
/// Drawing in an extension is normally recorded and drawn in the host. Only if the author asks for
/// pixels or files, or measures text outside a view, this service does the work at once. Its
/// methods can be called on any thread.
package protocol PixelService: Sendable {
  /// Draws an archive over pixels.
  ///
  /// - Parameters:
  ///   - scale: Pixels per point.
  ///   - base: The pixels below, which determine the size; nil for transparent ones of the
  ///     archive's own size.
  func draw(
    _ archive: ViewArchive, at instant: Date, scale: Double, over base: PixelBuffer?
  ) throws -> PixelBuffer

  /// Decodes an image file: PNG, JPEG, GIF, WebP, SVG, PDF or an archive.
  ///
  /// - Parameter size: The size in pixels of a vector image, or the largest one wanted of other
  ///   images, which are scaled down to it; nil for the image's own.
  func decode(_ data: Data, width: Int, height: Int) throws -> PixelBuffer

  /// Encodes pixels as PNG.
  func png(_ pixels: PixelBuffer, scale: Double) throws -> Data

  /// Encodes pixels as JPEG, over white.
  ///
  /// - Parameter quality: 0…1.
  func jpeg(_ pixels: PixelBuffer, quality: Double) throws -> Data

  /// Lays out text, as `TextEngine.layout` does.
  func layout(
    _ text: StyledText, paragraph: ParagraphStyle, width: Double?, height: Double?, scale: Double
  ) throws -> TextBlock

  /// The outline of a symbol, from its top left corner, and its size in points.
  func symbol(
    _ name: String, font: FontRequest, scale: SymbolScale
  ) throws -> (path: ArchivePath, size: CGSize)

  /// Encodes a message as a barcode.
  func barcode(_ request: BarcodeRequest) throws -> BarcodeModules
}

/// Why the service cannot do something.
package struct PixelServiceError: Error, Equatable, CustomStringConvertible {
  package var description: String

  package init(_ description: String) { self.description = description }
}

/// The process's pixel service.
package enum PixelServices {
  /// Creating it is fast; fonts are loaded when they are first needed.
  package static let shared: any PixelService = {
    guard let object = vitrine_make_pixel_service(),
      let service = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
        as? any PixelService
    else { preconditionFailure("vitrine_make_pixel_service returned another object") }
    return service
  }()
}
