internal import CDeflate
import Foundation

extension Picture {
  /// The picture as a PNG file: RGB where it is opaque, else RGBA; sRGB, with its resolution.
  /// The same pixels always give the same bytes.
  ///
  /// - Throws: `RasterizerError.outOfMemory`.
  public func png() throws -> Data {
    let rows = PNGRows(self)
    var writer = PNGWriter()
    writer.chunk("IHDR") { chunk in
      chunk.big(UInt32(width))
      chunk.big(UInt32(height))
      // Bits a component, colour type, compression, filters, interlacing.
      chunk.bytes += [8, rows.isOpaque ? 2 : 6, 0, 0, 0]
    }
    writer.chunk("sRGB") { $0.bytes.append(0) }
    writer.chunk("pHYs") { chunk in
      // A point is 1/72 inch at scale 1; PNG counts pixels a metre.
      let pixelsAMetre = (72 * scale / 0.0254).limited(to: 1...1e9)
      chunk.big(UInt32(pixelsAMetre.rounded()))
      chunk.big(UInt32(pixelsAMetre.rounded()))
      chunk.bytes.append(1)
    }
    let compressed = try rows.compressed()
    writer.chunk("IDAT") { $0.bytes += compressed }
    writer.chunk("IEND") { _ in }
    return Data(writer.bytes)
  }
}

/// A PNG file's bytes.
///
/// libdeflate writes the one large chunk: on widgets it takes two thirds of zlib's time at the
/// fastest level, and on gradients a third, for smaller files.
private struct PNGWriter {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func big(_ value: UInt32) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  /// Length, name, what `body` appends, checksum.
  mutating func chunk(_ name: String, _ body: (inout PNGWriter) -> Void) {
    let start = bytes.count
    big(0)
    bytes += name.utf8
    body(&self)
    let length = UInt32(bytes.count - start - 8)
    withUnsafeBytes(of: length.bigEndian) { length in
      bytes.replaceSubrange(start..<start + 4, with: length)
    }
    let checksum = bytes.withUnsafeBytes { all in
      libdeflate_crc32(0, all.baseAddress.map { $0 + start + 4 }, all.count - start - 4)
    }
    big(checksum)
  }
}

/// Straight pixels in PNG's order, each row after the byte that says "no filter": filters cost
/// more time than they save, and make flat pictures larger.
private struct PNGRows {
  let isOpaque: Bool
  private let bytes: [UInt8]

  init(_ picture: Picture) {
    let (width, height, stride) = (picture.width, picture.height, picture.stride)
    let isOpaque = picture.withUnsafeBytes { pixels in
      let components = pixels.bindMemory(to: UInt32.self)
      var all = UInt32.max
      for pixel in components { all &= pixel }
      return all >> 24 == 255
    }
    let rowLength = width * (isOpaque ? 3 : 4) + 1
    bytes = [UInt8](unsafeUninitializedCapacity: rowLength * height) { buffer, count in
      count = rowLength * height
      guard let out = buffer.baseAddress else { return }
      picture.withUnsafeBytes { pixels in
        guard let source = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
        for y in 0..<height {
          let row = out + y * rowLength
          row[0] = 0
          if isOpaque {
            Self.opaque(source + y * stride, to: row + 1, width)
          } else {
            Self.translucent(source + y * stride, to: row + 1, width)
          }
        }
      }
    }
    self.isOpaque = isOpaque
  }

  private static func opaque(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    for pixel in 0..<width {
      let (from, to) = (source + pixel * 4, target + pixel * 3)
      to[0] = from[2]
      to[1] = from[1]
      to[2] = from[0]
    }
  }

  private static func translucent(
    _ source: UnsafePointer<UInt8>, to target: UnsafeMutablePointer<UInt8>, _ width: Int
  ) {
    let (from, to) = (UnsafeRawPointer(source), UnsafeMutableRawPointer(target))
    for offset in stride(from: 0, to: width * 4, by: 4) {
      let pixel = UInt32(littleEndian: from.load(fromByteOffset: offset, as: UInt32.self))
      let alpha = pixel >> 24
      var (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
      if alpha != 255, alpha != 0 {
        red = min((red * 255 + alpha / 2) / alpha, 255)
        green = min((green * 255 + alpha / 2) / alpha, 255)
        blue = min((blue * 255 + alpha / 2) / alpha, 255)
      }
      let straight = alpha << 24 | blue << 16 | green << 8 | red
      to.storeBytes(of: straight.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
  }

  func compressed() throws(RasterizerError) -> [UInt8] {
    guard let compressor = libdeflate_alloc_compressor(1) else { throw .outOfMemory }
    defer { libdeflate_free_compressor(compressor) }
    let bound = libdeflate_zlib_compress_bound(compressor, bytes.count)
    return [UInt8](unsafeUninitializedCapacity: bound) { buffer, count in
      // Never 0: the buffer is as large as the bound.
      count = libdeflate_zlib_compress(
        compressor, bytes, bytes.count, buffer.baseAddress, bound)
    }
  }
}
