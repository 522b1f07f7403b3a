/// Groups views without laying them out. A modifier of the group applies to each view.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  public typealias Body = Never

  public init(@ViewBuilder content: () -> Content) {
    self.init(content: content())
  }

  public var body: Never { fatalError("Group is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    Content._makeNodes(view.content, context)
  }
}
