internal import CCairo
internal import CPixbuf
import Foundation
import LoadedLibrary
import SVGCost

/// Renders SVG with librsvg, stretched to the requested size. Without a base URL, librsvg reads no
/// other files. A document that would take too long is not rendered (`SVGCost`).
enum SVGDecoder {
  private typealias NewHandle =
    @convention(c) (
      UnsafePointer<UInt8>?, gsize, UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> UnsafeMutableRawPointer?
  /// The third argument is the viewport: x, y, width and height as numbers of type `double`.
  private typealias Render =
    @convention(c) (
      UnsafeMutableRawPointer?, OpaquePointer?, UnsafePointer<Double>?,
      UnsafeMutablePointer<UnsafeMutablePointer<GError>?>?
    ) -> gboolean

  private static let library = LoadedLibrary("librsvg-2.so.2")

  static func surface(_ data: Data, size: PixelSize) throws -> Surface {
    do throws(SVGLimit) {
      try SVGCost(data).check(pixels: size.area)
    } catch {
      throw ImageDecodingError.svg(error)
    }
    let newHandle = try library.decoder("rsvg_handle_new_from_data", as: NewHandle.self)
    let render = try library.decoder("rsvg_handle_render_document", as: Render.self)
    var failure: UnsafeMutablePointer<GError>?
    func error() -> ImageDecodingError {
      defer { g_clear_error(&failure) }
      return .undecodable(failure.map { String(cString: $0.pointee.message) } ?? "no picture")
    }
    let handle = data.withUnsafeBytes { bytes in
      newHandle(bytes.bindMemory(to: UInt8.self).baseAddress, gsize(bytes.count), &failure)
    }
    guard let handle else { throw error() }
    defer { g_object_unref(handle) }
    let surface = try Surface(width: size.width, height: size.height)
    let context = try Context(surface)
    let viewport = [0, 0, Double(size.width), Double(size.height)]
    guard render(handle, context.pointer, viewport, &failure) != 0 else { throw error() }
    return surface
  }
}
