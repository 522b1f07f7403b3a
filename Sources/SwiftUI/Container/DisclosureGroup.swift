/// Content under a label, shown only if the group is expanded. Users cannot expand it in a widget.
public struct DisclosureGroup<Label: View, Content: View> {
  let label: Label
  let content: () -> Content
  let isExpanded: Bool

  public init(@ViewBuilder content: @escaping () -> Content, @ViewBuilder label: () -> Label) {
    self.label = label()
    self.content = content
    isExpanded = false
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content,
    @ViewBuilder label: () -> Label
  ) {
    self.label = label()
    self.content = content
    self.isExpanded = isExpanded.wrappedValue
  }

  init(label: Label, isExpanded: Bool, content: @escaping () -> Content) {
    self.label = label
    self.content = content
    self.isExpanded = isExpanded
  }
}

extension DisclosureGroup: View {
  public var body: some View {
    VStack(alignment: .leading) {
      HStack {
        label
        Spacer()
        Image(systemName: isExpanded ? "chevron.down" : "chevron.right")
          .environment(\.text.font, .footnote)
          .foregroundStyle(.tint)
      }
      if isExpanded { content() }
    }
  }
}

extension DisclosureGroup where Label == Text {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(titleKey), isExpanded: false, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ label: S, @ViewBuilder content: @escaping () -> Content) {
    self.init(label: Text(label), isExpanded: false, content: content)
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(titleKey), isExpanded: isExpanded.wrappedValue, content: content)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ label: S, isExpanded: Binding<Bool>, @ViewBuilder content: @escaping () -> Content
  ) {
    self.init(label: Text(label), isExpanded: isExpanded.wrappedValue, content: content)
  }
}
