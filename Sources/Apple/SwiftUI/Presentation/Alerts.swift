import UIKit

extension View {
  nonisolated public func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(title, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  nonisolated public func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return presenting(.alert, isPresented, nil) {
      AlertView(
        title: title, message: message, actions: actions, isEmpty: A.self == EmptyView.self,
        dismiss: { isPresented.wrappedValue = false })
    }
  }

  /// Without data, presents nothing.
  nonisolated public func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(title, isPresented: isPresented, presenting: data, actions: actions) { _ in EmptyView() }
  }

  nonisolated public func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(title, isPresented: isPresented.and(data != nil)) {
      data.map { actions($0) }
    } message: {
      data.map { message($0) }
    }
  }

  nonisolated public func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented.and(error != nil),
      actions: actions)
  }

  nonisolated public func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      Text(error?.errorDescription ?? ""), isPresented: isPresented, presenting: error,
      actions: actions, message: message)
  }
}

/// Dialogs. An app's window shows them as alerts.
extension View {
  nonisolated public func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleVisibility.shown(title), isPresented: isPresented, actions: actions)
  }

  nonisolated public func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    alert(
      titleVisibility.shown(title), isPresented: isPresented, actions: actions, message: message)
  }

  nonisolated public func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titleVisibility.shown(title), isPresented: isPresented, presenting: data, actions: actions)
  }

  nonisolated public func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titleVisibility.shown(title), isPresented: isPresented, presenting: data, actions: actions,
      message: message)
  }
}

extension Visibility {
  /// The title of a dialog, which is hidden unless it is asked for.
  fileprivate func shown(_ title: Text) -> Text { self == .visible ? title : Text("") }
}

extension Binding where Value == Bool {
  /// True only if `condition` is.
  fileprivate func and(_ condition: Bool) -> Binding<Bool> {
    Binding(get: { wrappedValue && condition }, set: { wrappedValue = $0 })
  }
}

/// An alert: title, message and buttons, each of which dismisses it.
private struct AlertView<Message: View, Actions: View> {
  let title: Text
  let message: Message
  let actions: Actions
  /// Whether the app has given no buttons. The alert then has an OK button.
  let isEmpty: Bool
  let dismiss: () -> Void
}

extension AlertView: View {
  var body: some View {
    VStack(spacing: 0) {
      VStack(spacing: 4) {
        title.font(.headline).accessibilityAddTraits(.isHeader)
        message.font(.footnote)
      }
      .multilineTextAlignment(.center)
      .padding(EdgeInsets(top: 20, leading: 16, bottom: 20, trailing: 16))
      Divider()
      VStack(spacing: 12) {
        if isEmpty { Button("OK") {} } else { actions }
      }
      .padding(12)
      .environment(\.dismissAfterAction, { [dismiss] in dismiss() })
    }
    .frame(width: 270)
    .background(Color(UIColor.secondarySystemBackground), in: RoundedRectangle(cornerRadius: 14))
  }
}
