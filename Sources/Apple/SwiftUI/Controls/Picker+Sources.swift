/// Pickers for the same property of several values. They show the first one's, and set all.
extension Picker {
  @_disfavoredOverload
  public init<C, S>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  )
  where
    C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection), AnyView(SwiftUI.Label(title, image: image)),
      content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleResource, image: image)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleKey, image: image)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  where
    C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection), AnyView(SwiftUI.Label(title, image: image)),
      content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleResource, image: image)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, image: ImageResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleKey, image: image)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, Label == Text {
    self.init(Binding(joining: sources, selection), AnyView(Text(title)), content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, Label == Text {
    self.init(
      Binding(joining: sources, selection), AnyView(Text(titleResource)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, Label == Text {
    self.init(Binding(joining: sources, selection), AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol, Label == Text {
    self.init(Binding(joining: sources, selection), AnyView(Text(title)), content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, Label == Text {
    self.init(
      Binding(joining: sources, selection), AnyView(Text(titleResource)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, Label == Text {
    self.init(Binding(joining: sources, selection), AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  )
  where
    C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(title, systemImage: systemImage)), content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleResource, systemImage: systemImage)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  where
    C: RandomAccessCollection, S: StringProtocol, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(title, systemImage: systemImage)), content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleResource, systemImage: systemImage)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, systemImage: String, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  )
  where
    C: RandomAccessCollection, C.Element == Binding<SelectionValue>,
    Label == SwiftUI.Label<Text, Image>
  {
    self.init(
      Binding(joining: sources, selection),
      AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content())
  }

  public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(Binding(joining: sources, selection), AnyView(label()), content())
  }

  public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(Binding(joining: sources, selection), AnyView(label()), content())
  }
}
