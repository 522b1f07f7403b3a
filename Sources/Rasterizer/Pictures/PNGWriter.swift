internal import CSpng
import Foundation

extension Picture {
  /// The picture as a PNG file: RGB where it is opaque, else RGBA; sRGB, with its resolution.
  /// The same pixels always give the same bytes.
  ///
  /// - Throws: `RasterizerError.encoding`.
  public func png() throws -> Data {
    let isOpaque = withUnsafeBytes { bytes in
      Swift.stride(from: 3, to: bytes.count, by: 4).allSatisfy { bytes[$0] == 255 }
    }
    var pixels = [UInt8](
      unsafeUninitializedCapacity: width * height * (isOpaque ? 3 : 4)
    ) { buffer, count in
      count = width * height * (isOpaque ? 3 : 4)
      withUnsafeBytes { bytes in
        if isOpaque {
          Straightening.opaque(bytes, to: buffer)
        } else {
          Straightening.translucent(bytes, to: buffer)
        }
      }
    }
    return try PNGWriter.data(
      of: &pixels, width: width, height: height, isOpaque: isOpaque, scale: scale)
  }
}

/// From premultiplied BGRA to what PNG holds.
enum Straightening {
  static func opaque(_ bytes: UnsafeRawBufferPointer, to out: UnsafeMutableBufferPointer<UInt8>) {
    guard let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let target = out.baseAddress
    else { return }
    for pixel in 0..<bytes.count / 4 {
      let (from, to) = (source + pixel * 4, target + pixel * 3)
      to[0] = from[2]
      to[1] = from[1]
      to[2] = from[0]
    }
  }

  static func translucent(
    _ bytes: UnsafeRawBufferPointer, to out: UnsafeMutableBufferPointer<UInt8>
  ) {
    guard let source = bytes.baseAddress?.assumingMemoryBound(to: UInt8.self),
      let target = out.baseAddress
    else { return }
    for pixel in 0..<bytes.count / 4 {
      let (from, to) = (source + pixel * 4, target + pixel * 4)
      let alpha = UInt32(from[3])
      switch alpha {
      case 255:
        to[0] = from[2]
        to[1] = from[1]
        to[2] = from[0]
      case 0:
        to[0] = 0
        to[1] = 0
        to[2] = 0
      default:
        to[0] = UInt8(min((UInt32(from[2]) * 255 + alpha / 2) / alpha, 255))
        to[1] = UInt8(min((UInt32(from[1]) * 255 + alpha / 2) / alpha, 255))
        to[2] = UInt8(min((UInt32(from[0]) * 255 + alpha / 2) / alpha, 255))
      }
      to[3] = UInt8(alpha)
    }
  }
}

enum PNGWriter {
  /// Level 1 takes a tenth of the usual level's time for files a fifth larger.
  private static let compressionLevel: Int32 = 1

  static func data(
    of pixels: inout [UInt8], width: Int, height: Int, isOpaque: Bool, scale: Double
  ) throws(RasterizerError) -> Data {
    guard let context = spng_ctx_new(Int32(SPNG_CTX_ENCODER.rawValue)) else { throw .outOfMemory }
    defer { spng_ctx_free(context) }
    func check(_ status: Int32) throws(RasterizerError) {
      guard status == 0 else { throw .encoding(String(cString: spng_strerror(status))) }
    }
    try check(spng_set_option(context, SPNG_ENCODE_TO_BUFFER, 1))
    try check(spng_set_option(context, SPNG_IMG_COMPRESSION_LEVEL, compressionLevel))
    try check(
      spng_set_option(
        context, SPNG_FILTER_CHOICE,
        Int32(SPNG_FILTER_CHOICE_SUB.rawValue | SPNG_FILTER_CHOICE_UP.rawValue)))
    var header = spng_ihdr()
    header.width = UInt32(width)
    header.height = UInt32(height)
    header.bit_depth = 8
    header.color_type = UInt8(
      (isOpaque ? SPNG_COLOR_TYPE_TRUECOLOR : SPNG_COLOR_TYPE_TRUECOLOR_ALPHA).rawValue)
    try check(spng_set_ihdr(context, &header))
    try check(spng_set_srgb(context, 0))
    // A point is 1/72 inch at scale 1; PNG counts pixels a metre.
    let pixelsAMetre = UInt32((72 * scale / 0.0254).rounded())
    var resolution = spng_phys(
      ppu_x: pixelsAMetre, ppu_y: pixelsAMetre, unit_specifier: 1)
    try check(spng_set_phys(context, &resolution))
    try check(
      spng_encode_image(
        context, pixels, pixels.count, Int32(SPNG_FMT_PNG.rawValue),
        Int32(SPNG_ENCODE_FINALIZE.rawValue)))
    var length = 0
    var status: Int32 = 0
    guard let bytes = spng_get_png_buffer(context, &length, &status) else {
      throw .encoding(String(cString: spng_strerror(status)))
    }
    return Data(bytesNoCopy: bytes, count: length, deallocator: .free)
  }
}
