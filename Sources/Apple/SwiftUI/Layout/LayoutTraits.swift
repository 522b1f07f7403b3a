import ViewArchive

// Compatibility (modifiers): works | `layoutPriority`, `alignmentGuide`, `zIndex`

/// `layoutPriority(_:)`.
public struct _LayoutPriorityModifier {
  let priority: Double
}

extension _LayoutPriorityModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    LayoutPriorityNode(content, priority: priority.isNaN ? 0 : priority, context)
  }
}

@MainActor
final class LayoutPriorityNode: WrapperNode {
  private let priority: Double

  init(_ content: _LayoutNode, priority: Double, _ context: _ViewContext) {
    self.priority = priority
    super.init(content, context)
  }

  override var layoutPriority: Double { priority }
}

/// `layoutValue(key:value:)`.
public struct _LayoutValueModifier<Key: LayoutValueKey> {
  let value: Key.Value
}

extension _LayoutValueModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    LayoutValueNode<Key>(content, value: value, context)
  }
}

@MainActor
final class LayoutValueNode<Key: LayoutValueKey>: WrapperNode {
  private let value: Key.Value

  init(_ content: _LayoutNode, value: Key.Value, _ context: _ViewContext) {
    self.value = value
    super.init(content, context)
  }

  override func layoutValue<K: LayoutValueKey>(_ key: K.Type) -> K.Value {
    if key == Key.self, let value = value as? K.Value { return value }
    return super.layoutValue(key)
  }
}

/// `alignmentGuide(_:computeValue:)`.
public struct _AlignmentWritingModifier {
  let key: AlignmentKey
  let computeValue: (ViewDimensions) -> CGFloat
}

extension _AlignmentWritingModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    AlignmentGuideNode(content, key: key, computeValue: computeValue, context)
  }
}

@MainActor
final class AlignmentGuideNode: WrapperNode {
  private let key: AlignmentKey
  private let computeValue: (ViewDimensions) -> CGFloat

  init(
    _ content: _LayoutNode, key: AlignmentKey,
    computeValue: @escaping (ViewDimensions) -> CGFloat, _ context: _ViewContext
  ) {
    self.key = key
    self.computeValue = computeValue
    super.init(content, context)
  }

  override func canSet(_ key: AlignmentKey) -> Bool { key == self.key || super.canSet(key) }

  override func explicitAlignment(
    _ key: AlignmentKey, in dimensions: ViewDimensions
  ) -> CGFloat? {
    guard key == self.key else { return super.explicitAlignment(key, in: dimensions) }
    let value = computeValue(content.dimensions(dimensions.proposal))
    guard value.isFinite else {
      session.notice("An alignment guide is \(value): ignored, because a guide must be finite.")
      return nil
    }
    return value
  }
}

extension View {
  /// - Parameter value: Views with a higher priority get space first. The default is 0.
  nonisolated public func layoutPriority(_ value: Double) -> some View {
    modifier(_LayoutPriorityModifier(priority: value))
  }

  nonisolated public func layoutValue<K: LayoutValueKey>(
    key: K.Type, value: K.Value
  ) -> some View {
    modifier(_LayoutValueModifier<K>(value: value))
  }

  /// Puts the view in front of siblings with a lower value.
  nonisolated public func zIndex(_ value: Double) -> some View {
    modifier(_LayoutValueModifier<ZIndexKey>(value: value.isNaN ? 0 : value))
  }

  nonisolated public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }

  nonisolated public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    modifier(_AlignmentWritingModifier(key: g.key, computeValue: computeValue))
  }
}
