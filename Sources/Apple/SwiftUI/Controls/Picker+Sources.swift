/// Pickers for the same property of several values. They show the first one's.
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
      sources.first?[keyPath: selection].wrappedValue, AnyView(SwiftUI.Label(title, image: image)),
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue, AnyView(SwiftUI.Label(title, image: image)),
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
      AnyView(SwiftUI.Label(titleKey, image: image)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, S: StringProtocol, Label == Text {
    self.init(sources.first?[keyPath: selection].wrappedValue, AnyView(Text(title)), content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, Label == Text {
    self.init(
      sources.first?[keyPath: selection].wrappedValue, AnyView(Text(titleResource)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content
  ) where C: RandomAccessCollection, Label == Text {
    self.init(sources.first?[keyPath: selection].wrappedValue, AnyView(Text(titleKey)), content())
  }

  @_disfavoredOverload
  public init<C, S>(
    _ title: S, sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, S: StringProtocol, Label == Text {
    self.init(sources.first?[keyPath: selection].wrappedValue, AnyView(Text(title)), content())
  }

  @_disfavoredOverload
  public init<C>(
    _ titleResource: LocalizedStringResource, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, Label == Text {
    self.init(
      sources.first?[keyPath: selection].wrappedValue, AnyView(Text(titleResource)), content())
  }

  public init<C>(
    _ titleKey: LocalizedStringKey, sources: C,
    selection: KeyPath<C.Element, Binding<SelectionValue>>, @ViewBuilder content: () -> Content,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection, Label == Text {
    self.init(sources.first?[keyPath: selection].wrappedValue, AnyView(Text(titleKey)), content())
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
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
      sources.first?[keyPath: selection].wrappedValue,
      AnyView(SwiftUI.Label(titleKey, systemImage: systemImage)), content())
  }

  public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where C: RandomAccessCollection {
    self.init(sources.first?[keyPath: selection].wrappedValue, AnyView(label()), content())
  }

  public init<C>(
    sources: C, selection: KeyPath<C.Element, Binding<SelectionValue>>,
    @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label,
    @ViewBuilder currentValueLabel: () -> some View
  ) where C: RandomAccessCollection {
    self.init(sources.first?[keyPath: selection].wrappedValue, AnyView(label()), content())
  }
}
