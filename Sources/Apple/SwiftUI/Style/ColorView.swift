import ViewArchive

extension Color: View {
  public typealias Body = Never

  public var body: Never { fatalError("Color is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(kind: "Color", context, style: view, path: { Path($0) })]
  }
}
