import UIKit

/// `sheet`, `fullScreenCover` and `alert`: presents a view over an app's window. Has no effect in a
/// widget.
public struct _PresentationModifier {
  let style: LivePresentation.Style
  let isPresented: () -> Bool
  let dismiss: () -> Void
  /// Called when the view is no longer presented, for whatever reason.
  let onDismiss: (() -> Void)?
  /// nil if nothing is presented any more.
  let content: () -> AnyView?
}

extension _PresentationModifier: ContextModifier {
  public typealias Body = Never

  func change(_ context: inout _ViewContext) {
    guard let live = context.session.live, isPresented(), let content = content() else { return }
    let dismiss = dismiss
    live.present(
      LivePresentation(
        style: style, context: context, content: content, dismiss: { dismiss() },
        onDismiss: onDismiss))
  }
}

extension View {
  nonisolated public func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.sheet, isPresented, onDismiss, content)
  }

  nonisolated public func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: .sheet, isPresented: { item.wrappedValue != nil },
        dismiss: { item.wrappedValue = nil }, onDismiss: onDismiss,
        content: { item.wrappedValue.map { value in AnyView(content(value).id(value.id)) } }))
  }

  nonisolated public func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presenting(.cover, isPresented, onDismiss, content)
  }

  nonisolated public func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titleKey, isPresented: isPresented, actions: actions) { EmptyView() }
  }

  nonisolated public func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    let (actions, message) = (actions(), message())
    return presenting(.alert, isPresented, nil) {
      AlertView(
        title: Text(titleKey), message: message, actions: actions,
        isEmpty: A.self == EmptyView.self,
        dismiss: { isPresented.wrappedValue = false })
    }
  }

  nonisolated private func presenting<Content: View>(
    _ style: LivePresentation.Style, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Content
  ) -> some View {
    modifier(
      _PresentationModifier(
        style: style, isPresented: { isPresented.wrappedValue },
        dismiss: { isPresented.wrappedValue = false }, onDismiss: onDismiss,
        content: { AnyView(content()) }))
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
