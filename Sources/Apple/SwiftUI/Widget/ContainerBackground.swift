import ViewArchive

// Compatibility (modifiers): works | `containerBackground`

/// The container whose background is set.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
  let name: String

  package init(name: String) {
    self.name = name
  }

  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")

  /// The value of WidgetKit's `ContainerBackgroundPlacement.widget`.
  package static let widgetPlacement = ContainerBackgroundPlacement(name: "widget")
}

/// `containerBackground(for:alignment:content:)`: moves the background to the archive's root, so
/// that the surface can remove or replace it.
public struct _ContainerBackgroundModifier<Background> {
  let placement: ContainerBackgroundPlacement
  let alignment: Alignment
  let background: Background
}

extension _ContainerBackgroundModifier: ViewModifier where Background: View {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    if modifier.placement == .widgetPlacement {
      context.session.adoptsContainerBackground = true
      if context.environment.showsContainerBackground {
        let layers = children(of: modifier.background, nil, context)
        let alignment = modifier.alignment
        context.session.containerBackground = { size in
          ArchiveNode(
            kind: "containerBackground", frame: CGRect(origin: .zero, size: size),
            children: layers.backToFront(
              layers.map { $0.placeAligned(ProposedViewSize(size), in: size, alignment) }))
        }
      }
    }
    return content(context)
  }
}

private enum ShowsContainerBackgroundKey: EnvironmentKey {
  static var defaultValue: Bool { true }
}

extension EnvironmentValues {
  /// The value of WidgetKit's `showsWidgetContainerBackground`.
  package var showsContainerBackground: Bool {
    get { self[ShowsContainerBackgroundKey.self] }
    set { self[ShowsContainerBackgroundKey.self] = newValue }
  }
}

extension View {
  nonisolated public func containerBackground<S: ShapeStyle>(
    _ style: S, for container: ContainerBackgroundPlacement
  ) -> some View {
    containerBackground(for: container) { _ShapeView(shape: Rectangle(), style: style) }
  }

  nonisolated public func containerBackground<V: View>(
    for container: ContainerBackgroundPlacement, alignment: Alignment = .center,
    @ViewBuilder content: () -> V
  ) -> some View {
    modifier(
      _ContainerBackgroundModifier(
        placement: container, alignment: alignment, background: content()))
  }
}

/// `widgetURL(_:)`: sets the URL of the whole widget. The outermost one takes precedence.
package struct WidgetURLModifier: ViewModifier {
  package typealias Body = Never

  let url: URL?

  nonisolated package init(url: URL?) {
    self.url = url
  }

  package static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let nodes = content(context)
    if let url = modifier.url { context.session.widgetURL = url }
    return nodes
  }
}

/// Adds marks to the archive nodes, for `widgetAccentable(_:)`, `privacySensitive(_:)`, and others.
package struct NodeMarkModifier: ViewModifier {
  package typealias Body = Never

  let marks: NodeMarks

  nonisolated package init(_ marks: NodeMarks) {
    self.marks = marks
  }

  package static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let marks = modifier.marks
    return content(context).map { node in
      let marked = MarkNode(node, context) { $0.marks.formUnion(marks) }
      marked.identity = node.identity
      return marked
    }
  }
}

/// The system's message in place of a widget without a container background, with the words of
/// iOS 17 and later.
struct MissingContainerBackground: View {
  var body: some View {
    Text(verbatim: "Please adopt containerBackground API")
      .font(.caption)
      .multilineTextAlignment(.center)
      .minimumScaleFactor(0.5)
      .foregroundStyle(.secondary)
  }
}
