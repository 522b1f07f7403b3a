// Compatibility (iOS 27): works | `alert(_:item:)`, `alert(error:)`, `confirmationDialog(_:item:)`

extension Binding {
  /// True while there is a value; false removes it.
  fileprivate func exists<T>() -> Binding<Bool> where Value == T? {
    Binding<Bool>(
      get: { wrappedValue != nil },
      set: { isPresented in if !isPresented { wrappedValue = nil } })
  }
}

extension View {
  nonisolated public func alert<A: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: data.exists(), presenting: data.wrappedValue, actions: actions)
  }

  nonisolated public func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(Text(title), item: data, actions: actions)
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      title, isPresented: data.exists(), presenting: data.wrappedValue, actions: actions,
      message: message)
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(titleKey), item: data, actions: actions, message: message)
  }

  @_disfavoredOverload
  nonisolated public func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, item data: Binding<T?>, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(Text(title), item: data, actions: actions, message: message)
  }

  nonisolated public func alert<E: Error, A: View>(
    error: Binding<E?>, @ViewBuilder actions: () -> A
  ) -> some View {
    let built = actions()
    return alert(Self.title(of: error.wrappedValue), item: error) { _ in built }
  }

  nonisolated public func alert<E: Error, A: View, M: View>(
    error: Binding<E?>, @ViewBuilder actions: (E) -> A, @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(Self.title(of: error.wrappedValue), item: error, actions: actions, message: message)
  }

  nonisolated private static func title(of error: (any Error)?) -> Text {
    let described = (error as? any LocalizedError)?.errorDescription
    return Text(verbatim: described ?? error?.localizedDescription ?? "")
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.exists(), titleVisibility: titleVisibility,
      presenting: data.wrappedValue, actions: actions)
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions)
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, item data: Binding<T?>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      title, isPresented: data.exists(), titleVisibility: titleVisibility,
      presenting: data.wrappedValue, actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, item data: Binding<T?>,
    titleVisibility: Visibility = .automatic, @ViewBuilder actions: (T) -> A,
    @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      Text(titleKey), item: data, titleVisibility: titleVisibility, actions: actions,
      message: message)
  }
}
