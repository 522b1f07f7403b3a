internal import CCairo
internal import CPixbuf
import Foundation

/// Renders SVG with librsvg, stretched to the requested size. Without a base URL, librsvg reads no
/// other files.
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
    let newHandle = try library.function("rsvg_handle_new_from_data", as: NewHandle.self)
    let render = try library.function("rsvg_handle_render_document", as: Render.self)
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
