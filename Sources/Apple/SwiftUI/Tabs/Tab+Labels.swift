/// Tabs with labels and values.
extension Tab where Content: View, Label: View {
  public init(@ViewBuilder content: () -> Content) where Label == EmptyView, Value == Never {
    self.init(tag: nil, content: content(), label: EmptyView())
  }

  public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(tag: nil, content: content(), label: label())
  }

  public init(role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, Value == Never {
    self.init(tag: nil, content: content(), label: DefaultTabLabel(nil))
  }

  public init(role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == Never {
    self.init(tag: nil, content: content(), label: label())
  }

  public init(value: Value, @ViewBuilder content: () -> Content)
  where Label == EmptyView, Value: Hashable {
    self.init(tag: AnyHashable(value), content: content(), label: EmptyView())
  }

  public init<V>(value: V, @ViewBuilder content: () -> Content)
  where Value == V?, Label == EmptyView, V: Hashable {
    self.init(tag: AnyHashable(Optional(value)), content: content(), label: EmptyView())
  }

  public init(value: Value, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value: Hashable, Value: Hashable {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }

  public init<V>(value: V, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
  where Value == V?, V: Hashable {
    self.init(tag: AnyHashable(Optional(value)), content: content(), label: label())
  }

  public init(value: Value, role: TabRole?, @ViewBuilder content: () -> Content)
  where Label == DefaultTabLabel, Value: Hashable {
    self.init(tag: AnyHashable(value), content: content(), label: DefaultTabLabel(nil))
  }

  public init<V>(value: V, role: TabRole?, @ViewBuilder content: () -> Content)
  where Value == V?, Label == DefaultTabLabel, V: Hashable {
    self.init(tag: AnyHashable(Optional(value)), content: content(), label: DefaultTabLabel(nil))
  }

  public init(
    value: Value, role: TabRole?, @ViewBuilder content: () -> Content,
    @ViewBuilder label: () -> Label
  ) where Value: Hashable, Value: Hashable {
    self.init(tag: AnyHashable(value), content: content(), label: label())
  }

  public init<V>(
    value: V, role: TabRole?, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label
  ) where Value == V?, V: Hashable {
    self.init(tag: AnyHashable(Optional(value)), content: content(), label: label())
  }
}
