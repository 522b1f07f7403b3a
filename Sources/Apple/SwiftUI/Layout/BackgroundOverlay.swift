import ViewArchive

// Compatibility (modifiers): works | `background`, `overlay`, `mask`, `clipShape`, `clipped`,
//   `cornerRadius`, `border`, `containerShape`

/// `background(alignment:content:)` and `overlay(alignment:content:)`.
public struct _LayerModifier<Layer> {
  enum Side {
    case background, overlay
  }

  let side: Side
  let alignment: Alignment
  let layer: Layer
}

extension _LayerModifier: ViewModifier where Layer: View {
  public typealias Body = Never
}

extension _LayerModifier: NodeModifier where Layer: View {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let layers = children(of: layer, nil, context)
    guard !layers.isEmpty else { return content }
    return LayerNode(
      content, layers: layers, isBackground: side == .background, alignment: alignment, context)
  }
}

/// Takes the content's size, proposes that size to the layers, and aligns them in it.
@MainActor
final class LayerNode: WrapperNode {
  private let layers: [_LayoutNode]
  private let isBackground: Bool
  private let alignment: Alignment

  init(
    _ content: _LayoutNode, layers: [_LayoutNode], isBackground: Bool, alignment: Alignment,
    _ context: _ViewContext
  ) {
    self.layers = layers
    self.isBackground = isBackground
    self.alignment = alignment
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let size = size(proposal)
    let main = content.placeIdentified(proposal)
    let placed = layers.backToFront(
      layers.map { $0.placeAligned(ProposedViewSize(size), in: size, alignment) })
    return ArchiveNode(
      kind: isBackground ? "background" : "overlay", frame: CGRect(origin: .zero, size: size),
      children: isBackground ? placed + [main] : [main] + placed)
  }

  override func collectPreferences(into values: inout PreferenceValues) {
    content.collectPreferences(into: &values)
    for layer in layers { layer.collectPreferences(into: &values) }
  }

  override var createsContentLater: Bool {
    content.createsContentLater || layers.contains { $0.createsContentLater }
  }
}

extension View {
  nonisolated public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(side: .background, alignment: alignment, layer: content()))
  }

  @_disfavoredOverload
  nonisolated public func background<V: View>(
    _ background: V, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(side: .background, alignment: alignment, layer: background))
  }

  nonisolated public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        side: .background, alignment: .center, layer: _ShapeView(shape: Rectangle(), style: style)))
  }

  nonisolated public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }

  nonisolated public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(
        side: .background, alignment: .center,
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }

  nonisolated public func background<T: Shape>(
    in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }

  nonisolated public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View {
    modifier(_LayerModifier(side: .overlay, alignment: alignment, layer: content()))
  }

  @_disfavoredOverload
  nonisolated public func overlay<V: View>(
    _ overlay: V, alignment: Alignment = .center
  ) -> some View {
    modifier(_LayerModifier(side: .overlay, alignment: alignment, layer: overlay))
  }

  nonisolated public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    modifier(
      _LayerModifier(
        side: .overlay, alignment: .center, layer: _ShapeView(shape: Rectangle(), style: style)))
  }

  nonisolated public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    modifier(
      _LayerModifier(
        side: .overlay, alignment: .center,
        layer: _ShapeView(shape: shape, style: style, fillStyle: fillStyle)))
  }
}
