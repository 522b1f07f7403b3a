import Rasterizer

/// A premultiplied pixel: blue, green, red and alpha in the memory of a little-endian machine.
typealias Pixel = UInt32

/// What translucent pixels are compared on. The raw value is the brightness, 0 to 1.
enum Ground: Float {
  case black = 0
  case white = 1
}

extension Pixel {
  static let red: Pixel = 0xFFFF_0000
  static let yellow: Pixel = 0xFFFF_CC00

  /// The largest squared distance that the eye does not notice: a tenth of the distance between
  /// black and white, whose square is 35215.
  private static let threshold: Float = 35_215 * 0.1 * 0.1

  /// The components, 0 to 255: red, green, blue, alpha.
  private var components: SIMD4<Float> {
    SIMD4(
      Float(self >> 16 & 255), Float(self >> 8 & 255), Float(self & 255), Float(self >> 24))
  }

  /// The ground on which the pixels differ most; nil if they look the same.
  func differs(from other: Pixel) -> Ground? {
    guard self != other else { return nil }
    let difference = components - other.components
    let onBlack = Self.squaredDistance(difference)
    // A pixel on white is brighter by the transparent share.
    let onWhite = Self.squaredDistance(difference - SIMD4(repeating: difference[3]))
    guard onBlack > Self.threshold || onWhite > Self.threshold else { return nil }
    return onBlack >= onWhite ? .black : .white
  }

  private static func squaredDistance(_ rgb: SIMD4<Float>) -> Float {
    let (red, green, blue) = (rgb[0], rgb[1], rgb[2])
    let y = 0.298_895_31 * red + 0.586_622_47 * green + 0.114_482_23 * blue
    let i = 0.595_977_99 * red - 0.274_176_1 * green - 0.321_801_89 * blue
    let q = 0.211_470_17 * red - 0.522_617_11 * green + 0.311_146_94 * blue
    return 0.5053 * y * y + 0.299 * i * i + 0.1957 * q * q
  }

  /// Y of YIQ, 0 to 255.
  func brightness(on ground: Ground) -> Float {
    let parts = components
    let own = 0.298_895_31 * parts[0] + 0.586_622_47 * parts[1] + 0.114_482_23 * parts[2]
    return own + (255 - parts[3]) * ground.rawValue
  }

  /// The pixel in gray on white, with a quarter of its contrast.
  var faint: Pixel {
    let level = Pixel(255 - (255 - brightness(on: .white).clamped()) / 4)
    return 0xFF00_0000 | level << 16 | level << 8 | level
  }
}

extension Float {
  fileprivate func clamped() -> Float { Swift.min(Swift.max(self, 0), 255) }
}

/// The pixels of a picture, row by row.
struct PixelGrid {
  let width: Int
  let height: Int
  let pixels: [Pixel]

  init(_ picture: Picture) {
    width = picture.width
    height = picture.height
    pixels = picture.withUnsafeBytes { bytes in
      (0..<picture.height).flatMap { y in
        UnsafeRawBufferPointer(rebasing: bytes[(y * picture.stride)...].prefix(picture.width * 4))
          .bindMemory(to: Pixel.self)
      }
    }
  }

  /// Whether the pixel smooths an edge.
  ///
  /// Such a pixel is between a darker and a brighter neighbour, has at most two neighbours as
  /// bright as itself, and its darkest or brightest neighbour is part of an area of one color in
  /// both pictures.
  func isEdge(_ x: Int, _ y: Int, and other: PixelGrid, on ground: Ground) -> Bool {
    let center = pixels[y * width + x].brightness(on: ground)
    var equal = isBorder(x, y) ? 1 : 0
    var darkest: (difference: Float, x: Int, y: Int) = (0, x, y)
    var brightest: (difference: Float, x: Int, y: Int) = (0, x, y)
    for (nearX, nearY) in neighbours(x, y) {
      let difference = pixels[nearY * width + nearX].brightness(on: ground) - center
      if difference == 0 {
        equal += 1
        if equal > 2 { return false }
      } else if difference < darkest.difference {
        darkest = (difference, nearX, nearY)
      } else if difference > brightest.difference {
        brightest = (difference, nearX, nearY)
      }
    }
    guard darkest.difference < 0, brightest.difference > 0 else { return false }
    return [darkest, brightest].contains { end in
      isFlat(end.x, end.y) && other.isFlat(end.x, end.y)
    }
  }

  /// Whether more than two neighbours have the pixel's color.
  private func isFlat(_ x: Int, _ y: Int) -> Bool {
    let center = pixels[y * width + x]
    let equal = neighbours(x, y).reduce(into: isBorder(x, y) ? 1 : 0) { count, near in
      if pixels[near.y * width + near.x] == center { count += 1 }
    }
    return equal > 2
  }

  private func isBorder(_ x: Int, _ y: Int) -> Bool {
    x == 0 || y == 0 || x == width - 1 || y == height - 1
  }

  private func neighbours(_ x: Int, _ y: Int) -> [(x: Int, y: Int)] {
    var result: [(x: Int, y: Int)] = []
    result.reserveCapacity(8)
    for nearY in max(y - 1, 0)...min(y + 1, height - 1) {
      for nearX in max(x - 1, 0)...min(x + 1, width - 1) where nearX != x || nearY != y {
        result.append((nearX, nearY))
      }
    }
    return result
  }
}
