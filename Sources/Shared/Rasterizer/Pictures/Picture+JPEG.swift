internal import CPixbuf
import Foundation

extension Picture {
  /// The picture as a JPEG file, over white.
  ///
  /// - Parameter quality: 0…1.
  /// - Throws: `RasterizerError`.
  package func jpeg(quality: Double) throws -> Data {
    let colors = opaqueColors()
    return try colors.withUnsafeBufferPointer { colors in
      guard
        let pixbuf = gdk_pixbuf_new_from_data(
          colors.baseAddress, GDK_COLORSPACE_RGB, 0, 8, Int32(width), Int32(height),
          Int32(width * 3), nil, nil)
      else { throw RasterizerError.outOfMemory }
      defer { g_object_unref(UnsafeMutableRawPointer(pixbuf)) }
      var file: UnsafeMutablePointer<CChar>?
      var length: gsize = 0
      var failure: UnsafeMutablePointer<GError>?
      let percent = String(Int((quality.clamped(to: 0...1) * 100).rounded()))
      let isSaved = withOption("quality", percent) { keys, values in
        gdk_pixbuf_save_to_bufferv(pixbuf, &file, &length, "jpeg", keys, values, &failure)
      }
      guard isSaved != 0, let file else {
        defer { g_clear_error(&failure) }
        throw RasterizerError.drawing(
          failure.map { String(cString: $0.pointee.message) } ?? "no JPEG file")
      }
      defer { g_free(file) }
      return Data(bytes: file, count: Int(length))
    }
  }

  /// RGB over white.
  private func opaqueColors() -> [UInt8] {
    withUnsafeBytes { pixels in
      [UInt8](unsafeUninitializedCapacity: width * height * 3) { colors, count in
        for pixel in 0..<width * height {
          let white = 255 - UInt16(pixels[pixel * 4 + 3])
          for component in 0..<3 {
            let value = UInt16(pixels[pixel * 4 + 2 - component]) + white
            colors[pixel * 3 + component] = UInt8(min(value, 255))
          }
        }
        count = width * height * 3
      }
    }
  }

  /// Calls `body` with lists of one key and one value that end with nil.
  private func withOption<Result>(
    _ key: String, _ value: String,
    _ body: (
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>,
      UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
    ) -> Result
  ) -> Result {
    let (keyCopy, valueCopy) = (strdup(key), strdup(value))
    defer {
      free(keyCopy)
      free(valueCopy)
    }
    var keys = [keyCopy, nil]
    var values = [valueCopy, nil]
    return body(&keys, &values)
  }
}
