// Compatibility (views): works | `Section`, `GroupBox`, `DisclosureGroup`, `OutlineGroup`,
//   `ControlGroup`, `ContentUnavailableView` | collapsible content is in its initial state

/// Views with a header and a footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// nil always shows the content.
  let isExpanded: Binding<Bool>?

  init(header: Parent, content: Content, footer: Footer, isExpanded: Binding<Bool>? = nil) {
    self.header = header
    self.content = content
    self.footer = footer
    self.isExpanded = isExpanded
  }
}

extension Section: View where Parent: View, Content: View, Footer: View {
  public typealias Body = Never

  public var body: Never { fatalError("Section is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    if context.environment.collectsSections { return collectedNodes(view, context) }
    if context.environment.isInList { return listNodes(view, context) }
    let header = Parent._makeNodes(view.header, context)
    let footer = Footer._makeNodes(view.footer, context)
    let content =
      view.isExpanded?.wrappedValue == false ? [] : Content._makeNodes(view.content, context)
    return header.map { SectionEdgeNode($0, context) } + content
      + footer.map { SectionEdgeNode($0, context) }
  }

  /// A section that a container takes apart.
  @MainActor
  private static func collectedNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    var inner = context
    inner.environment.collectsSections = false
    return [
      CollectedSectionNode(
        inner, content: { joined(Self._makeNodes(view, inner), along: .vertical, inner) },
        parts: {
          let isExpanded = view.isExpanded?.wrappedValue != false
          return (
            SubviewsCollection(of: view.header, inner),
            isExpanded ? SubviewsCollection(of: view.content, inner) : SubviewsCollection([]),
            SubviewsCollection(of: view.footer, inner)
          )
        })
    ]
  }

  /// A section of a list in an app's window.
  @MainActor
  private static func listNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    var inner = context
    inner.environment.isInList = false
    var edge = inner
    edge.environment.isListRow = false
    func edgeNode<V: View>(_ part: V) -> _LayoutNode? {
      let nodes = SwiftUI.nodes(
        of: part.font(.footnote).foregroundStyle(Color.secondary), edge)
      return nodes.isEmpty ? nil : joined(nodes, along: .vertical, edge)
    }
    let content =
      view.isExpanded?.wrappedValue == false ? [] : Content._makeNodes(view.content, inner)
    return [
      ListSectionNode(
        header: edgeNode(view.header), rows: content, footer: edgeNode(view.footer), context)
    ]
  }
}

/// A section's header or footer. Lazy grids place it on a separate line.
@MainActor
final class SectionEdgeNode: WrapperNode {}

extension Section where Parent: View, Content: View, Footer: View {
  public init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent,
    @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  public init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  public init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  public init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }

  public init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content,
    @ViewBuilder header: () -> Parent
  ) {
    self.init(
      header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  public init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }

  public init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>,
    @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(titleKey), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }

  @_disfavoredOverload
  public init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(
      header: Text(title), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}
