import NoticeCatalog
import ViewArchive

// Compatibility (apps): works | `Button` with a closure, `Toggle` with a binding, `Stepper`,
//   `Link`, `onTapGesture` | a link to a scheme other than `http` and `https` goes to the app's
//   own `onOpenURL`
// Compatibility (views): partial | `Button` | drawn in all styles; a closure has no effect, as on
//   a device, with a warning; for `Button(intent:)` see AppIntents

/// A control that performs an action when it is tapped.
///
/// In a widget the action must be an intent (`Button(intent:)`, in AppIntents), because the
/// extension does not run when the button is tapped. A button with a closure is drawn but does
/// nothing, and adds a notice.
public struct Button<Label: View> {
  enum Effect {
    case closure(@MainActor () -> Void)
    case archived(NodeAction?)
  }

  let role: ButtonRole?
  let effect: Effect
  let label: Label

  init(role: ButtonRole?, effect: Effect, label: Label) {
    self.role = role
    self.effect = effect
    self.label = label
  }

  /// Creates a button whose action is stored in the archive. A nil action, for one that cannot be
  /// encoded, does nothing.
  package init(
    role: ButtonRole? = nil, nodeAction: NodeAction?, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, effect: .archived(nodeAction), label: label())
  }

  @preconcurrency
  public init(action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label) {
    self.init(role: nil, effect: .closure(action), label: label())
  }

  @preconcurrency
  public init(
    role: ButtonRole?, action: @escaping @MainActor () -> Void, @ViewBuilder label: () -> Label
  ) {
    self.init(role: role, effect: .closure(action), label: label())
  }
}

extension Button: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    var style = context.environment.buttonStyle
    if context.environment.isInApp, style is DefaultButtonStyle { style = BorderlessButtonStyle() }
    var inner = context
    // Inside the style's body, `Button(configuration)` has the default style instead of recursing.
    inner.environment.buttonStyle = DefaultButtonStyle()
    let configuration = PrimitiveButtonStyleConfiguration(
      role: role, effect: AnyButtonEffect(effect), label: .init(content: AnyView(label)))
    let styled = style.nodes(configuration, inner)
    guard !styled.isEmpty else { return [] }
    return [
      ControlNode(
        joined(styled, inner), context, kind: "Button",
        action: context.environment.isEnabled ? archivedAction(context) : nil,
        accessibility: NodeAccessibility(traits: .isButton, children: .combine))
    ]
  }

  @MainActor
  private func archivedAction(_ context: _ViewContext) -> NodeAction? {
    switch effect {
    case .archived(let action): return action
    case .closure(let closure):
      if let live = context.session.live {
        let dismiss = context.environment.dismissAfterAction
        return live.addAction(context) {
          closure()
          dismiss?()
        }
      }
      context.session.notice(
        NoticeKind.gesture.notice(
          "A Button with a closure does nothing in a widget: the extension does not run when it is "
            + "tapped.", cure: "Use Button(intent:)."))
      return nil
    }
  }
}

/// The effect of a button, independent of its label's type.
struct AnyButtonEffect {
  let closure: (@MainActor () -> Void)?
  let action: NodeAction?

  init<L>(_ effect: Button<L>.Effect) {
    switch effect {
    case .closure(let closure):
      self.closure = closure
      action = nil
    case .archived(let action):
      closure = nil
      self.action = action
    }
  }
}

/// The purpose of a button.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  public static let destructive = ButtonRole(name: "destructive")
  public static let cancel = ButtonRole(name: "cancel")
  public static let confirm = ButtonRole(name: "confirm")
  public static let close = ButtonRole(name: "close")
}
