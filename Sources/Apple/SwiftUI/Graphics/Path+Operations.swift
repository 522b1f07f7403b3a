import CoreGraphics

/// Boolean operations. Their results have lines instead of curves, with an error of less than 0.02
/// points. `eoFill` selects the even-odd rule instead of the non-zero rule.
extension Path {
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.union, other, eoFill)
  }

  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.intersection, other, eoFill)
  }

  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.subtraction, other, eoFill)
  }

  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    combined(.symmetricDifference, other, eoFill)
  }

  /// The part of the path's lines inside another path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: true, of: other, eoFill)
  }

  /// The part of the path's lines outside another path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    lines(inside: false, of: other, eoFill)
  }

  /// The same area as simple subpaths that do not overlap.
  public func normalized(eoFill: Bool = true) -> Path {
    Path(CGPath(geometry: geometry.normalized(using: eoFill ? .evenOdd : .winding)))
  }

  private func combined(_ operation: PathOperation, _ other: Path, _ eoFill: Bool) -> Path {
    Path(
      CGPath(
        geometry: geometry.combined(
          operation, with: other.geometry, using: eoFill ? .evenOdd : .winding)))
  }

  private func lines(inside: Bool, of other: Path, _ eoFill: Bool) -> Path {
    Path(
      CGPath(
        geometry: geometry.lines(
          inside: inside, of: other.geometry, using: eoFill ? .evenOdd : .winding)))
  }
}
