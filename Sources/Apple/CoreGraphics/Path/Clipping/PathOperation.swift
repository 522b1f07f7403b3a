/// What a Boolean operation keeps of two areas.
package enum PathOperation: Sendable {
  case union, intersection, subtraction, symmetricDifference

  func keeps(_ first: Bool, _ second: Bool) -> Bool {
    switch self {
    case .union: first || second
    case .intersection: first && second
    case .subtraction: first && !second
    case .symmetricDifference: first != second
    }
  }
}

/// The Boolean operations of paths.
///
/// Both paths are flattened to lines with an error of less than 0.02 points and moved to a grid of
/// 1/1024 point, on which all tests are exact. The lines are cut where they cross
/// (`LineArrangement`). A piece is part of the result's outline if the result covers only one of
/// its sides (`SideWindings`).
///
/// The result has lines instead of curves, and its areas never overlap, so both fill rules draw
/// the same. Paths with more than 16,000 lines together are not combined.
extension PathGeometry {
  /// Returns the area that `operation` keeps of this path and another one, closing open subpaths.
  package func combined(
    _ operation: PathOperation, with other: PathGeometry, using rule: CGPathFillRule
  ) -> PathGeometry {
    guard let arrangement = LineArrangement(areas: [self, other]) else { return self }
    return arrangement.outline { operation.keeps(rule.covers($0[0]), rule.covers($0[1])) }
  }

  /// Returns the covered area as simple, non-overlapping subpaths.
  package func normalized(using rule: CGPathFillRule) -> PathGeometry {
    guard let arrangement = LineArrangement(areas: [self]) else { return self }
    return arrangement.outline { rule.covers($0[0]) }
  }

  /// Returns the part of the lines that is inside or outside the area of `other`. Lines on the
  /// outline are inside.
  package func lines(
    inside: Bool, of other: PathGeometry, using rule: CGPathFillRule
  ) -> PathGeometry {
    guard let arrangement = LineArrangement(lines: self, area: other) else { return self }
    return arrangement.lines { windings in
      windings.contains { rule.covers($0) } == inside
    }
  }
}

extension CGPathFillRule {
  func covers(_ winding: Int) -> Bool {
    switch self {
    case .winding: winding != 0
    case .evenOdd: !winding.isMultiple(of: 2)
    }
  }
}
