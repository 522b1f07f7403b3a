import ViewArchive

/// Pages with tabs. In an app's window it shows the selected page and the tab bar; WidgetKit does
/// not show it.
public struct TabView<SelectionValue: Hashable, Content: View> {
  private let content: Content
  private let selection: Binding<SelectionValue>?

  public init(selection: Binding<SelectionValue>?, @ViewBuilder content: () -> Content) {
    self.content = content()
    self.selection = selection
  }

  public init(@ViewBuilder content: () -> Content) where SelectionValue == Int {
    self.content = content()
    selection = nil
  }
}

extension TabView: View {
  public var body: some View {
    TabViewBody(
      content: content,
      select: selection.map { selection in
        TabSelection(
          value: AnyHashable(selection.wrappedValue),
          set: { if let value = $0.base as? SelectionValue { selection.wrappedValue = value } })
      })
  }
}

private struct TabSelection {
  let value: AnyHashable
  let set: (AnyHashable) -> Void
}

/// Keeps the selection of a tab view whose app does not.
private struct TabViewBody<Content: View>: View {
  let content: Content
  let select: TabSelection?

  @State private var position = 0

  var body: some View {
    TabPages(content: content, select: select, position: $position)
  }
}

private struct TabPages<Content: View>: PrimitiveView {
  let content: Content
  let select: TabSelection?
  let position: Binding<Int>

  /// In points, above the Home indicator. Measured on iOS 17.
  private static var barHeight: CGFloat { 49 }

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    guard context.session.live != nil else {
      return UnavailableView(name: "TabView", suggestion: "Show one page.").makeNodes(context)
    }
    var inner = context.insideContainer(nil)
    inner.environment.screenInsets?.bottom += Self.barHeight
    let pages = Content._makeNodes(content, inner)
    guard !pages.isEmpty else { return [] }
    let tags = pages.enumerated().map { $1.layoutValue(TagKey.self) ?? AnyHashable($0) }
    let selected =
      select.flatMap { tags.firstIndex(of: $0.value) }
      ?? min(position.wrappedValue, pages.count - 1)
    let items = pages.enumerated().map { index, page in
      TabItem(
        label: page.layoutValue(TabItemKey.self), isSelected: index == selected,
        action: { [select, position, tag = tags[index]] in
          if let select { select.set(tag) } else { position.wrappedValue = index }
        })
    }
    let bar = AnyView._makeNodes(AnyView(TabBar(items: items)), context.addingPlace("tabs"))
    return [
      TabNode(pages[selected], bar: bar.first, barHeight: Self.barHeight, context)
    ]
  }
}

struct TabItemKey: LayoutValueKey {
  static var defaultValue: AnyView? { nil }
}

extension View {
  /// The label of a page's tab.
  nonisolated public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View {
    layoutValue(key: TabItemKey.self, value: AnyView(label()))
  }
}

private struct TabItem {
  let label: AnyView?
  let isSelected: Bool
  let action: () -> Void
}

private struct TabBar: View {
  let items: [TabItem]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(0..<items.count, id: \.self) { index in
        Button(action: { items[index].action() }) {
          (items[index].label ?? AnyView(Text("\(index + 1)")))
            .labelStyle(TabLabelStyle())
            .foregroundStyle(
              items[index].isSelected ? AnyShapeStyle(.tint) : AnyShapeStyle(.secondary)
            )
            .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
      }
    }
    .frame(height: 49)
  }
}

private struct TabLabelStyle: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    VStack(spacing: 4) {
      configuration.icon.font(.system(size: 20)).accessibilityHidden(true)
      configuration.title.font(.system(size: 10, weight: .medium))
    }
  }
}

/// Places the selected page above the tab bar.
@MainActor
private final class TabNode: _LayoutNode {
  private let page: _LayoutNode
  private let bar: _LayoutNode?
  private let barHeight: CGFloat

  init(_ page: _LayoutNode, bar: _LayoutNode?, barHeight: CGFloat, _ context: _ViewContext) {
    self.page = page
    self.bar = bar
    self.barHeight = barHeight
    super.init(context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = drawableSize(size(proposal))
    let height = max(size.height - barHeight, 0)
    var children = [
      page.placeCentered(in: CGRect(x: 0, y: 0, width: size.width, height: height))
    ]
    if let bar {
      children.append(
        bar.placeCentered(in: CGRect(x: 0, y: height, width: size.width, height: barHeight)))
    }
    return ArchiveNode(
      kind: "TabView", frame: CGRect(origin: .zero, size: size), children: children)
  }
}
