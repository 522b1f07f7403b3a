import ViewArchive

// Compatibility (views): works | `Label` with `labelIconToTitleSpacing`,
//   `labelReservedIconWidth`; `LabeledContent`, `Divider`, `Spacer`, `EmptyView`, `AnyView`,
//   `Group`, `ForEach`, `EquatableView`

/// An icon with a title.
public struct Label<Title: View, Icon: View> {
  let title: Title
  let icon: Icon

  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {
    self.title = title()
    self.icon = icon()
  }
}

extension Label: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    // A control needs the icon and the title, whatever the label style.
    if context.labelRecorder != nil {
      return Icon._makeNodes(icon, context) + Title._makeNodes(title, context)
    }
    let style = context.environment.labelStyle
    var inner = context
    // Inside the style's body, `Label(configuration)` has the default style instead of recursing.
    inner.environment.labelStyle = DefaultLabelStyle()
    let configuration = LabelStyleConfiguration(
      title: .init(content: AnyView(title)), icon: .init(content: AnyView(icon)))
    let styled = style.nodes(configuration, inner)
    guard !styled.isEmpty else { return [] }
    return [ControlNode(joined(styled, inner), context, kind: "Label")]
  }
}

extension Label where Title == Text, Icon == Image {
  public init(_ titleKey: LocalizedStringKey, systemImage name: String) {
    self.init(title: { Text(titleKey) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, systemImage name: String) {
    self.init(title: { Text(title) }, icon: { Image(systemName: name) })
  }

  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage name: String) {
    self.init(title: { Text(titleResource) }, icon: { Image(systemName: name) })
  }
}

extension Label where Title == LabelStyleConfiguration.Title, Icon == LabelStyleConfiguration.Icon {
  /// Recreates the label that a style receives.
  public init(_ configuration: LabelStyleConfiguration) {
    self.init(title: { configuration.title }, icon: { configuration.icon })
  }
}
