/// A style that can be compared, as a part of values that are compared.
///
/// Two styles are equal if they have the same type and equal values. A style whose values cannot be
/// compared, such as an author's style that is not `Equatable`, equals only copies of its
/// `EquatableStyle`.
struct EquatableStyle: Equatable, Sendable {
  let erased: AnyShapeStyle
  /// The same object in all copies.
  private let identity = Identity()

  private final class Identity: Sendable {}

  init<S: ShapeStyle>(_ style: S) {
    erased = AnyShapeStyle(style)
  }

  static func == (left: EquatableStyle, right: EquatableStyle) -> Bool {
    left.identity === right.identity || left.erased.base.isEqual(to: right.erased.base)
  }
}

/// A style that is compared by its values, although its public type is not `Equatable`, as in
/// Apple's SwiftUI.
protocol ComparedStyle: ShapeStyle {
  func hasSameValues(as other: Self) -> Bool
}

extension ComparedStyle {
  fileprivate func hasSameValues(asStyle other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    return hasSameValues(as: other)
  }
}

extension Equatable {
  fileprivate func equals(_ other: Any) -> Bool {
    guard let other = other as? Self else { return false }
    return self == other
  }
}

extension ShapeStyle {
  /// Whether both styles have the same type and equal values. False if values of the type cannot
  /// be compared.
  func isEqual(to other: any ShapeStyle) -> Bool {
    guard let other = other as? Self else { return false }
    if let style = self as? any ComparedStyle { return style.hasSameValues(asStyle: other) }
    if let style = self as? any Equatable { return style.equals(other) }
    // A type without stored properties has only one value.
    return MemoryLayout<Self>.size == 0
  }
}

extension AnyShapeStyle: ComparedStyle {
  func hasSameValues(as other: AnyShapeStyle) -> Bool { base.isEqual(to: other.base) }
}

extension HierarchicalShapeStyle: ComparedStyle {
  func hasSameValues(as other: HierarchicalShapeStyle) -> Bool { level == other.level }
}

extension ImagePaint: ComparedStyle {
  func hasSameValues(as other: ImagePaint) -> Bool {
    image == other.image && sourceRect == other.sourceRect && scale == other.scale
  }
}

extension _EffectShapeStyle: ComparedStyle {
  func hasSameValues(as other: _EffectShapeStyle) -> Bool {
    effect == other.effect && base.isEqual(to: other.base)
  }
}

extension _OpacityShapeStyle: ComparedStyle {
  func hasSameValues(as other: _OpacityShapeStyle) -> Bool {
    opacity == other.opacity && base.isEqual(to: other.base)
  }
}

extension _LevelShapeStyle: ComparedStyle {
  func hasSameValues(as other: _LevelShapeStyle) -> Bool {
    level == other.level && base.isEqual(to: other.base)
  }
}

extension _AnchoredShapeStyle: ComparedStyle {
  func hasSameValues(as other: _AnchoredShapeStyle) -> Bool {
    rect == other.rect && base.isEqual(to: other.base)
  }
}
