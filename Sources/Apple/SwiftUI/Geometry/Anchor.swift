import ViewArchive

// Compatibility (modifiers): works | `anchorPreference`, `overlayPreferenceValue`,
//   `backgroundPreferenceValue`

/// A point or rectangle of a view that can be converted to another view's coordinates.
public struct Anchor<Value> {
  let token: Int
  /// Computes the value from the view's frame in the reader's coordinates.
  let value: (CGRect) -> Value

  init(token: Int, value: @escaping (CGRect) -> Value) {
    self.token = token
    self.value = value
  }

  public struct Source {
    let value: (CGRect) -> Value
  }
}

extension Anchor where Value == CGRect {
  /// A rectangle in the coordinates of the reader itself. The token belongs to no view.
  package init(inReader rect: CGRect) {
    self.init(token: -1) { rect.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor: Equatable {
  public static func == (left: Anchor, right: Anchor) -> Bool { left.token == right.token }
}

extension Anchor: Hashable {
  public func hash(into hasher: inout Hasher) { hasher.combine(token) }
}

extension Anchor.Source where Value == CGRect {
  public static var bounds: Anchor<CGRect>.Source { Anchor<CGRect>.Source { $0 } }

  public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
    Anchor<CGRect>.Source { r.offsetBy(dx: $0.minX, dy: $0.minY) }
  }
}

extension Anchor.Source where Value == CGPoint {
  public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
  }

  public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source {
    Anchor<CGPoint>.Source { p.point(in: $0) }
  }

  public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
  public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
  public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
  public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
  public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
  public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
  public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
  public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
  public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
}

/// `anchorPreference(key:value:transform:)` and `transformAnchorPreference`.
public struct _AnchorWritingModifier<AnchorValue, Key: PreferenceKey> {
  let source: Anchor<AnchorValue>.Source
  let change: (inout Key.Value, Anchor<AnchorValue>) -> Void
}

extension _AnchorWritingModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let token = context.session.geometry.newToken()
    let anchor = Anchor<AnchorValue>(token: token, value: source.value)
    let change = change
    return PreferenceNode(TrackedNode(content, "anchor", token, context), context) { values in
      var value = values[Key.self]
      change(&value, anchor)
      values.set(value, for: Key.self)
    }
  }
}

extension View {
  nonisolated public func anchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (Anchor<A>) -> K.Value
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value) { $0 = transform($1) })
  }

  nonisolated public func transformAnchorPreference<A, K: PreferenceKey>(
    key _: K.Type = K.self, value: Anchor<A>.Source,
    transform: @escaping (inout K.Value, Anchor<A>) -> Void
  ) -> some View {
    modifier(_AnchorWritingModifier<A, K>(source: value, change: transform))
  }
}

/// `overlayPreferenceValue(_:_:)` and `backgroundPreferenceValue(_:_:)`.
public struct _PreferenceLayerModifier<Key: PreferenceKey, Layer> {
  let isBackground: Bool
  let alignment: Alignment
  let layer: (Key.Value) -> Layer
}

extension _PreferenceLayerModifier: ViewModifier where Layer: View {
  public typealias Body = Never
}

extension _PreferenceLayerModifier: NodeModifier where Layer: View {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    if content.createsContentLater {
      return LateLayerNode(
        content, isBackground: isBackground, alignment: alignment, context
      ) { [layer] values in
        children(of: layer(values[Key.self]), nil, context)
      }
    }
    var values = PreferenceValues()
    content.collectPreferences(into: &values)
    let layers = children(of: layer(values[Key.self]), nil, context)
    guard !layers.isEmpty else { return content }
    return LayerNode(
      content, layers: layers, isBackground: isBackground, alignment: alignment, context)
  }
}

extension View {
  nonisolated public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(isBackground: false, alignment: alignment, layer: transform))
  }

  nonisolated public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type = K.self, alignment: Alignment = .center,
    @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      _PreferenceLayerModifier<K, V>(isBackground: true, alignment: alignment, layer: transform))
  }
}
