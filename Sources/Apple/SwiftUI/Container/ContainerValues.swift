/// A value that views pass to the container around them.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

/// The values from `containerValue(_:_:)` and `tag(_:)` on a subview.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  fileprivate var tag: AnyHashable?
  /// The identity in `ForEach`.
  fileprivate var element: AnyHashable?

  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A trait of `_VariadicView`.
  subscript<Key: _ViewTraitKey>(trait key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)].flatMap { $0 as? Key.Value } ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The subview's tag, if it has this type.
  public func tag<V: Hashable>(for type: V.Type) -> V? { tag.flatMap { $0.base as? V } }

  public func hasTag<V: Hashable>(_ tag: V) -> Bool { self.tag(for: V.self) == tag }

  /// The view's value as an option of a picker: its tag, or its identity in `ForEach` if it has no
  /// tag of this type.
  func option<V: Hashable>(as type: V.Type) -> V? {
    tag(for: type) ?? element.flatMap { $0.base as? V }
  }
}

private struct ContainerValuesKey: LayoutValueKey {
  static var defaultValue: ContainerValues { ContainerValues() }
}

extension _LayoutNode {
  var containerValues: ContainerValues {
    var values = layoutValue(ContainerValuesKey.self)
    values.tag = layoutValue(TagKey.self)
    values.element = element
    return values
  }
}

/// `containerValue(_:_:)`. Of several values of the same key, the outermost applies.
public struct _ContainerValueModifier {
  let change: (inout ContainerValues) -> Void
}

extension _ContainerValueModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    var values = content.layoutValue(ContainerValuesKey.self)
    change(&values)
    return LayoutValueNode<ContainerValuesKey>(content, value: values, context)
  }
}

extension View {
  /// Sets a value that a container reads from its subviews.
  nonisolated public func containerValue<V>(
    _ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V
  ) -> some View {
    modifier(_ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}
