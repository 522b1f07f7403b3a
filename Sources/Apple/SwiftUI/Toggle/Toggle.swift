import NoticeCatalog
import ViewArchive

// Compatibility (views): partial | `Toggle` | drawn in all styles; a binding is not changed; for
//   `Toggle(isOn:intent:)` see AppIntents

/// A control that switches between on and off.
///
/// In a widget only `Toggle(isOn:intent:)`, from AppIntents, has an effect. A toggle with a binding
/// is drawn in its current state and does nothing, because the extension does not run when it is
/// tapped; a notice reports it.
///
/// A toggle with an intent is archived in both states: `otherState` is the style's content for the
/// opposite one, so that the host shows the requested state immediately after a tap.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  /// The action of a tap; nil does nothing.
  let nodeAction: NodeAction?
  /// Whether the toggle can never have an effect, which a notice reports.
  let isInert: Bool
  let label: Label

  /// Creates a toggle with an archived action; `nodeAction` is nil if the intent cannot be encoded.
  package init(isOn: Bool, nodeAction: NodeAction?, @ViewBuilder label: () -> Label) {
    self.isOn = .constant(isOn)
    isMixed = false
    self.nodeAction = nodeAction
    isInert = false
    self.label = label()
  }

  public init(isOn: Binding<Bool>, @ViewBuilder label: () -> Label) {
    self.init(isOn: isOn, isMixed: false, nodeAction: nil, isInert: true, label: label())
  }

  init(isOn: Binding<Bool>, isMixed: Bool, nodeAction: NodeAction?, isInert: Bool, label: Label) {
    self.isOn = isOn
    self.isMixed = isMixed
    self.nodeAction = nodeAction
    self.isInert = isInert
    self.label = label
  }

  /// The toggle is on if all sources are on, and mixed if only some are.
  public init<C: RandomAccessCollection>(
    sources: C, isOn: KeyPath<C.Element, Binding<Bool>>, @ViewBuilder label: () -> Label
  ) {
    let bindings = sources.map { $0[keyPath: isOn] }
    let count = bindings.count { $0.wrappedValue }
    self.init(
      isOn: Binding(
        get: { !bindings.isEmpty && bindings.allSatisfy(\.wrappedValue) },
        set: { value in for binding in bindings { binding.wrappedValue = value } }),
      isMixed: count > 0 && count < bindings.count, nodeAction: nil, isInert: true, label: label())
  }
}

extension Toggle: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    if isInert, context.environment.isEnabled, context.session.live == nil {
      context.session.notice(
        NoticeKind.gesture.notice(
          "A Toggle with a binding does nothing in a widget: the extension does not run when it is "
            + "tapped.", cure: "Use Toggle(isOn:intent:)."))
    }
    let style = context.environment.toggleStyle
    // The outermost toggle with an action handles the tap.
    let isOutermost = context.environment.isEnabled && !context.environment.isInsideToggle
    let action = isOutermost ? nodeAction ?? liveAction(context) : nil
    var inner = context
    // A custom style that shows `Toggle(configuration)` must not apply itself again.
    inner.environment.toggleStyle = DefaultToggleStyle()
    if action != nil { inner.environment.isInsideToggle = true }
    func makeContent(isOn: Binding<Bool>, isMixed: Bool) -> _LayoutNode? {
      let configuration = ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed,
        nodeAction: nodeAction)
      let nodes = style.nodes(configuration, inner)
      return nodes.isEmpty ? nil : joined(nodes, inner)
    }
    guard let content = makeContent(isOn: isOn, isMixed: isMixed) else { return [] }
    let otherState = (action == nil ? nil : nodeAction).flatMap { _ in
      context.session.discardingAppearActions {
        makeContent(isOn: .constant(!isOn.wrappedValue), isMixed: false)
      }
    }
    return [
      ControlNode(
        content, context, kind: "Toggle", action: action,
        accessibility: NodeAccessibility(
          value: isOn.wrappedValue ? "1" : "0", traits: .isToggle, children: .combine),
        otherState: otherState)
    ]
  }
}

extension Toggle {
  /// In an app's window a tap changes the binding.
  @MainActor
  private func liveAction(_ context: _ViewContext) -> NodeAction? {
    let isOn = isOn
    // A tap on a row of a menu closes it.
    let dismiss = context.environment.isMenuRow ? context.environment.dismissAfterAction : nil
    return context.session.live?.addAction(context, isOn: isOn.wrappedValue) {
      isOn.wrappedValue.toggle()
      dismiss?()
    }
  }
}

private enum InsideToggleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// Whether the view is in the label or style of a toggle with an action.
  fileprivate var isInsideToggle: Bool {
    get { self[InsideToggleKey.self] }
    set { self[InsideToggleKey.self] = newValue }
  }
}

extension Toggle where Label == Text {
  public init(_ titleKey: LocalizedStringKey, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleKey) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(title) }
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { Text(titleResource) }
  }
}

extension Toggle where Label == SwiftUI.Label<Text, Image> {
  public init(_ titleKey: LocalizedStringKey, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleKey, systemImage: systemImage) }
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(title, systemImage: systemImage) }
  }
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Recreates the toggle, including its action, inside a style's `makeBody`.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed,
      nodeAction: configuration.nodeAction, isInert: false, label: configuration.label)
  }
}
