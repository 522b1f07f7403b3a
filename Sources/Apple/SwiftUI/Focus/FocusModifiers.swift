/// Accepted without effect in a widget, in which nothing has the focus.
extension View {
  nonisolated public func focusable(_ isFocusable: Bool = true) -> some View { self }

  nonisolated public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions)
    -> some View
  {
    self
  }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T) -> some View { self }

  nonisolated public func focusedObject<T: ObservableObject>(_ object: T?) -> some View { self }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T) -> some View { self }

  nonisolated public func focusedSceneObject<T: ObservableObject>(_ object: T?) -> some View {
    self
  }

  nonisolated public func focusedSceneValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T
  ) -> some View {
    self
  }

  nonisolated public func focusedSceneValue<T>(
    _ keyPath: WritableKeyPath<FocusedValues, T?>, _ value: T?
  ) -> some View {
    self
  }

  nonisolated public func focusedValue<T: AnyObject & Observable>(_ object: T?) -> some View {
    self
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value
  ) -> some View {
    self
  }

  nonisolated public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View {
    self
  }

  nonisolated public func defaultFocus<V: Hashable>(
    _ binding: FocusState<V>.Binding, _ value: V,
    priority: DefaultFocusEvaluationPriority = .automatic
  ) -> some View {
    self
  }
}
