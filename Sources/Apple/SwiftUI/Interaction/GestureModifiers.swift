/// Without effect in a widget, which only reacts to taps on links, buttons and toggles: gestures
/// add a notice.
extension View {
  nonisolated public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
    modifier(_InertGestureModifier(name: "gesture", isEnabled: isEnabled))
  }

  nonisolated public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true)
    -> some View
  {
    modifier(_InertGestureModifier(name: "gesture", isEnabled: isEnabled))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    modifier(_InertGestureModifier(name: "highPriorityGesture", isEnabled: isEnabled))
  }

  nonisolated public func highPriorityGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(_InertGestureModifier(name: "highPriorityGesture", isEnabled: isEnabled))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool)
    -> some View
  {
    modifier(_InertGestureModifier(name: "simultaneousGesture", isEnabled: isEnabled))
  }

  nonisolated public func simultaneousGesture<T: Gesture>(
    _ gesture: T, name: String, isEnabled: Bool = true
  ) -> some View {
    modifier(_InertGestureModifier(name: "simultaneousGesture", isEnabled: isEnabled))
  }

  @_disfavoredOverload
  nonisolated public func onLongPressGesture(
    minimumDuration: Double = 0.5, maximumDistance: CGFloat = 10, pressing: ((Bool) -> Void)? = nil,
    perform action: @escaping () -> Void
  ) -> some View {
    modifier(_InertGestureModifier(name: "onLongPressGesture"))
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    _ feedback: SensoryFeedback, trigger: T,
    condition: @escaping (_ oldValue: T, _ newValue: T) -> Bool
  ) -> some View {
    self
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping () -> SensoryFeedback?
  ) -> some View {
    self
  }

  nonisolated public func sensoryFeedback<T: Equatable>(
    trigger: T, _ feedback: @escaping (_ oldValue: T, _ newValue: T) -> SensoryFeedback?
  ) -> some View {
    self
  }
}
