/// Menus with icons and primary actions.
extension Menu {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(AnyView(Text(titleResource)), content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == Text, S: StringProtocol {
    self.init(AnyView(Text(title)), content(), primaryAction: primaryAction)
  }

  public init(
    _ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == Text {
    self.init(AnyView(Text(titleKey)), content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(AnyView(SwiftUI.Label(titleResource, image: image)), content())
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: ImageResource, @ViewBuilder content: () -> Content)
  where S: StringProtocol, Label == SwiftUI.Label<Text, Image> {
    self.init(AnyView(SwiftUI.Label(title, image: image)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(AnyView(SwiftUI.Label(titleKey, image: image)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: ImageResource,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      AnyView(SwiftUI.Label(titleResource, image: image)), content(), primaryAction: primaryAction)
  }

  public init(
    _ titleKey: LocalizedStringKey, image: ImageResource, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      AnyView(SwiftUI.Label(titleKey, image: image)), content(), primaryAction: primaryAction)
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(AnyView(SwiftUI.Label(titleResource, systemImage: systemImage)), content())
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where S: StringProtocol, Label == SwiftUI.Label<Text, Image> {
    self.init(AnyView(SwiftUI.Label(title, systemImage: systemImage)), content())
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content())
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      AnyView(SwiftUI.Label(titleResource, systemImage: systemImage)), content(),
      primaryAction: primaryAction)
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content,
    primaryAction: @escaping () -> Void
  ) where Label == SwiftUI.Label<Text, Image> {
    self.init(
      AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content(),
      primaryAction: primaryAction)
  }

  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    primaryAction: @escaping () -> Void
  ) {
    self.init(AnyView(label()), content(), primaryAction: primaryAction)
  }
}
