/// The blend mode `plusDarker`, which Cairo does not support: the sum of two colours minus one.
///
/// With premultiplied colours S and D: alpha is `min(1, Sa + Da)`, and each component
/// `max(0, alpha − (Sa − S) − (Da − D))`.
enum PlusDarker {
  /// - Parameters:
  ///   - x, y: The position of `source` on `target`, in pixels.
  ///   - alpha: Multiplies the source.
  static func composite(
    _ source: PixelRegion, over target: PixelRegion, x: Int, y: Int, alpha: Double
  ) {
    let factor = Int32((alpha.clamped(to: 0...1) * 256).rounded())
    for row in max(-y, 0)..<max(min(source.height, target.height - y), max(-y, 0)) {
      let from = source.base + row * source.stride
      let to = target.base + (row + y) * target.stride
      for column in max(-x, 0)..<max(min(source.width, target.width - x), max(-x, 0)) {
        let (s, d) = (from + column * 4, to + (column + x) * 4)
        let sourceAlpha = Int32(s[3]) * factor >> 8
        guard sourceAlpha > 0 else { continue }
        let targetAlpha = Int32(d[3])
        let sum = min(sourceAlpha + targetAlpha, 255)
        for component in 0..<3 {
          let loss = sourceAlpha - (Int32(s[component]) * factor >> 8)
          d[component] = UInt8(
            min(max(sum - loss - (targetAlpha - Int32(d[component])), 0), sum))
        }
        d[3] = UInt8(sum)
      }
    }
  }
}
