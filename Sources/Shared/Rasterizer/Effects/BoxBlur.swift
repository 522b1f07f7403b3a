/// An approximation of a Gaussian blur by three box blurs along rows, then three along columns.
///
/// For a standard deviation of σ pixels, the side of a box is `⌊σ · 3√(2π)/4 + ½⌋`. If the side is
/// even, the first two boxes are off-centre in opposite directions and the third is one pixel
/// wider. Source: SVG 1.1, `feGaussianBlur`. The error is about 3 %. Complexity: O(pixels),
/// independent of the radius.
struct BoxBlur {
  private struct Box {
    var left: Int
    var right: Int
    var side: Int { left + right + 1 }
  }

  private let boxes: [Box]
  /// The distance over which a pixel's colour spreads, in pixels.
  let reach: Int

  /// Returns nil if `deviation`, in pixels, is too small to be visible.
  init?(deviation: Double) {
    guard deviation >= 0.3, deviation.isFinite else { return nil }
    // 3·√(2π)/4
    let side = min(max(Int(deviation * 1.8799712059732503 + 0.5), 2), 1 << 14)
    let half = side / 2
    boxes =
      side % 2 == 1
      ? Array(repeating: Box(left: half, right: half), count: 3)
      : [
        Box(left: half, right: half - 1), Box(left: half - 1, right: half),
        Box(left: half, right: half),
      ]
    reach = boxes.reduce(0) { $0 + $1.left }
  }

  /// Blurs in place. Pixels beyond the edges are transparent, or with `clampsEdges` repeat the
  /// edge.
  func apply(to region: PixelRegion, bytesPerPixel: Int, clampsEdges: Bool = false) {
    guard region.width > 0, region.height > 0 else { return }
    let rowLength = region.width * bytesPerPixel
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: region.stride * region.height) {
      copy in
      guard let base = copy.baseAddress else { return }
      var (from, to) = (region.base, base)
      for box in boxes {
        for y in 0..<region.height {
          let (source, target) = (from + y * region.stride, to + y * region.stride)
          if bytesPerPixel == 4 {
            Self.row4(source, target, region.width, box, clampsEdges)
          } else {
            Self.row1(source, target, region.width, box, clampsEdges)
          }
        }
        swap(&from, &to)
      }
      for box in boxes {
        Self.columns(from, to, rowLength, region, box, clampsEdges)
        swap(&from, &to)
      }
    }
  }

  /// The factor that replaces a division by the box's side with a multiplication and a shift by 24.
  private static func reciprocal(_ side: Int) -> UInt32 { UInt32((1 << 24) / side) }

  private static func row1(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ box: Box, _ clamps: Bool
  ) {
    let factor = reciprocal(box.side)
    let last = width - 1
    func value(_ x: Int) -> UInt32 {
      if x >= 0, x <= last { return UInt32(source[x]) }
      return clamps ? UInt32(source[x < 0 ? 0 : last]) : 0
    }
    var sum: UInt32 = 0
    for x in -box.left...box.right { sum &+= value(x) }
    for x in 0..<width {
      target[x] = UInt8(truncatingIfNeeded: (sum &* factor &+ 0x80_0000) >> 24)
      sum = sum &+ value(x + box.right + 1) &- value(x - box.left)
    }
  }

  private static func row4(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ width: Int,
    _ box: Box, _ clamps: Bool
  ) {
    let factor = SIMD4(repeating: reciprocal(box.side))
    let half = SIMD4<UInt32>(repeating: 0x80_0000)
    let last = width - 1
    func value(_ x: Int) -> SIMD4<UInt32> {
      if x < 0 || x > last, !clamps { return .zero }
      let pixel = source + min(max(x, 0), last) * 4
      return SIMD4(UInt32(pixel[0]), UInt32(pixel[1]), UInt32(pixel[2]), UInt32(pixel[3]))
    }
    var sum = SIMD4<UInt32>.zero
    for x in -box.left...box.right { sum &+= value(x) }
    for x in 0..<width {
      let mean = (sum &* factor &+ half) &>> 24
      let pixel = target + x * 4
      pixel[0] = UInt8(truncatingIfNeeded: mean[0])
      pixel[1] = UInt8(truncatingIfNeeded: mean[1])
      pixel[2] = UInt8(truncatingIfNeeded: mean[2])
      pixel[3] = UInt8(truncatingIfNeeded: mean[3])
      sum = sum &+ value(x + box.right + 1) &- value(x - box.left)
    }
  }

  /// Processes all columns at once, row by row, which the compiler vectorizes.
  private static func columns(
    _ source: UnsafeMutablePointer<UInt8>, _ target: UnsafeMutablePointer<UInt8>, _ length: Int,
    _ region: PixelRegion, _ box: Box, _ clamps: Bool
  ) {
    let factor = reciprocal(box.side)
    let last = region.height - 1
    func row(_ y: Int) -> UnsafeMutablePointer<UInt8>? {
      if y >= 0, y <= last { return source + y * region.stride }
      return clamps ? source + (y < 0 ? 0 : last) * region.stride : nil
    }
    withUnsafeTemporaryAllocation(of: UInt32.self, capacity: length) { sums in
      guard let sum = sums.baseAddress else { return }
      sum.initialize(repeating: 0, count: length)
      func add(_ y: Int) {
        guard let row = row(y) else { return }
        for x in 0..<length { sum[x] &+= UInt32(row[x]) }
      }
      func remove(_ y: Int) {
        guard let row = row(y) else { return }
        for x in 0..<length { sum[x] &-= UInt32(row[x]) }
      }
      for y in -box.left...box.right { add(y) }
      for y in 0...last {
        let out = target + y * region.stride
        for x in 0..<length {
          out[x] = UInt8(truncatingIfNeeded: (sum[x] &* factor &+ 0x80_0000) >> 24)
        }
        add(y + box.right + 1)
        remove(y - box.left)
      }
    }
  }
}
