import ViewArchive

extension CGPath {
  /// The outline of the area that a stroke covers. It has lines instead of curves, except for round
  /// caps and joins.
  ///
  /// - Parameter transform: Applied to the outline.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let pen = StrokeGeometry(
      width: Double(lineWidth), cap: StrokeGeometry.Cap(lineCap),
      join: StrokeGeometry.Join(lineJoin), miterLimit: Double(miterLimit))
    return CGPath(geometry: geometry.stroked(with: pen).applying(transform))
  }

  /// The dashes of a pattern along the path, as lines.
  ///
  /// - Parameters:
  ///   - phase: Where in the pattern the path begins, in points.
  ///   - lengths: The lengths of dashes and gaps, in points.
  ///   - transform: Applied to the dashes.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
  ) -> CGPath {
    let isUsable = lengths.allSatisfy { $0.isFinite && $0 >= 0 }
    let pen = StrokeGeometry(
      width: 1, dash: isUsable ? lengths.map { Double($0) } : [], dashPhase: Double(phase))
    return CGPath(geometry: geometry.dashed(with: pen).applying(transform))
  }
}

extension CGContext {
  /// Replaces the current path by the outline of its stroke, so that it can be filled or clip.
  public func replacePathWithStrokedPath() {
    guard let pen = state.pen, state.transform.isUsable else { return beginPath() }
    currentPath = currentPath.applying(state.transform.inverted()).stroked(with: pen)
      .applying(state.transform)
  }
}
