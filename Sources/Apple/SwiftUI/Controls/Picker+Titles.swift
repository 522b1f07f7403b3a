/// Pickers with localized titles, icons and several sources.
extension Picker {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(titleResource, image: image)), content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, Label == SwiftUI.Label<Text, Image> {
    self.init(selection, AnyView(SwiftUI.Label(title, image: image)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(selection, AnyView(SwiftUI.Label(titleKey, image: image)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(titleResource, image: image)), content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol, Label == SwiftUI.Label<Text, Image> {
    self.init(selection, AnyView(SwiftUI.Label(title, image: image)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(selection, AnyView(SwiftUI.Label(titleKey, image: image)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where Label == Text {
    self.init(selection, AnyView(Text(titleResource)), content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol, Label == Text {
    self.init(selection, AnyView(Text(title)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where Label == Text {
    self.init(selection, AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(titleResource, systemImage: systemImage)),
      content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where S: StringProtocol, Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(title, systemImage: systemImage)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(titleResource, systemImage: systemImage)),
      content())
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where S: StringProtocol, Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(title, systemImage: systemImage)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, selection: Binding<SelectionValue>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      selection, AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content())
  }

  public init(
    selection: Binding<SelectionValue>, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> some View
  ) {
    self.init(selection, AnyView(label()), content())
  }
}
