/// `onAppear(perform:)`. The action runs once, after the tree is archived. If it changes state that
/// a view owns, the tree is evaluated a second time, because iOS archives a widget after it has
/// appeared.
public struct _AppearanceActionModifier {
  let action: (@MainActor () -> Void)?
}

extension _AppearanceActionModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let nodes = content(context)
    if let action = modifier.action, !nodes.isEmpty { context.session.appearActions.append(action) }
    return nodes
  }
}

extension View {
  nonisolated public func onAppear(perform action: (@MainActor () -> Void)? = nil) -> some View {
    modifier(_AppearanceActionModifier(action: action))
  }

  /// Does not run: a widget's views do not disappear.
  nonisolated public func onDisappear(
    perform action: (@MainActor () -> Void)? = nil
  ) -> some View {
    self
  }

  /// Does not run: archiving does not wait for tasks.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Does not run: archiving does not wait for tasks.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    self
  }

  /// Does not run: values do not change within one evaluation.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    self
  }

  /// Runs once if `initial` is true, as `onAppear` does.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    onAppear(initially: initial) { action(value, value) }
  }

  /// Runs once if `initial` is true, as `onAppear` does.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    onAppear(initially: initial, action)
  }

  /// Does not run: nothing is published within one evaluation.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    self
  }

  /// Does not run: a widget's link opens the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { self }

  /// Does not run: the app continues user activities.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    self
  }

  // `nonisolated(unsafe)`: the author's closure is created and called on the main actor.
  nonisolated private func onAppear(
    initially: Bool, _ action: @escaping () -> Void
  ) -> some View {
    guard initially else { return modifier(_AppearanceActionModifier(action: nil)) }
    nonisolated(unsafe) let action = action
    return modifier(_AppearanceActionModifier(action: { action() }))
  }
}
