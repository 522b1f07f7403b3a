import Foundation

/// Pixels in memory: premultiplied BGRA, eight bits per component, in rows from top to bottom
/// without gaps.
package struct PixelBuffer: Equatable, Sendable {
  /// In pixels, at least 1.
  package let width: Int
  /// In pixels, at least 1.
  package let height: Int
  package var bytes: [UInt8]

  /// The maximum number of pixels, 256 MB.
  package static let areaLimit = 1 << 26
  /// The maximum width and height in pixels.
  package static let sideLimit = 32_767

  /// Transparent pixels; nil if a side is not in 1…`sideLimit`, or there are too many pixels.
  package init?(width: Int, height: Int) {
    guard Self.isPlausible(width: width, height: height) else { return nil }
    self.init(width: width, height: height, bytes: [UInt8](repeating: 0, count: width * height * 4))
  }

  /// - Parameter bytes: `width * height * 4` bytes.
  package init(width: Int, height: Int, bytes: [UInt8]) {
    precondition(bytes.count == width * height * 4)
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  package static func isPlausible(width: Int, height: Int) -> Bool {
    (1...sideLimit).contains(width) && (1...sideLimit).contains(height)
      && width * height <= areaLimit
  }

  /// The pixels of a rectangle inside the buffer; nil if none of it is inside.
  package func cropped(x: Int, y: Int, width: Int, height: Int) -> PixelBuffer? {
    let (left, top) = (max(x, 0), max(y, 0))
    let (right, bottom) = (min(x + width, self.width), min(y + height, self.height))
    guard left < right, top < bottom else { return nil }
    var result: [UInt8] = []
    result.reserveCapacity((right - left) * (bottom - top) * 4)
    for row in top..<bottom {
      let start = (row * self.width + left) * 4
      result += bytes[start..<start + (right - left) * 4]
    }
    return PixelBuffer(width: right - left, height: bottom - top, bytes: result)
  }

  /// The buffer with each pixel replaced by the result of `change`, which receives straight
  /// components in 0…1. Transparent pixels are not changed.
  package func mappingColors(
    _ change: (_ color: SIMD4<Float>) -> SIMD4<Float>
  ) -> PixelBuffer {
    var result = self
    result.bytes.withUnsafeMutableBufferPointer { pixels in
      for offset in stride(from: 0, to: pixels.count, by: 4) where pixels[offset + 3] != 0 {
        let alpha = Float(pixels[offset + 3])
        let straight = SIMD4(
          Float(pixels[offset + 2]) / alpha, Float(pixels[offset + 1]) / alpha,
          Float(pixels[offset]) / alpha, alpha / 255)
        let changed = change(straight)
        let number = changed.replacing(with: 0, where: changed .!= changed)
        let color = number.clamped(
          lowerBound: SIMD4(repeating: 0), upperBound: SIMD4(repeating: 1))
        let factor = color.w * 255
        pixels[offset] = UInt8((color.z * factor).rounded())
        pixels[offset + 1] = UInt8((color.y * factor).rounded())
        pixels[offset + 2] = UInt8((color.x * factor).rounded())
        pixels[offset + 3] = UInt8(factor.rounded())
      }
    }
    return result
  }
}
