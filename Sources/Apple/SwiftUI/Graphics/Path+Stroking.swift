import CoreGraphics

extension Path {
  /// Returns the outline of the stroked area, to be filled with the non-zero rule.
  ///
  /// Curves are approximated by lines with an error of less than 0.05 points.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard let pen = style.archived else { return Path() }
    return Path(CGPath(geometry: geometry.stroked(with: pen)))
  }
}
