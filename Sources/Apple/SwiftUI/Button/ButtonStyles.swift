// Compatibility (styles): works | button styles `.bordered`, `.borderedProminent`, `.borderless`,
//   `.plain`

/// The default button style, which is bordered in widgets and borderless in apps (`Button`).
public struct DefaultButtonStyle {
  public init() {}
}

extension DefaultButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedButtonStyle().makeBody(configuration: configuration)
  }
}

/// Shows only the label.
public struct PlainButtonStyle {
  public init() {}
}

extension PlainButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(DisabledOpacityModifier())
  }
}

/// The label in the tint colour.
public struct BorderlessButtonStyle {
  public init() {}
}

extension BorderlessButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    configuration.label.modifier(TintedLabelModifier(role: configuration.role))
  }
}

/// The label in the tint colour on a faint background.
public struct BorderedButtonStyle {
  public init() {}
}

extension BorderedButtonStyle: PrimitiveButtonStyle {
  public func makeBody(configuration: Configuration) -> some View {
    BorderedLabel(role: configuration.role, isProminent: false, content: configuration.label)
  }
}

/// A white label on the tint colour.
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

/// Draws disabled plain controls at half opacity.
struct DisabledOpacityModifier: NodeModifier {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    guard !context.environment.isEnabled else { return content }
    return EffectNode(content, context, kind: "disabled") { _ in [.opacity(0.5)] }
  }
}
