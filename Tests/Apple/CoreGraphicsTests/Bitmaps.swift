import CoreGraphics
import PixelService
import Testing

/// Contexts of bitmaps, and their pixels.
enum Bitmaps {
  static func context(
    _ width: Int, _ height: Int, alpha: CGImageAlphaInfo = .premultipliedLast
  ) throws -> CGContext {
    try #require(
      CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: 0,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: alpha.rawValue))
  }

  /// The pixels that `body` draws, as rows of hexadecimal RGBA from the top.
  static func rows(
    _ width: Int, _ height: Int, _ body: (CGContext) -> Void
  ) throws -> [[String]] {
    let context = try context(width, height)
    body(context)
    return rows(try #require(context.makeImage()))
  }

  static func rows(_ image: CGImage) -> [[String]] {
    let pixels = image.pixels
    return (0..<pixels.height).map { y in
      (0..<pixels.width).map { x in
        let start = (y * pixels.width + x) * 4
        return [2, 1, 0, 3].map { hexadecimal(pixels.bytes[start + $0]) }.joined()
      }
    }
  }

  private static func hexadecimal(_ byte: UInt8) -> String {
    let text = String(byte, radix: 16)
    return text.count == 1 ? "0" + text : text
  }

  static func png(_ image: CGImage?) throws -> Data {
    try PixelServices.shared.png(try #require(image).pixels, scale: 1)
  }
}

extension CGColor {
  static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
}
