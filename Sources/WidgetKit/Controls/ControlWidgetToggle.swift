import AppIntents

/// A control that is on or off, and whose intent is handed the new state.
///
/// ```swift
/// ControlWidgetToggle("Timer", isOn: timer.isRunning, action: ToggleTimer()) { isOn in
///   Label(isOn ? "Running" : "Stopped", systemImage: "hourglass")
/// }
/// ```
/// Of the labels the texts and symbols count: the label's first text is the title, a second one the
/// value; the value label's first text is the value, and its symbol goes before the label's.
@MainActor @preconcurrency
public struct ControlWidgetToggle<Label: View, ValueLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never

  private let content: ControlContent

  public var body: Never { fatalError("ControlWidgetToggle has no body") }

  public static var _controlType: any Any.Type { Self.self }

  public static func _output(of template: Self) -> _ControlTemplateOutput {
    _ControlTemplateOutput(content: template.content)
  }
}

extension ControlWidgetToggle where Action: SetValueIntent, Action.ValueType == Bool {
  public init(
    isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    content = ControlContent(
      role: .toggle, isOn: isOn, intent: action, label: { AnyView(label()) },
      stateLabel: { AnyView(valueLabel($0)) })
  }

  /// A toggle that says On and Off.
  public init(isOn: Bool, action: Action, @ViewBuilder label: @escaping () -> Label)
  where ValueLabel == ControlWidgetToggleDefaultLabel {
    self.init(
      isOn: isOn, action: action, label: label,
      valueLabel: { ControlWidgetToggleDefaultLabel(isOn: $0) })
  }
}

extension ControlWidgetToggle
where Label == Text, Action: SetValueIntent, Action.ValueType == Bool {
  public init(
    _ titleKey: LocalizedStringKey, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleKey) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    self.init(isOn: isOn, action: action, label: { Text(titleResource) }, valueLabel: valueLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, isOn: Bool, action: Action,
    @ViewBuilder valueLabel: @escaping (Bool) -> ValueLabel
  ) {
    let text = Text(title)
    self.init(isOn: isOn, action: action, label: { text }, valueLabel: valueLabel)
  }
}

/// What a toggle without a value label says: nothing of its own, so that surfaces say On or Off.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { EmptyView() }
}
