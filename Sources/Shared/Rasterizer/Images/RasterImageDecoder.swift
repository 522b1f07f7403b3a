internal import CPixbuf
import Foundation
import ViewArchive

/// Decodes PNG, JPEG, GIF (the first frame) and WebP with gdk-pixbuf, and applies EXIF orientation.
enum RasterImageDecoder {
  static func surface(_ data: Data, format: RasterImageFormat) throws -> Surface {
    if let area = ImageHeader(data)?.area, area > ImageDecoder.pixelLimit {
      throw ImageDecodingError.tooLarge(pixels: area, limit: ImageDecoder.pixelLimit)
    }
    var failure: UnsafeMutablePointer<GError>?
    // Selects the loader by name: untrusted bytes must not reach gdk-pixbuf's other loaders.
    guard let loader = gdk_pixbuf_loader_new_with_type(format.rawValue, &failure) else {
      throw error(&failure)
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isWritten = data.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count),
        &failure) != 0
    }
    // A loader must be closed before it is released, even after an error.
    var closingFailure: UnsafeMutablePointer<GError>?
    let isClosed = gdk_pixbuf_loader_close(loader, &closingFailure) != 0
    if isWritten { failure = closingFailure } else { g_clear_error(&closingFailure) }
    guard isWritten, isClosed, let decoded = gdk_pixbuf_loader_get_pixbuf(loader) else {
      throw error(&failure)
    }
    guard let upright = gdk_pixbuf_apply_embedded_orientation(decoded) else {
      throw ImageDecodingError.undecodable("out of memory")
    }
    defer { g_object_unref(UnsafeMutableRawPointer(upright)) }
    return try surface(upright)
  }

  private static func error(_ failure: inout UnsafeMutablePointer<GError>?) -> ImageDecodingError {
    defer { g_clear_error(&failure) }
    return .undecodable(failure.map { String(cString: $0.pointee.message) } ?? "no pixels")
  }

  /// Converts straight RGB(A) to premultiplied BGRA.
  private static func surface(_ pixbuf: OpaquePointer) throws -> Surface {
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let sourceStride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    guard gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, channels >= 3,
      let source = gdk_pixbuf_read_pixels(pixbuf)
    else { throw ImageDecodingError.undecodable("not 8 bits per component") }
    let surface = try Surface(
      width: Int(gdk_pixbuf_get_width(pixbuf)), height: Int(gdk_pixbuf_get_height(pixbuf)))
    surface.withPixels { region in
      for y in 0..<region.height {
        let (from, to) = (source + y * sourceStride, region.base + y * region.stride)
        for x in 0..<region.width {
          let (pixel, out) = (from + x * channels, to + x * 4)
          let alpha = channels == 4 ? UInt32(pixel[3]) : 255
          out[0] = UInt8((UInt32(pixel[2]) * alpha + 127) / 255)
          out[1] = UInt8((UInt32(pixel[1]) * alpha + 127) / 255)
          out[2] = UInt8((UInt32(pixel[0]) * alpha + 127) / 255)
          out[3] = UInt8(alpha)
        }
      }
    }
    return surface
  }
}
