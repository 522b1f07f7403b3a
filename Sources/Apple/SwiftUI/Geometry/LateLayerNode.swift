import ViewArchive

/// A layer that is created from preferences of views inside a geometry reader, which are known only
/// after the widget is placed.
@MainActor
final class LateLayerNode: WrapperNode {
  private let isBackground: Bool
  private let alignment: Alignment
  private let make: @MainActor (PreferenceValues) -> [_LayoutNode]
  /// The layer's nodes, after the widget is placed.
  private var layers: [_LayoutNode] = []

  init(
    _ content: _LayoutNode, isBackground: Bool, alignment: Alignment, _ context: _ViewContext,
    make: @escaping @MainActor (PreferenceValues) -> [_LayoutNode]
  ) {
    self.isBackground = isBackground
    self.alignment = alignment
    self.make = make
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let frame = CGRect(origin: .zero, size: size)
    let main = content.placeIdentified(proposal)
    let layer = session.geometry.deferred(
      ArchiveNode(kind: "layer", frame: frame), .afterSiblings
    ) { [content, make, alignment] node, _, _ in
      var values = PreferenceValues()
      content.collectPreferences(into: &values)
      let layers = make(values)
      self.layers = layers
      node.children = layers.backToFront(
        layers.map { $0.placeAligned(ProposedViewSize(size), in: size, alignment) })
    }
    return ArchiveNode(
      kind: isBackground ? "background" : "overlay", frame: frame,
      children: isBackground ? [layer, main] : [main, layer])
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    content.collectPreferences(into: &values)
    for layer in layers { layer.collectPreferences(into: &values) }
  }
}
