/// Accepted without effect: a tab bar shows the label of each tab, and its pages are always there.
extension TabContent {
  @_disfavoredOverload
  nonisolated public func badge(_ resource: LocalizedStringResource) -> some TabContent<
    Self.TabValue
  > {
    self
  }

  @_disfavoredOverload
  nonisolated public func badge<S>(_ label: S) -> some TabContent<Self.TabValue>
  where S: StringProtocol {
    self
  }

  nonisolated public func badge(_ count: Int) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func badge(_ key: LocalizedStringKey) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func badge(_ label: Text?) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func contextMenu<M>(@ViewBuilder menuItems: () -> M) -> some TabContent<
    Self.TabValue
  > where M: View {
    self
  }

  nonisolated public func customizationBehavior(
    _ behavior: TabCustomizationBehavior, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func customizationID(_ id: String) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func defaultVisibility(
    _ visibility: Visibility, for placements: AdaptableTabBarPlacement...
  ) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func disabled(_ disabled: Bool) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func hidden(_ hidden: Bool = true) -> some TabContent<Self.TabValue> {
    self
  }

  nonisolated public func popover<Content>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some TabContent<Self.TabValue> where Content: View {
    self
  }

  nonisolated public func popover<Item, Content>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
    arrowEdge: Edge? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some TabContent<Self.TabValue> where Item: Identifiable, Content: View {
    self
  }

  nonisolated public func sectionActions<Content>(@ViewBuilder content: () -> Content)
    -> some TabContent<Self.TabValue> where Content: View
  {
    self
  }

  nonisolated public func springLoadingBehavior(_ behavior: SpringLoadingBehavior)
    -> some TabContent<Self.TabValue>
  {
    self
  }

  nonisolated public func swipeActions<T>(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
  ) -> some TabContent<Self.TabValue> where T: View {
    self
  }

  nonisolated public func tabPlacement(_ placement: TabPlacement) -> some TabContent<Self.TabValue>
  {
    self
  }
}
