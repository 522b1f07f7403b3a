/// The tabs of a tab view.
@MainActor @preconcurrency
public protocol TabContent<TabValue> {
  associatedtype TabValue: Hashable
  associatedtype Body: TabContent
  @TabContentBuilder<TabValue> @MainActor @preconcurrency var body: Body { get }

  /// Returns the pages with their tags and tab items, in order.
  @MainActor static func _makePages(_ content: Self) -> [AnyView]
}

extension TabContent {
  public static func _makePages(_ content: Self) -> [AnyView] { Body._makePages(content.body) }
}

extension TabContent where Body == Never {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }
}

extension Never: TabContent {
  public typealias TabValue = Never

  public static func _makePages(_ content: Never) -> [AnyView] {}
}

/// A page of a tab view, with its label in the tab bar.
public struct Tab<Value, Content, Label> {
  private let page: AnyView

  init(tag: AnyHashable?, content: Content, label: Label) where Content: View, Label: View {
    let page = content.tabItem { label }
    self.page = tag.map { AnyView(page.tag($0)) } ?? AnyView(page)
  }
}

extension Tab: TabContent where Value: Hashable, Content: View, Label: View {
  public typealias TabValue = Value
  public typealias Body = Never

  public static func _makePages(_ tab: Self) -> [AnyView] { [tab.page] }
}

/// The label of a tab with a title and an image.
public struct DefaultTabLabel {
  private let label: AnyView

  init(_ label: SwiftUI.Label<Text, Image>?) {
    self.label = label.map { AnyView($0) } ?? AnyView(EmptyView())
  }
}

extension DefaultTabLabel: View {
  public var body: some View { label }
}

/// A tab with an erased type.
public struct AnyTabContent<SelectionValue: Hashable>: TabContent {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  private let pages: [AnyView]

  public init(_ content: some TabContent<SelectionValue>) {
    pages = content._pages
  }

  public static func _makePages(_ content: Self) -> [AnyView] { content.pages }
}

extension TabContent {
  var _pages: [AnyView] { Self._makePages(self) }
}

/// Tabs with a header. The tab bar shows the tabs.
public struct TabSection<Header, Content, Footer, SelectionValue> {
  private let pages: [AnyView]
}

extension TabSection: TabContent
where Header: View, Content: TabContent, Footer: View, SelectionValue: Hashable {
  public typealias TabValue = SelectionValue
  public typealias Body = Never

  public static func _makePages(_ section: Self) -> [AnyView] { section.pages }
}

extension TabSection
where Header: View, Content: TabContent<SelectionValue>, Footer == EmptyView {
  @MainActor
  public init(
    @TabContentBuilder<SelectionValue> content: () -> Content, @ViewBuilder header: () -> Header
  ) {
    self.init(pages: Content._makePages(content()))
  }
}

extension TabSection
where Header == EmptyView, Content: TabContent<SelectionValue>, Footer == EmptyView {
  @MainActor
  public init(@TabContentBuilder<SelectionValue> content: () -> Content) {
    self.init(pages: Content._makePages(content()))
  }
}

extension TabSection
where Header == Text, Content: TabContent<SelectionValue>, Footer == EmptyView {
  @MainActor
  public init(
    _ titleKey: LocalizedStringKey,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(pages: Content._makePages(content()))
  }

  @_disfavoredOverload
  @MainActor
  public init<S: StringProtocol>(
    _ title: S, @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(pages: Content._makePages(content()))
  }

  @_disfavoredOverload
  @MainActor
  public init(
    _ titleResource: LocalizedStringResource,
    @TabContentBuilder<SelectionValue> content: () -> Content
  ) {
    self.init(pages: Content._makePages(content()))
  }
}
