/// Views on a shared background, under a label.
public struct GroupBox<Label: View, Content: View> {
  let label: Label
  let content: Content

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content()
  }

  public init(label: Label, @ViewBuilder content: () -> Content) {
    self.label = label
    self.content = content()
  }
}

extension GroupBox: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let style = context.environment.groupBoxStyle
    var inner = context
    // Inside the style's body, `GroupBox(configuration)` has the default style instead of
    // recursing. Boxes in the content keep the style.
    inner.environment.groupBoxStyle = DefaultGroupBoxStyle()
    let restored = RestoredView(content: content) { $0.groupBoxStyle = style }
    let configuration = GroupBoxStyleConfiguration(
      label: .init(content: AnyView(label)), content: .init(content: AnyView(restored)))
    let styled = style.nodes(configuration, inner)
    guard !styled.isEmpty else { return [] }
    return [ControlNode(joined(styled, along: .vertical, inner), context, kind: "GroupBox")]
  }
}

extension GroupBox where Label == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(label: EmptyView(), content: content)
  }
}

extension GroupBox where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(label: Text(titleKey), content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(label: Text(title), content: content)
  }
}

extension GroupBox
where Label == GroupBoxStyleConfiguration.Label, Content == GroupBoxStyleConfiguration.Content {
  /// Recreates the box that a style receives.
  public init(_ configuration: GroupBoxStyleConfiguration) {
    self.init(label: configuration.label) { configuration.content }
  }
}
