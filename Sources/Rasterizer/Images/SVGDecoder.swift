internal import CCairo
internal import CRsvg
import Foundation

/// Renders SVG with librsvg, stretched to the requested size. Without a base URL, librsvg reads no
/// other files.
enum SVGDecoder {
  static func surface(_ data: Data, size: PixelSize) throws -> Surface {
    var failure: UnsafeMutablePointer<GError>?
    func error() -> ImageDecodingError {
      defer { g_clear_error(&failure) }
      return .undecodable(failure.map { String(cString: $0.pointee.message) } ?? "no picture")
    }
    let handle = data.withUnsafeBytes { bytes in
      rsvg_handle_new_from_data(
        bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), &failure)
    }
    guard let handle else { throw error() }
    defer { g_object_unref(handle) }
    let surface = try Surface(width: size.width, height: size.height)
    let context = try Context(surface)
    var viewport = RsvgRectangle(
      x: 0, y: 0, width: Double(size.width), height: Double(size.height))
    guard rsvg_handle_render_document(handle, context.pointer, &viewport, &failure) != 0 else {
      throw error()
    }
    return surface
  }
}
