import ViewArchive

// Compatibility (modifiers): works | `preference…`, `onPreferenceChange`

/// `preference(key:value:)`.
public struct _PreferenceWritingModifier<Key: PreferenceKey> {
  let value: Key.Value
}

extension _PreferenceWritingModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let value = value
    return PreferenceNode(content, context) { $0.set(value, for: Key.self) }
  }
}

/// Sets or transforms preference values of its content.
@MainActor
final class PreferenceNode: WrapperNode {
  private let change: (inout PreferenceValues) -> Void

  init(
    _ content: _LayoutNode, _ context: _ViewContext,
    change: @escaping (inout PreferenceValues) -> Void
  ) {
    self.change = change
    super.init(content, context)
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    var own = PreferenceValues()
    content.collectPreferences(into: &own)
    change(&own)
    values.merge(own)
  }
}

/// `transformPreference(_:_:)`.
public struct _PreferenceTransformModifier<Key: PreferenceKey> {
  let transform: (inout Key.Value) -> Void
}

extension _PreferenceTransformModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let transform = transform
    return PreferenceNode(content, context) { values in
      var value = values[Key.self]
      transform(&value)
      values.set(value, for: Key.self)
    }
  }
}

/// `onPreferenceChange(_:perform:)`: in a widget, calls the action once, after the views are
/// placed.
public struct _PreferenceActionModifier<Key: PreferenceKey> where Key.Value: Equatable {
  let action: (Key.Value) -> Void
}

extension _PreferenceActionModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let (action, session) = (action, context.session)
    session.preferenceReports.append {
      var values = PreferenceValues()
      content.collectPreferences(into: &values)
      let value = values[Key.self]
      if let live = session.live {
        live.add(.change(of: value, initial: true) { _, new in action(new) }, context)
      } else {
        session.appearActions.append { action(value) }
      }
    }
    return content
  }
}

extension View {
  nonisolated public func preference<K: PreferenceKey>(
    key: K.Type = K.self, value: K.Value
  ) -> some View {
    modifier(_PreferenceWritingModifier<K>(value: value))
  }

  nonisolated public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    modifier(_PreferenceTransformModifier<K>(transform: callback))
  }

  nonisolated public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable {
    modifier(_PreferenceActionModifier<K>(action: action))
  }
}
