/// One item of a toolbar.
public struct ToolbarItem<ID, Content: View> {
  private let identifier: ID
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) where ID == () {
    identifier = ()
    self.content = content()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    identifier = id
    self.content = content()
  }

  public init(
    id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
    @ViewBuilder content: () -> Content
  ) where ID == String {
    identifier = id
    self.content = content()
  }
}

extension ToolbarItem: ToolbarContent {
  public typealias Body = Never

  public static func _makeViews(_ item: Self) -> [AnyView] { [AnyView(item.content)] }
}

extension ToolbarItem: CustomizableToolbarContent where ID == String {}

extension ToolbarItem: Identifiable where ID: Hashable {
  public var id: ID { identifier }
}

/// Several items of a toolbar with the same placement.
public struct ToolbarItemGroup<Content: View> {
  private let content: Content

  public init(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content
  ) {
    self.content = content()
  }

  public init<C: View, L: View>(
    placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C,
    @ViewBuilder label: () -> L
  ) where Content == LabeledToolbarItemGroupContent<C, L> {
    self.content = LabeledToolbarItemGroupContent(content: content())
  }
}

extension ToolbarItemGroup: ToolbarContent {
  public typealias Body = Never

  public static func _makeViews(_ group: Self) -> [AnyView] { [AnyView(group.content)] }
}

/// The content of a group of items with a label. The label is shown only where there is too little
/// space for the items, which is never the case here.
public struct LabeledToolbarItemGroupContent<Content: View, Label: View> {
  let content: Content
}

extension LabeledToolbarItemGroupContent: View {
  public var body: some View { content }
}

/// Space between the items of a toolbar. The device's navigation bar has a fixed spacing.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    _ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic
  ) {}

  public static func _makeViews(_ spacer: Self) -> [AnyView] { [] }
}

/// A menu that the title of a navigation bar opens. The device does not show it.
public struct ToolbarTitleMenu<Content: View>: ToolbarContent, CustomizableToolbarContent {
  public typealias Body = Never

  nonisolated public init(@ViewBuilder content: () -> Content) {}

  public static func _makeViews(_ menu: Self) -> [AnyView] { [] }
}

extension ToolbarTitleMenu where Content == EmptyView {
  nonisolated public init() {
    self.init { EmptyView() }
  }
}

/// An item that the system adds. The device's navigation bar has none.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never

  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {}

  public static func _makeViews(_ item: Self) -> [AnyView] { [] }
}
