internal import CDeflate
import Foundation

extension Picture {
  /// The picture as a PNG file: RGB if it is opaque, else RGBA; sRGB, with its resolution. Equal
  /// pixels have equal bytes.
  ///
  /// - Throws: `RasterizerError.outOfMemory`.
  public func png() throws -> Data { try PNGEncoder().encode(self) }
}

/// Encodes pictures as PNG. It keeps its buffers between pictures: allocating new pages for each
/// would take as long as drawing it.
final class PNGEncoder {
  private let compressor: OpaquePointer
  private var rows: [UInt8] = []
  private var compressed: [UInt8] = []

  init() throws(RasterizerError) {
    guard let compressor = libdeflate_alloc_compressor(1) else { throw .outOfMemory }
    self.compressor = compressor
  }

  deinit {
    libdeflate_free_compressor(compressor)
  }

  func encode(_ picture: Picture) -> Data {
    let rowData = PNGRows(picture)
    if rows.count < rowData.length { rows = [UInt8](repeating: 0, count: rowData.length) }
    rows.withUnsafeMutableBufferPointer { rowData.write(picture, to: $0) }
    var writer = PNGWriter()
    writer.chunk("IHDR") { chunk in
      chunk.big(UInt32(picture.width))
      chunk.big(UInt32(picture.height))
      // Bits per component, colour type, compression, filter method, interlacing.
      chunk.bytes += [8, rowData.isOpaque ? 2 : 6, 0, 0, 0]
    }
    writer.chunk("sRGB") { $0.bytes.append(0) }
    writer.chunk("pHYs") { chunk in
      // A point is 1/72 inch; PNG stores pixels per metre.
      let pixelsPerMetre = (72 * picture.scale / 0.0254).clamped(to: 1...1e9)
      chunk.big(UInt32(pixelsPerMetre.rounded()))
      chunk.big(UInt32(pixelsPerMetre.rounded()))
      chunk.bytes.append(1)
    }
    let count = compress(rowData.length)
    writer.chunk("IDAT") { $0.bytes += compressed[..<count] }
    writer.chunk("IEND") { _ in }
    return Data(writer.bytes)
  }

  /// Compresses the rows and returns the number of bytes in `compressed`.
  private func compress(_ length: Int) -> Int {
    let bound = libdeflate_zlib_compress_bound(compressor, length)
    if compressed.count < bound { compressed = [UInt8](repeating: 0, count: bound) }
    return compressed.withUnsafeMutableBytes { output in
      // Cannot fail: the output has the size of the bound.
      libdeflate_zlib_compress(compressor, rows, length, output.baseAddress, output.count)
    }
  }
}

/// The bytes of a PNG file.
///
/// libdeflate compresses the pixels: at the fastest level it takes two thirds of zlib's time for
/// widgets and a third for gradients, and the files are smaller.
private struct PNGWriter {
  var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  mutating func big(_ value: UInt32) {
    withUnsafeBytes(of: value.bigEndian) { bytes.append(contentsOf: $0) }
  }

  /// Appends a chunk: length, name, the data that `body` appends, and checksum.
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

/// Straight pixels in PNG's order. Each row starts with the filter byte "none": filters cost more
/// time than they save, and make flat pictures larger.
private struct PNGRows {
  let isOpaque: Bool
  /// The size of all rows, in bytes.
  let length: Int
  private let rowLength: Int

  init(_ picture: Picture) {
    isOpaque = picture.withUnsafeBytes { pixels in
      var all = UInt32.max
      for pixel in pixels.bindMemory(to: UInt32.self) { all &= pixel }
      return all >> 24 == 255
    }
    rowLength = picture.width * (isOpaque ? 3 : 4) + 1
    length = rowLength * picture.height
  }

  func write(_ picture: Picture, to rows: UnsafeMutableBufferPointer<UInt8>) {
    guard let out = rows.baseAddress else { return }
    picture.withUnsafeBytes { pixels in
      guard let source = pixels.baseAddress?.assumingMemoryBound(to: UInt8.self) else { return }
      for y in 0..<picture.height {
        let row = out + y * rowLength
        row[0] = 0
        if isOpaque {
          Self.opaque(source + y * picture.stride, to: row + 1, picture.width)
        } else {
          Self.translucent(source + y * picture.stride, to: row + 1, picture.width)
        }
      }
    }
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
    // Most rows are opaque except at their ends: a pass without branches, eight pixels at a time,
    // then another one only for rows with translucent pixels.
    typealias Eight = SIMD8<UInt32>
    var shared = Eight(repeating: .max)
    var offset = 0
    while offset + 32 <= width * 4 {
      let pixels = from.loadUnaligned(fromByteOffset: offset, as: Eight.self)
      shared &= pixels
      to.storeBytes(of: swapped(pixels), toByteOffset: offset, as: Eight.self)
      offset += 32
    }
    while offset < width * 4 {
      let pixel = Eight(repeating: from.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      shared &= pixel
      to.storeBytes(of: swapped(pixel)[0], toByteOffset: offset, as: UInt32.self)
      offset += 4
    }
    let isOpaque = shared.indices.allSatisfy { shared[$0] >> 24 == 255 }
    if !isOpaque { unpremultiply(to, width) }
  }

  /// Swaps red and blue, on little-endian machines.
  @inline(__always)
  private static func swapped(_ pixels: SIMD8<UInt32>) -> SIMD8<UInt32> {
    pixels & 0xFF00_FF00 | (pixels & 255) &<< 16 | pixels &>> 16 & 255
  }

  /// Converts translucent pixels from premultiplied to straight components.
  private static func unpremultiply(_ row: UnsafeMutableRawPointer, _ width: Int) {
    for offset in stride(from: 0, to: width * 4, by: 4) {
      let pixel = UInt32(littleEndian: row.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      let alpha = pixel >> 24
      guard alpha != 255, alpha != 0 else { continue }
      func straight(_ component: UInt32) -> UInt32 {
        min((component * 255 + alpha / 2) / alpha, 255)
      }
      let value =
        alpha << 24 | straight(pixel >> 16 & 255) << 16 | straight(pixel >> 8 & 255) << 8
        | straight(pixel & 255)
      row.storeBytes(of: value.littleEndian, toByteOffset: offset, as: UInt32.self)
    }
  }
}
