import NoticeCatalog

// Compatibility (views): partial | `NavigationLink` | shows its label, with a notice

/// A link to another view of the app. In a widget only its label is drawn, and a tap opens the app.
public struct NavigationLink<Label: View, Destination: View> {
  fileprivate enum Target {
    case view(AnyView)
    case value(AnyHashable?)
  }

  let label: Label
  fileprivate let target: Target

  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(AnyView(destination()))
  }

  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    self.label = label()
    target = .view(AnyView(destination))
  }

  public init<V: Hashable>(value: V?, @ViewBuilder label: () -> Label)
  where Destination == Never {
    self.label = label()
    target = .value(value.map { AnyHashable($0) })
  }
}

extension NavigationLink: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    if context.session.live == nil, context.environment.isEnabled {
      context.session.notice(
        NoticeKind.gesture.notice(
          "NavigationLink does nothing in a widget: a tap opens the app without its destination.",
          cure: "Use Link(destination:) or widgetURL(_:), and navigate in onOpenURL."))
    }
    guard let live = context.session.live, let stack = context.environment.navigationLevel?.stack
    else { return Label._makeNodes(label, context) }
    let number = live.input.number("link", at: context.place)
    var destination: PushedView.Target?
    switch target {
    case .view(let view):
      stack.link(number, to: view)
      destination = .view(view, link: number)
    case .value(let value): destination = value.map { .value($0) }
    }
    let isRow = context.environment.isListRow
    let button = Button(action: {
      if let destination { stack.push(destination) }
    }) {
      if isRow {
        HStack {
          label
          Spacer(minLength: 8)
          Image(systemName: "chevron.forward").font(.system(size: 14, weight: .semibold))
            .foregroundStyle(.tertiary)
            .accessibilityHidden(true)
        }
      } else {
        label
      }
    }
    .disabled(destination == nil)
    return isRow
      ? SwiftUI.nodes(of: button.buttonStyle(.plain), context) : SwiftUI.nodes(of: button, context)
  }
}

extension NavigationLink where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, destination: Destination) {
    self.init(destination: destination) { Text(title) }
  }

  public init<V: Hashable>(_ titleKey: LocalizedStringKey, value: V?) where Destination == Never {
    self.init(value: value) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol, V: Hashable>(_ title: S, value: V?) where Destination == Never {
    self.init(value: value) { Text(title) }
  }
}
