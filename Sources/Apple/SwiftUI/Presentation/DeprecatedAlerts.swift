/// An alert. Deprecated: use `alert(_:isPresented:actions:message:)`.
public struct Alert {
  /// A button of an alert or an action sheet.
  public struct Button {
    fileprivate let label: Text
    fileprivate let role: ButtonRole?
    fileprivate let action: (() -> Void)?

    public static func `default`(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: nil, action: action)
    }

    public static func cancel(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .cancel, action: action)
    }

    public static func cancel(_ action: (() -> Void)? = {}) -> Button {
      cancel(Text("Cancel"), action: action)
    }

    public static func destructive(_ label: Text, action: (() -> Void)? = {}) -> Button {
      Button(label: label, role: .destructive, action: action)
    }
  }

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, dismissButton: Button? = nil) {
    self.title = title
    self.message = message
    buttons = [dismissButton ?? .default(Text("OK"))]
  }

  public init(
    title: Text, message: Text? = nil, primaryButton: Button, secondaryButton: Button
  ) {
    self.title = title
    self.message = message
    buttons = [primaryButton, secondaryButton]
  }
}

/// A dialog with several buttons. Deprecated: use
/// `confirmationDialog(_:isPresented:titleVisibility:actions:message:)`.
public struct ActionSheet {
  public typealias Button = Alert.Button

  let title: Text
  let message: Text?
  let buttons: [Button]

  public init(title: Text, message: Text? = nil, buttons: [Button] = [.cancel()]) {
    self.title = title
    self.message = message
    self.buttons = buttons
  }
}

extension View {
  nonisolated public func alert(
    isPresented: Binding<Bool>, content: () -> Alert
  ) -> some View {
    let alert = content()
    return self.alert(alert.title, isPresented: isPresented) {
      DialogButtons(buttons: alert.buttons)
    } message: {
      alert.message
    }
  }

  nonisolated public func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let alert = item.wrappedValue.map { content($0) } ?? Alert(title: Text(""))
    return self.alert(isPresented: isPresent(item)) { alert }
  }

  nonisolated public func actionSheet(
    isPresented: Binding<Bool>, content: () -> ActionSheet
  ) -> some View {
    let sheet = content()
    return alert(sheet.title, isPresented: isPresented) {
      DialogButtons(buttons: sheet.buttons)
    } message: {
      sheet.message
    }
  }

  nonisolated public func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let sheet = item.wrappedValue.map { content($0) } ?? ActionSheet(title: Text(""))
    return actionSheet(isPresented: isPresent(item)) { sheet }
  }
}

/// Whether a binding has a value. Setting it to false removes the value.
private func isPresent<T>(_ item: Binding<T?>) -> Binding<Bool> {
  Binding(
    get: { item.wrappedValue != nil }, set: { if !$0 { item.wrappedValue = nil } })
}

private struct DialogButtons {
  let buttons: [Alert.Button]
}

extension DialogButtons: View {
  var body: some View {
    ForEach(0..<buttons.count, id: \.self) { index in
      SwiftUI.Button(role: buttons[index].role) {
        buttons[index].action?()
      } label: {
        buttons[index].label
      }
    }
  }
}
