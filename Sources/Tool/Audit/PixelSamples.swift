import Foundation
import Rasterizer
import ViewArchive

/// Pixels of a picture as opaque colors.
struct PixelSamples {
  private let bytes: [UInt8]
  let width: Int
  let height: Int
  private let stride: Int
  /// The color below translucent pixels.
  private let ground: PaintColor

  init(_ picture: Picture, ground: PaintColor) {
    bytes = picture.withUnsafeBytes { Array($0) }
    width = picture.width
    height = picture.height
    stride = picture.stride
    self.ground = ground
  }

  func color(x: Int, y: Int) -> PaintColor {
    let index = y * stride + x * 4
    let rest = 1 - Double(bytes[index + 3]) / 255
    func component(_ offset: Int, _ below: Double) -> Double {
      Double(bytes[index + offset]) / 255 + rest * below
    }
    return PaintColor(
      red: component(2, ground.red), green: component(1, ground.green),
      blue: component(0, ground.blue))
  }

  /// Whether a pixel differs visibly from that of another picture of the same size.
  func differs(from other: PixelSamples, x: Int, y: Int) -> Bool {
    let index = y * stride + x * 4
    return (0..<4).contains { abs(Int(bytes[index + $0]) - Int(other.bytes[index + $0])) > 24 }
  }
}
