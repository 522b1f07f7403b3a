/// In a widget: bordered.
public struct DefaultButtonStyle {
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// The label as it is.
public struct PlainButtonStyle {
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DisabledLookModifier())
  }
}

/// The label in the tint.
public struct BorderlessButtonStyle {
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(TintedLabelModifier(role: configuration.role))
  }
}

/// The label in the tint on a faint background.
public struct BorderedButtonStyle {
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(role: configuration.role, isProminent: false, content: configuration.label)
  }
}

/// The label in white on the tint.
public struct BorderedProminentButtonStyle {
  public init() {}
}

extension BorderedProminentButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(role: configuration.role, isProminent: true, content: configuration.label)
  }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  nonisolated public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  nonisolated public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  nonisolated public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  nonisolated public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  nonisolated public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}

/// A disabled plain control is half as opaque.
struct DisabledLookModifier: NodeModifier {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard !context.environment.isEnabled else { return content }
    return EffectNode(content, context, kind: "disabled") { _ in [.opacity(0.5)] }
  }
}
