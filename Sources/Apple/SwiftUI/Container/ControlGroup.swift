/// Related controls. The default style arranges them in a row.
public struct ControlGroup<Content: View> {
  let content: Content
  let label: AnyView

  public init(@ViewBuilder content: () -> Content) {
    self.content = content()
    label = AnyView(EmptyView())
  }
}

extension ControlGroup: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    let style = context.environment.controlGroupStyle
    var inner = context
    // Inside the style's body, `ControlGroup(configuration)` has the default style instead of
    // recursing. Groups inside keep the style.
    inner.environment.controlGroupStyle = AutomaticControlGroupStyle()
    let restored = RestoredView(content: content) { $0.controlGroupStyle = style }
    return style.nodes(
      ControlGroupStyleConfiguration(
        label: .init(content: label), content: .init(content: AnyView(restored))),
      inner)
  }
}

/// The controls of a group with a label. Styles receive the label separately.
public struct LabeledControlGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledControlGroupContent: View {
  public var body: some View { content }
}

extension ControlGroup where Content == ControlGroupStyleConfiguration.Content {
  /// Recreates the group that a style receives.
  public init(_ configuration: ControlGroupStyleConfiguration) {
    content = configuration.content
    label = AnyView(configuration.label)
  }
}

extension ControlGroup {
  public init<C: View, L: View>(
    @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
  ) where Content == LabeledControlGroupContent<C, L> {
    self.content = LabeledControlGroupContent(content: content())
    self.label = AnyView(label())
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleKey) })
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(title) })
  }

  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, Text> {
    self.init(content: content, label: { Text(titleResource) })
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content, label: { SwiftUI.Label(titleKey, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content, label: { SwiftUI.Label(title, systemImage: systemImage) })
  }

  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content, label: { SwiftUI.Label(titleResource, systemImage: systemImage) })
  }

  public init<C: View>(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content, label: { SwiftUI.Label(titleKey, image: image) })
  }

  @_disfavoredOverload
  public init<C: View, S: StringProtocol>(
    _ title: S, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content, label: { SwiftUI.Label(title, image: image) })
  }

  @_disfavoredOverload
  public init<C: View>(
    _ titleResource: LocalizedStringResource, image: ImageResource, @ViewBuilder content: () -> C
  ) where Content == LabeledControlGroupContent<C, SwiftUI.Label<Text, Image>> {
    self.init(content: content, label: { SwiftUI.Label(titleResource, image: image) })
  }
}
