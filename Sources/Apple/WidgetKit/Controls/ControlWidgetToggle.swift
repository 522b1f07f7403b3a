import AppIntents

/// A control that is on or off. Its intent receives the new state.
///
/// ```swift
/// ControlWidgetToggle("Timer", isOn: timer.isRunning, action: ToggleTimer()) { isOn in
///   Label(isOn ? "Running" : "Stopped", systemImage: "hourglass")
/// }
/// ```
/// Only the labels' texts and symbols are used. The label's first text is the title, its second
/// the value. The value label takes precedence for the value and the symbol.
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

  /// Creates a toggle whose value reads On or Off.
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

/// The value label of a toggle without one: empty, so that surfaces show On or Off.
@MainActor @preconcurrency
public struct ControlWidgetToggleDefaultLabel: View {
  let isOn: Bool

  public var body: some View { EmptyView() }
}
