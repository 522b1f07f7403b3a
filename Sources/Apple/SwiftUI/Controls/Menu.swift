// Compatibility (apps): partial | `Menu` | a menu with a primary action does not open: a tap
//   performs the action; styles have no effect

/// A menu of actions, which opens at a tap. It works in an app's window; WidgetKit does not show
/// it.
public struct Menu<Label: View, Content: View> {
  private let label: AnyView
  private let content: Content
  /// What a tap does in place of opening the menu.
  private let primaryAction: (() -> Void)?

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.init(AnyView(label()), content())
  }

  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content)
  where Label == Text {
    self.init(AnyView(Text(title)), content())
  }

  init(_ label: AnyView, _ content: Content, primaryAction: (() -> Void)? = nil) {
    self.label = label
    self.content = content
    self.primaryAction = primaryAction
  }
}

extension Menu: View {
  public var body: some View {
    AppControl(
      name: "Menu", suggestion: "Use buttons with intents.",
      content: MenuBody(label: label, content: content, primaryAction: primaryAction))
  }
}

private struct MenuBody<Content: View>: View {
  let label: AnyView
  let content: Content
  let primaryAction: (() -> Void)?

  @Environment(\.isMenuRow) private var isMenuRow

  var body: some View {
    if let primaryAction {
      Button {
        primaryAction()
      } label: {
        label
      }
    } else {
      MenuButton {
        HStack {
          label
          if isMenuRow {
            Spacer(minLength: 8)
            Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
              .accessibilityHidden(true)
          }
        }
      } content: {
        content
      }
    }
  }
}
