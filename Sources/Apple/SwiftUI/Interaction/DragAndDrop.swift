import CoreTransferable

// Compatibility (modifiers): accepted | `draggable`, `dropDestination` | nothing is dragged, as in
//   a widget on a device

/// Accepted without effect in a widget, which only reacts to taps on links, buttons and toggles.
extension View {
  nonisolated public func draggable<T: Transferable>(
    _ payload: @autoclosure @escaping () -> T
  ) -> some View { self }

  nonisolated public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
  ) -> some View { self }

  @_disfavoredOverload
  nonisolated public func dropDestination<T: Transferable>(
    for payloadType: T.Type = T.self,
    action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
    isTargeted: @escaping (Bool) -> Void = { _ in }
  ) -> some View { self }
}
