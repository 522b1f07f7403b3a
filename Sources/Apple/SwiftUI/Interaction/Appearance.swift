// Compatibility (apps): works | `onAppear`, `onDisappear`, `task`, `onChange`, `onReceive`,
//   `scenePhase` | in the app's window, which is evaluated again after each change of state
// Compatibility (apps): works | `onOpenURL`, `application(_:open:options:)` | by the app's life
//   cycle: the delegate receives the link if no view has `onOpenURL`
// Compatibility (apps): works | `onContinueUserActivity`,
//   `application(_:continue:restorationHandler:)` | after a tap without a link. The type is the
//   name of the configuration intent, else the widget's kind; for a Live Activity
//   `NSUserActivityTypeLiveActivity`. The delegate receives it if no view handles the type
// Compatibility (modifiers): works | `onAppear`, `onChange(initial: true)` | run once, after the
//   view was evaluated; if they change a `@State` or an observed object, it is evaluated again;
//   `onPreferenceChange` likewise
// Compatibility (modifiers): accepted | `task`, `onDisappear`, `onChange`, `onReceive`,
//   `onOpenURL`, `onContinueUserActivity` | do not run in a widget; they do in [apps](#apps)

// Actions of a view's life cycle. A widget's views appear once, when they are archived; those of an
// app's window live as long as they are shown.
extension View {
  nonisolated public func onAppear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifeCycleModifier(action.map { .appear($0) }))
  }

  /// Does not run in a widget, whose views do not disappear.
  nonisolated public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
    modifier(_LifeCycleModifier(action.map { .disappear($0) }))
  }

  /// Does not run in a widget: archiving does not wait for tasks.
  nonisolated public func task(
    priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_LifeCycleModifier(.task(priority: priority, nil, action)))
  }

  /// Does not run in a widget: archiving does not wait for tasks.
  nonisolated public func task<T: Equatable>(
    id value: T, priority: TaskPriority = .userInitiated,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    modifier(_LifeCycleModifier(.task(priority: priority, TrackedValue(value), action)))
  }

  /// Like `task(priority:_:)`. The name and the executor have no effect.
  nonisolated public func task(
    name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Like `task(id:priority:_:)`. The name and the executor have no effect.
  nonisolated public func task<T: Equatable>(
    id: T, name: String? = nil, executorPreference taskExecutor: any TaskExecutor,
    priority: TaskPriority = .userInitiated, file: String = #fileID, line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    task(id: id, priority: priority, action)
  }

  /// Like `task(priority:_:)`. The name has no effect.
  nonisolated public func task(
    name: String, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    task(priority: priority, action)
  }

  /// Like `task(id:priority:_:)`. The name has no effect.
  nonisolated public func task<T: Equatable>(
    id: T, name: String, priority: TaskPriority = .userInitiated, file: String = #fileID,
    line: Int = #line,
    @_inheritActorContext _ action: @escaping @isolated(any) @Sendable () async -> Void
  ) -> some View {
    task(id: id, priority: priority, action)
  }

  /// Does not run in a widget: values do not change within one evaluation.
  nonisolated public func onChange<V: Equatable>(
    of value: V, perform action: @escaping (_ newValue: V) -> Void
  ) -> some View {
    modifier(_LifeCycleModifier(.change(of: value, initial: false) { _, new in action(new) }))
  }

  /// Runs in a widget once if `initial` is true, as `onAppear` does.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
  ) -> some View {
    modifier(_LifeCycleModifier(.change(of: value, initial: initial, action)))
  }

  /// Runs in a widget once if `initial` is true, as `onAppear` does.
  nonisolated public func onChange<V: Equatable>(
    of value: V, initial: Bool = false, _ action: @escaping () -> Void
  ) -> some View {
    modifier(_LifeCycleModifier(.change(of: value, initial: initial) { _, _ in action() }))
  }

  /// Does not run in a widget: nothing is published within one evaluation.
  nonisolated public func onReceive<P: Publisher>(
    _ publisher: P, perform action: @escaping (P.Output) -> Void
  ) -> some View where P.Failure == Never {
    modifier(
      _LifeCycleModifier(
        .publisher { didReceive in
          publisher.sink { value in
            action(value)
            didReceive()
          }
        }))
  }

  /// Does not run in a widget, whose links open the app.
  nonisolated public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View {
    modifier(_LifeCycleModifier(.openURL(action)))
  }

  /// Does not run in a widget: the app continues user activities. A widget's tap has the type of
  /// its configuration intent, or else its kind.
  nonisolated public func onContinueUserActivity(
    _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
  ) -> some View {
    modifier(_LifeCycleModifier(.userActivity(type: activityType, action)))
  }
}
