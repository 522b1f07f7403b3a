import AppIntents

// Compatibility: works | `ControlWidgetButton`, `ControlWidgetToggle`,
//   `ControlWidgetTemplateBuilder` with conditions; `tint`, `disabled`, `privacySensitive` of
//   templates | as on a device, only the texts and symbols of labels are used, not fonts, stacks
//   and colors. Sizes and colors of controls are this project's. A toggle that is on has its tint
//   on the symbol and the value, also on the Lock Screen. "On", "Off" and hints are in 20
//   languages, else in English

/// A control that performs an intent.
///
/// ```swift
/// ControlWidgetButton(action: PlaySound(.rain)) {
///   Label("Rain", systemImage: "cloud.rain")
/// } actionLabel: { isActive in
///   if isActive { Text("Playing") }
/// }
/// ```
/// Only the labels' texts and symbols are used. The label's first text is the title, its second
/// the value. The action label, which receives true while the intent is performed, takes precedence
/// for the value and the symbol.
@MainActor @preconcurrency
public struct ControlWidgetButton<Label: View, ActionLabel: View, Action>: ControlWidgetTemplate {
  public typealias Body = Never

  private let content: ControlContent

  public var body: Never { fatalError("ControlWidgetButton has no body") }

  public static var _controlType: any Any.Type { Self.self }

  public static func _output(of template: Self) -> _ControlTemplateOutput {
    _ControlTemplateOutput(content: template.content)
  }
}

extension ControlWidgetButton where Action: AppIntent {
  public init(
    action: Action, @ViewBuilder label: @escaping () -> Label,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    content = ControlContent(
      role: .button, isOn: false, intent: action, label: { AnyView(label()) },
      stateLabel: { AnyView(actionLabel($0)) })
  }

  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(
      action: action, label: label, actionLabel: { _ in ControlWidgetButtonDefaultActionLabel() })
  }
}

extension ControlWidgetButton where Action: OpenIntent {
  /// A button that opens the app.
  public init(action: Action, @ViewBuilder label: @escaping () -> Label)
  where ActionLabel == ControlWidgetButtonDefaultActionLabel {
    self.init(
      action: action, label: label, actionLabel: { _ in ControlWidgetButtonDefaultActionLabel() })
  }
}

extension ControlWidgetButton where Label == Text, Action: AppIntent {
  public init(
    _ titleKey: LocalizedStringKey, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleKey) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    self.init(action: action, label: { Text(titleResource) }, actionLabel: actionLabel)
  }

  @_disfavoredOverload
  public init(
    _ title: some StringProtocol, action: Action,
    @ViewBuilder actionLabel: @escaping (Bool) -> ActionLabel
  ) {
    let text = Text(title)
    self.init(action: action, label: { text }, actionLabel: actionLabel)
  }
}

/// The action label of a button without one: empty.
@MainActor @preconcurrency
public struct ControlWidgetButtonDefaultActionLabel: View {
  public var body: some View { EmptyView() }
}
