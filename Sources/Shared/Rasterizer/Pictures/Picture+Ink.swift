extension Picture {
  /// The columns from the first to the last one that is not transparent, in points from the left
  /// edge; nil if all are.
  package var inkedColumns: ClosedRange<Double>? {
    withUnsafeBytes { bytes in
      var (first, last) = (width, -1)
      for row in 0..<height {
        // The last byte of a pixel is its opacity.
        let opacity = { (column: Int) in bytes[row * stride + column * 4 + 3] }
        guard let left = (0..<width).first(where: { opacity($0) > 0 }),
          let right = (0..<width).last(where: { opacity($0) > 0 })
        else { continue }
        first = min(first, left)
        last = max(last, right)
      }
      return first > last ? nil : Double(first) / scale...Double(last + 1) / scale
    }
  }
}
