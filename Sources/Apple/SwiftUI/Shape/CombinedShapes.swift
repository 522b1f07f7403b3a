/// Two shapes whose paths are combined.
struct _CombinedShape<First: Shape, Second: Shape>: Shape {
  let first: First
  let second: Second
  let combine: @Sendable (Path, Path) -> Path

  func path(in rect: CGRect) -> Path {
    combine(first.path(in: rect), second.path(in: rect))
  }

  var layoutDirectionBehavior: LayoutDirectionBehavior {
    first.layoutDirectionBehavior == second.layoutDirectionBehavior
      ? first.layoutDirectionBehavior : .mirrors
  }

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
}

extension _CombinedShape: EnvironmentDependentShape {
  var usesContainer: Bool { first.usesContainer || second.usesContainer }

  func resolved(in environment: EnvironmentValues) -> _CombinedShape {
    _CombinedShape(
      first: first.inEnvironment(environment), second: second.inEnvironment(environment),
      combine: combine)
  }
}

/// Boolean operations on the areas of two shapes in the same frame. `eoFill` selects the even-odd
/// rule.
extension Shape {
  nonisolated public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.union($1, eoFill: eoFill) }
  }

  nonisolated public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.intersection($1, eoFill: eoFill) }
  }

  nonisolated public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _CombinedShape(first: self, second: other) { $0.subtracting($1, eoFill: eoFill) }
  }

  nonisolated public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false)
    -> some Shape
  {
    _CombinedShape(first: self, second: other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }

  /// The part of the outline inside another shape, to be stroked.
  nonisolated public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _CombinedShape(first: self, second: other) { $0.lineIntersection($1, eoFill: eoFill) }
  }

  /// The part of the outline outside another shape, to be stroked.
  nonisolated public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape
  {
    _CombinedShape(first: self, second: other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}
