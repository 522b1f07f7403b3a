internal import CPixbuf
import Foundation

/// A picture's pixels, row by row: red, green, blue and straight alpha, a byte each.
struct PixelPicture: Equatable {
  var width: Int
  var height: Int
  var bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  /// Returns nil if the data is not a PNG file with 8 bits per component.
  init?(png: Data) {
    guard !png.isEmpty, let loader = gdk_pixbuf_loader_new_with_type("png", nil) else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isWritten = png.withUnsafeBytes { bytes in
      gdk_pixbuf_loader_write(
        loader, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), gsize(bytes.count), nil)
    }
    let isClosed = gdk_pixbuf_loader_close(loader, nil)
    guard isWritten != 0, isClosed != 0, let pixbuf = gdk_pixbuf_loader_get_pixbuf(loader),
      gdk_pixbuf_get_bits_per_sample(pixbuf) == 8, let source = gdk_pixbuf_read_pixels(pixbuf)
    else { return nil }
    width = Int(gdk_pixbuf_get_width(pixbuf))
    height = Int(gdk_pixbuf_get_height(pixbuf))
    let channels = Int(gdk_pixbuf_get_n_channels(pixbuf))
    let stride = Int(gdk_pixbuf_get_rowstride(pixbuf))
    bytes = []
    bytes.reserveCapacity(width * height * 4)
    for y in 0..<height {
      let row = source + y * stride
      if channels == 4 {
        bytes.append(contentsOf: UnsafeBufferPointer(start: row, count: width * 4))
      } else {
        for x in 0..<width {
          let pixel = row + x * channels
          bytes.append(contentsOf: [pixel[0], pixel[1], pixel[2], 255])
        }
      }
    }
  }

  /// The picture as a PNG file; nil if there is not enough memory.
  func png() -> Data? {
    guard let pixels = g_bytes_new(bytes, gsize(bytes.count)) else { return nil }
    defer { g_bytes_unref(pixels) }
    let (width, height) = (gint(width), gint(height))
    guard
      let pixbuf = gdk_pixbuf_new_from_bytes(
        pixels, GDK_COLORSPACE_RGB, 1, 8, width, height, width * 4)
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
    var file: UnsafeMutablePointer<gchar>?
    var size: gsize = 0
    let isSaved = gdk_pixbuf_save_to_bufferv(pixbuf, &file, &size, "png", nil, nil, nil)
    guard isSaved != 0, let file else { return nil }
    defer { g_free(file) }
    return Data(bytes: file, count: Int(size))
  }
}
