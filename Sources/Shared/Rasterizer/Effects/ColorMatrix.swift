import Foundation
import ViewArchive

/// A linear transform of straight colours: each component becomes a weighted sum of all three plus
/// an offset, and alpha is multiplied by a factor.
///
/// It also applies to premultiplied pixels, with the offset multiplied by alpha.
struct ColorMatrix: Equatable {
  /// One row each for red, green and blue; columns are red, green, blue and offset.
  var rows: [[Double]]
  var alpha = 1.0

  static let identity = ColorMatrix(rows: [[1, 0, 0, 0], [0, 1, 0, 0], [0, 0, 1, 0]])
  /// The luminance weights of Rec. 709.
  static let luma = (red: 0.2126, green: 0.7152, blue: 0.0722)

  static func brightness(_ amount: Double) -> ColorMatrix {
    ColorMatrix(rows: [[1, 0, 0, amount], [0, 1, 0, amount], [0, 0, 1, amount]])
  }

  static func contrast(_ amount: Double) -> ColorMatrix {
    let offset = (1 - amount) / 2
    return ColorMatrix(
      rows: [[amount, 0, 0, offset], [0, amount, 0, offset], [0, 0, amount, offset]])
  }

  static func saturation(_ amount: Double) -> ColorMatrix {
    let (r, g, b) = (
      luma.red * (1 - amount), luma.green * (1 - amount), luma.blue * (1 - amount)
    )
    return ColorMatrix(
      rows: [[r + amount, g, b, 0], [r, g + amount, b, 0], [r, g, b + amount, 0]])
  }

  static func hueRotation(_ angle: Double) -> ColorMatrix {
    let (c, s) = (cos(angle), sin(angle))
    let (r, g, b) = (0.213, 0.715, 0.072)
    return ColorMatrix(rows: [
      [r + c * (1 - r) - s * r, g - c * g - s * g, b - c * b + s * (1 - b), 0],
      [r - c * r + s * 0.143, g + c * (1 - g) + s * 0.140, b - c * b - s * 0.283, 0],
      [r - c * r - s * (1 - r), g - c * g + s * g, b + c * (1 - b) + s * b, 0],
    ])
  }

  static let inversion = ColorMatrix(rows: [[-1, 0, 0, 1], [0, -1, 0, 1], [0, 0, -1, 1]])

  static func multiply(_ color: PaintColor) -> ColorMatrix {
    ColorMatrix(
      rows: [[color.red, 0, 0, 0], [0, color.green, 0, 0], [0, 0, color.blue, 0]],
      alpha: color.alpha)
  }

  /// One color for all; the alpha of each is kept.
  static func fill(_ color: PaintColor) -> ColorMatrix {
    ColorMatrix(
      rows: [[0, 0, 0, color.red], [0, 0, 0, color.green], [0, 0, 0, color.blue]],
      alpha: color.alpha)
  }

  /// The matrix that applies `self` first, then `next`.
  func followed(by next: ColorMatrix) -> ColorMatrix {
    let rows = next.rows.map { row in
      (0..<4).map { column in
        (0..<3).reduce(column == 3 ? row[3] : 0) { $0 + row[$1] * self.rows[$1][column] }
      }
    }
    return ColorMatrix(rows: rows, alpha: alpha * next.alpha)
  }

  func apply(to region: PixelRegion) {
    let fixed = rows.map { row in
      row.map { Int32(($0.clamped(to: -200...200) * 4096).rounded()) }
    }
    let alphaFactor = Int32((alpha.clamped(to: 0...1) * 4096).rounded())
    let (r, g, b) = (fixed[0], fixed[1], fixed[2])
    let red = SIMD4(r[0], r[1], r[2], r[3])
    let green = SIMD4(g[0], g[1], g[2], g[3])
    let blue = SIMD4(b[0], b[1], b[2], b[3])
    for y in 0..<region.height {
      let row = region.base + y * region.stride
      for x in 0..<region.width {
        let pixel = row + x * 4
        guard pixel[3] != 0 else { continue }
        let value = SIMD4(Int32(pixel[2]), Int32(pixel[1]), Int32(pixel[0]), Int32(pixel[3]))
        let top = value[3]
        func component(_ factors: SIMD4<Int32>) -> UInt8 {
          let sum = min(max(((value &* factors).wrappedSum() &+ 2048) >> 12, 0), top)
          return UInt8(truncatingIfNeeded: (sum &* alphaFactor &+ 2048) >> 12)
        }
        pixel[2] = component(red)
        pixel[1] = component(green)
        pixel[0] = component(blue)
        pixel[3] = UInt8(truncatingIfNeeded: (top &* alphaFactor &+ 2048) >> 12)
      }
    }
  }
}
