import ViewArchive

/// Switches between on and off.
///
/// In a widget only an intent can be done (`Toggle(isOn:intent:)`, in AppIntents); a toggle with a
/// binding is drawn in its present state and does nothing.
public struct Toggle<Label: View> {
  let isOn: Binding<Bool>
  let isMixed: Bool
  /// What a tap does; nil is nothing.
  let nodeAction: NodeAction?
  /// True for toggles that cannot do anything, which the author is told.
  let isInert: Bool
  let label: Label

  /// A toggle whose tap is data in the archive; nil where it cannot be encoded.
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

  /// On where all sources are; mixed where only some are.
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
    if isInert, context.environment.isEnabled {
      context.session.notice(
        "A Toggle with a binding does nothing in a widget: the extension does not run when it is "
          + "tapped. Use Toggle(isOn:intent:).")
    }
    let style = context.environment.toggleStyle
    // A tap on a toggle inside of one that does something belongs to the outer one.
    let action =
      context.environment.isEnabled && !context.environment.isInsideToggle ? nodeAction : nil
    var inner = context
    // A style that shows `Toggle(configuration)` means the one outside it.
    inner.environment.toggleStyle = DefaultToggleStyle()
    if action != nil { inner.environment.isInsideToggle = true }
    func made(isOn: Binding<Bool>, isMixed: Bool) -> _LayoutNode? {
      let configuration = ToggleStyleConfiguration(
        label: .init(content: AnyView(label)), isOn: isOn, isMixed: isMixed,
        nodeAction: nodeAction)
      let nodes = style.nodes(configuration, inner)
      return nodes.isEmpty ? nil : joined(nodes, inner)
    }
    guard let content = made(isOn: isOn, isMixed: isMixed) else { return [] }
    let otherState = action.flatMap { _ in
      context.session.withoutActions { made(isOn: .constant(!isOn.wrappedValue), isMixed: false) }
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

private enum InsideToggleKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

extension EnvironmentValues {
  /// True in the label and the style of a toggle that does something.
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
  /// The toggle that a style is given, with its effect.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(
      isOn: configuration.$isOn, isMixed: configuration.isMixed,
      nodeAction: configuration.nodeAction, isInert: false, label: configuration.label)
  }
}
