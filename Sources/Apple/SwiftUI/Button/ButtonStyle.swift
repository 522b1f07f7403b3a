// Compatibility (styles): works | custom styles `ButtonStyle`, `PrimitiveButtonStyle`,
//   `ToggleStyle`, `LabelStyle`, `GaugeStyle`, `ProgressViewStyle`, `GroupBoxStyle`

/// The appearance of buttons.
@MainActor @preconcurrency
public protocol ButtonStyle {
  associatedtype Body: View
  typealias Configuration = ButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The appearance of buttons and the interaction that triggers them.
@MainActor @preconcurrency
public protocol PrimitiveButtonStyle {
  associatedtype Body: View
  typealias Configuration = PrimitiveButtonStyleConfiguration
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}

/// The parts of a button that its style arranges. `isPressed` is always false, because archives
/// show buttons at rest.
public struct ButtonStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  public let label: Label
  public let isPressed: Bool
}

extension ButtonStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

/// The parts of a button that its primitive style arranges.
public struct PrimitiveButtonStyleConfiguration {
  public struct Label {
    let content: AnyView
  }

  public let role: ButtonRole?
  let effect: AnyButtonEffect
  public let label: Label

  /// Runs the button's closure. Has no effect if the action is an intent, which the host performs.
  @MainActor
  public func trigger() {
    effect.closure?()
  }
}

extension PrimitiveButtonStyleConfiguration.Label: StylePart {
  public typealias Body = Never
}

extension ButtonStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

extension PrimitiveButtonStyle {
  func nodes(_ configuration: Configuration, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: self) { $0.makeBody(configuration: configuration) }
  }
}

/// Adapts a `ButtonStyle` to `PrimitiveButtonStyle`.
struct ButtonStyleAdapter<Style: ButtonStyle> {
  let style: Style
}

extension ButtonStyleAdapter: PrimitiveButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    StyledButton(
      style: style,
      configuration: ButtonStyleConfiguration(
        role: configuration.role, label: .init(content: configuration.label.content),
        isPressed: false))
  }

  struct StyledButton: PrimitiveView {
    let style: Style
    let configuration: ButtonStyleConfiguration

    func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
      style.nodes(configuration, context)
    }
  }
}

private enum ButtonStyleKey: EnvironmentKey {
  static var defaultValue: any PrimitiveButtonStyle { DefaultButtonStyle() }
}

extension EnvironmentValues {
  var buttonStyle: any PrimitiveButtonStyle {
    get { self[ButtonStyleKey.self] }
    set { self[ButtonStyleKey.self] = newValue }
  }
}

extension View {
  nonisolated public func buttonStyle<S: PrimitiveButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, style)
  }

  nonisolated public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View {
    environment(\.buttonStyle, ButtonStyleAdapter(style: style))
  }
}
