/// The pixels in which two pictures differ.
struct PixelDifference: Equatable {
  /// The expected picture, faint, with the pixels that differ in red.
  let picture: PixelPicture
  let summary: String
  /// The share of the pixels that differ.
  let share: Double
  /// The largest difference of a component, of 255.
  let largest: Int

  /// Returns nil if the pictures have the same pixels.
  init?(_ expected: PixelPicture, _ actual: PixelPicture) {
    guard expected != actual else { return nil }
    let width = max(expected.width, actual.width)
    let height = max(expected.height, actual.height)
    var bytes: [UInt8] = []
    bytes.reserveCapacity(width * height * 4)
    var count = 0
    var largest = 0
    for y in 0..<height {
      for x in 0..<width {
        let pair = (expected.pixel(x, y), actual.pixel(x, y))
        if let pixel = pair.0, pixel == pair.1 {
          bytes.append(contentsOf: pixel.faint)
        } else {
          count += 1
          largest = max(largest, pair.0?.distance(to: pair.1) ?? 255)
          bytes.append(contentsOf: [255, 0, 0, 255])
        }
      }
    }
    self.largest = largest
    share = Double(count) / Double(max(width * height, 1))
    picture = PixelPicture(width: width, height: height, bytes: bytes)
    let isResized = expected.width != actual.width || expected.height != actual.height
    let sizes =
      isResized
      ? "\(expected.width)×\(expected.height) became \(actual.width)×\(actual.height) pixels; " : ""
    summary = "\(sizes)\(count) of \(width * height) pixels differ, by up to \(largest) of 255"
  }
}

/// Red, green, blue and straight alpha.
private struct Pixel: Equatable {
  var components: SIMD4<UInt8>

  /// The pixel on white, with a quarter of its contrast.
  var faint: [UInt8] {
    let alpha = Int(components[3])
    let mixed = (0..<3).map { index in
      UInt8(255 - (255 - Int(components[index])) * alpha / 255 / 4)
    }
    return mixed + [255]
  }

  /// The largest difference of a component; 255 if there is no other pixel.
  func distance(to other: Pixel?) -> Int {
    guard let other else { return 255 }
    return (0..<4).map { abs(Int(components[$0]) - Int(other.components[$0])) }.max() ?? 0
  }
}

extension PixelPicture {
  /// nil outside of the picture.
  fileprivate func pixel(_ x: Int, _ y: Int) -> Pixel? {
    guard x < width, y < height else { return nil }
    let start = (y * width + x) * 4
    return Pixel(
      components: SIMD4(bytes[start], bytes[start + 1], bytes[start + 2], bytes[start + 3]))
  }
}
