import Foundation

/// Resamples pixels for a perspective projection, with two by two samples for each target pixel.
enum Perspective {
  /// - Parameter position: Returns the point of `source`, in pixels, that is seen at a point of
  ///   `target`; nil if none is.
  static func project(
    _ source: PixelRegion, onto target: PixelRegion, position: (CGPoint) -> CGPoint?
  ) {
    for y in 0..<target.height {
      let row = target.base + y * target.stride
      for x in 0..<target.width {
        var sum = SIMD4<Float>.zero
        for (dx, dy) in [(0.25, 0.25), (0.75, 0.25), (0.25, 0.75), (0.75, 0.75)] {
          if let point = position(CGPoint(x: Double(x) + dx, y: Double(y) + dy)) {
            sum += sample(source, at: point)
          }
        }
        let pixel = row + x * 4
        let mean = (sum / 4).rounded(.toNearestOrAwayFromZero).clamped(
          lowerBound: .zero, upperBound: SIMD4(repeating: 255))
        for component in 0..<4 { pixel[component] = UInt8(mean[component]) }
      }
    }
  }

  /// The bilinear interpolation of the four nearest pixels. Outside the region all are clear.
  private static func sample(_ source: PixelRegion, at point: CGPoint) -> SIMD4<Float> {
    let (x, y) = (Double(point.x) - 0.5, Double(point.y) - 0.5)
    guard x > -1, y > -1, x < Double(source.width), y < Double(source.height) else { return .zero }
    let (left, top) = (Int(x.rounded(.down)), Int(y.rounded(.down)))
    let (right, bottom) = (Float(x - Double(left)), Float(y - Double(top)))
    return (pixel(source, left, top) * (1 - right) + pixel(source, left + 1, top) * right)
      * (1 - bottom)
      + (pixel(source, left, top + 1) * (1 - right) + pixel(source, left + 1, top + 1) * right)
      * bottom
  }

  private static func pixel(_ source: PixelRegion, _ x: Int, _ y: Int) -> SIMD4<Float> {
    guard x >= 0, y >= 0, x < source.width, y < source.height else { return .zero }
    let pixel = source.base + y * source.stride + x * 4
    return SIMD4(Float(pixel[0]), Float(pixel[1]), Float(pixel[2]), Float(pixel[3]))
  }
}
