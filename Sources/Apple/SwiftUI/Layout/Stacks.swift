// Compatibility (views): works | `HStack`, `VStack`

/// Arranges its children in a row from leading to trailing.
public struct HStack<Content> {
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension HStack: View where Content: View {
  public typealias Body = Never

  /// `spacing` is in points; nil uses the preferred distance of each pair of children.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public var body: Never { fatalError("HStack is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    [
      stackNode(
        view.content, along: .horizontal, alignment: view.alignment.key, spacing: view.spacing,
        context)
    ]
  }
}

/// Arranges its children in a column from top to bottom.
public struct VStack<Content> {
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
}

extension VStack: View where Content: View {
  public typealias Body = Never

  /// `spacing` is in points; nil uses the preferred distance of each pair of children.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.init(alignment: alignment, spacing: spacing, content: content())
  }

  public var body: Never { fatalError("VStack is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    [
      stackNode(
        view.content, along: .vertical, alignment: view.alignment.key, spacing: view.spacing,
        context)
    ]
  }
}

/// Returns the layout node of a horizontal or vertical stack with `content`.
@MainActor
func stackNode<Content: View>(
  _ content: Content, along axis: Axis, alignment: AlignmentKey, spacing: CGFloat?,
  _ context: _ViewContext
) -> StackNode {
  StackNode(
    children(of: content, axis, context),
    engine: StackLayoutEngine(axis: axis, alignment: alignment, spacing: spacing), context)
}

/// Returns the nodes of a container's content. `axis` is the container's stack axis, or nil if it
/// is not a stack; `Spacer` and `Divider` depend on it.
@MainActor
func children<Content: View>(
  of content: Content, _ axis: Axis?, _ context: _ViewContext
) -> [_LayoutNode] {
  Content._makeNodes(content, context.insideContainer(axis))
}
