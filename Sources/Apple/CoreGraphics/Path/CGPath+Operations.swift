/// Boolean operations. Their results have lines instead of curves (`PathGeometry.combined`).
extension CGPath {
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(geometry: geometry.combined(.union, with: other.geometry, using: rule))
  }

  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(geometry: geometry.combined(.intersection, with: other.geometry, using: rule))
  }

  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(geometry: geometry.combined(.subtraction, with: other.geometry, using: rule))
  }

  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(geometry: geometry.combined(.symmetricDifference, with: other.geometry, using: rule))
  }

  /// The part of the path's lines inside another path.
  public func lineIntersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(geometry: geometry.lines(inside: true, of: other.geometry, using: rule))
  }

  /// The part of the path's lines outside another path.
  public func lineSubtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(geometry: geometry.lines(inside: false, of: other.geometry, using: rule))
  }

  /// The same area as simple subpaths that do not overlap.
  public func normalized(using rule: CGPathFillRule = .evenOdd) -> CGPath {
    CGPath(geometry: geometry.normalized(using: rule))
  }
}
