import Foundation

/// Reads an encoded image's size from its header, without decoding it.
///
/// Knows PNG, JPEG, GIF and WebP. Vector images, and bytes that are no image, have no size: the
/// rasterizer decides about them.
public enum EncodedImageSize {
  /// The product of width and height in pixels.
  public static func area(of data: Data) -> Int? {
    let bytes = Header(data)
    guard let (width, height) = png(bytes) ?? gif(bytes) ?? webP(bytes) ?? jpeg(bytes) else {
      return nil
    }
    let area = width.multipliedReportingOverflow(by: height)
    return area.overflow ? .max : area.partialValue
  }

  private struct Header {
    let data: Data
    init(_ data: Data) { self.data = data }

    subscript(offset: Int) -> Int {
      offset < data.count ? Int(data[data.startIndex + offset]) : 0
    }
    func starts(with text: String, at offset: Int = 0) -> Bool {
      text.utf8.enumerated().allSatisfy { self[offset + $0.offset] == Int($0.element) }
    }
    func big16(_ offset: Int) -> Int { self[offset] << 8 | self[offset + 1] }
    func big32(_ offset: Int) -> Int { big16(offset) << 16 | big16(offset + 2) }
    func little16(_ offset: Int) -> Int { self[offset] | self[offset + 1] << 8 }
    func little24(_ offset: Int) -> Int { little16(offset) | self[offset + 2] << 16 }
  }

  private static func png(_ bytes: Header) -> (Int, Int)? {
    guard bytes[0] == 0x89, bytes.starts(with: "PNG", at: 1) else { return nil }
    return (bytes.big32(16), bytes.big32(20))
  }

  private static func gif(_ bytes: Header) -> (Int, Int)? {
    guard bytes.starts(with: "GIF8") else { return nil }
    return (bytes.little16(6), bytes.little16(8))
  }

  private static func webP(_ bytes: Header) -> (Int, Int)? {
    guard bytes.starts(with: "RIFF"), bytes.starts(with: "WEBP", at: 8) else { return nil }
    if bytes.starts(with: "VP8X", at: 12) {
      return (bytes.little24(24) + 1, bytes.little24(27) + 1)
    }
    if bytes.starts(with: "VP8L", at: 12) {
      let bits = bytes.little24(21) | bytes[24] << 24
      return (bits & 0x3FFF + 1, bits >> 14 & 0x3FFF + 1)
    }
    return (bytes.little16(26) & 0x3FFF, bytes.little16(28) & 0x3FFF)
  }

  /// Walks the segments up to the frame header (SOF0…SOF15 without DHT, JPG and DAC).
  private static func jpeg(_ bytes: Header) -> (Int, Int)? {
    guard bytes[0] == 0xFF, bytes[1] == 0xD8 else { return nil }
    var offset = 2
    while offset + 9 < bytes.data.count, bytes[offset] == 0xFF {
      let marker = bytes[offset + 1]
      if marker == 0xFF {
        offset += 1
      } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
        return (bytes.big16(offset + 7), bytes.big16(offset + 5))
      } else {
        offset += 2 + max(bytes.big16(offset + 2), 2)
      }
    }
    return nil
  }
}
