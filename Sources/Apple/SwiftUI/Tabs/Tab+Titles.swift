/// Tabs with titles and values.
extension Tab where Content: View, Label: View {
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol, Value == Never {
    self.init(
      tag: nil, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  public init(_ titleKey: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: String, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol, Value == Never {
    self.init(
      tag: nil, content: content(), label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(), label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }

  @_disfavoredOverload
  public init<S, T>(_ title: S, image: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, image: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }

  @_disfavoredOverload
  public init<S, T>(
    _ title: S, image: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, image: String, value: Value, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, image: image)))
  }

  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, image: image)))
  }

  public init(
    _ titleKey: LocalizedStringKey, image: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, image: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, image: image)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value == Never {
    self.init(
      tag: nil, content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S, T>(_ title: S, systemImage: String, value: T, @ViewBuilder content: () -> Content)
  where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S>(_ title: S, systemImage: String, value: Value, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, S: StringProtocol, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S, T>(
    _ title: S, systemImage: String, value: T, role: TabRole?, @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, S: StringProtocol, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<S>(
    _ title: S, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, S: StringProtocol, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(title, systemImage: systemImage)))
  }

  @_disfavoredOverload
  public init<T>(
    _ titleResource: LocalizedStringResource, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleResource, systemImage: systemImage)))
  }

  public init(
    _ titleKey: LocalizedStringKey, systemImage: String, value: Value, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Label == DefaultTabLabel, Value: Hashable {
    self.init(
      tag: AnyHashable(value), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }

  public init<T>(
    _ titleKey: LocalizedStringKey, systemImage: String, value: T, role: TabRole?,
    @ViewBuilder content: () -> Content
  ) where Value == T?, Label == DefaultTabLabel, T: Hashable {
    self.init(
      tag: AnyHashable(Optional(value)), content: content(),
      label: DefaultTabLabel(SwiftUI.Label(titleKey, systemImage: systemImage)))
  }
}
