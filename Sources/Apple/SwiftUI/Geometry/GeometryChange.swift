// Compatibility (modifiers): works | `onGeometryChange` | in a widget, once, with the first value

/// `onGeometryChange(for:of:action:)`.
///
/// In a widget the action runs once, after the tree is placed, with the first value, as SwiftUI
/// calls it when a view appears. If it changes state that a view owns, the tree is evaluated a
/// second time. In an app's window it also runs after each change.
public struct _GeometryChangeModifier<Value: Equatable> {
  let value: (GeometryProxy) -> Value
  let action: (_ oldValue: Value, _ newValue: Value) -> Void
}

extension _GeometryChangeModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let (value, action, session) = (value, action, context.session)
    let token = session.geometry.newToken()
    session.geometry.observe(token) { frame, frames in
      let value = value(
        GeometryProxy(
          globalFrame: frame, frames: frames, environment: context.environment))
      if let live = session.live {
        live.add(.change(of: value, initial: true, action), context)
      } else {
        session.appearActions.append { action(value, value) }
      }
    }
    return TrackedNode(content, "onGeometryChange", token, context)
  }
}

extension View {
  /// - Parameters:
  ///   - transform: Returns the value that the action receives.
  ///   - action: Runs when the view appears, and when the value changes.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform) { action($1) })
  }

  /// - Parameters:
  ///   - transform: Returns the value that the action receives.
  ///   - action: Runs when the view appears, with the same value twice, and when the value changes.
  @preconcurrency
  nonisolated public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View {
    modifier(_GeometryChangeModifier(value: transform, action: action))
  }
}
