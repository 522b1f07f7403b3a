import ViewArchive

extension GraphicsContext {
  /// An image, ready to be drawn.
  public struct ResolvedImage {
    let image: Image
    public let size: CGSize
    /// In points below the top edge; for images other than symbols, the bottom edge.
    public let baseline: CGFloat
    /// The fill of symbols and template images.
    public var shading: Shading?
  }

  /// Text, ready to be measured and drawn.
  public struct ResolvedText {
    let text: Text
    fileprivate let context: GraphicsContext
    public var shading: Shading

    /// - Parameter size: The size proposed to the text, in points.
    public func measure(in size: CGSize) -> CGSize {
      context.onNode(of: text) { $0.size(ProposedViewSize(size)) } ?? .zero
    }

    public func firstBaseline(in size: CGSize) -> CGFloat { guide(.firstTextBaseline, size) }

    public func lastBaseline(in size: CGSize) -> CGFloat { guide(.lastTextBaseline, size) }

    private func guide(_ guide: VerticalAlignment, _ size: CGSize) -> CGFloat {
      context.onNode(of: text) { $0.dimensions(ProposedViewSize(size))[guide] } ?? 0
    }
  }

  /// One of the canvas's symbols, ready to be drawn.
  public struct ResolvedSymbol {
    let node: _LayoutNode
    public let size: CGSize
  }

  public func resolve(_ image: Image) -> ResolvedImage {
    let measured = onNode(of: image) { node -> (CGSize, CGFloat) in
      let dimensions = node.dimensions(.unspecified)
      return (dimensions.size, dimensions[VerticalAlignment.firstTextBaseline])
    }
    return ResolvedImage(image: image, size: measured?.0 ?? .zero, baseline: measured?.1 ?? 0)
  }

  public func resolve(_ text: Text) -> ResolvedText {
    ResolvedText(text: text, context: self, shading: .foreground)
  }

  /// The symbol with this tag or identity, or nil.
  public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
    // The main actor evaluates canvases, but the closures are not isolated.
    nonisolated(unsafe) let tag = AnyHashable(id)
    let identity = "\(id)"
    return onMain { layer in
      let node = layer.symbols.first {
        $0.layoutValue(TagKey.self) == tag || $0.identity == identity
      }
      return node.map { ResolvedSymbol(node: $0, size: $0.size(.unspecified)) }
    }
  }

  public func draw(_ image: ResolvedImage, in rect: CGRect, style: FillStyle = FillStyle()) {
    shaded(by: image.shading).drawView(
      image.image.resizing == nil ? image.image.resizable() : image.image, in: rect)
  }

  public func draw(_ image: ResolvedImage, at point: CGPoint, anchor: UnitPoint = .center) {
    shaded(by: image.shading).drawView(
      image.image, in: rect(of: image.size, at: point, anchor))
  }

  public func draw(_ image: Image, in rect: CGRect, style: FillStyle = FillStyle()) {
    draw(resolve(image), in: rect, style: style)
  }

  public func draw(_ image: Image, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(image), at: point, anchor: anchor)
  }

  public func draw(_ text: ResolvedText, in rect: CGRect) {
    shaded(by: text.shading).drawView(text.text, in: rect)
  }

  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    let size = onNode(of: text.text) { $0.size(.unspecified) } ?? .zero
    draw(text, in: rect(of: size, at: point, anchor))
  }

  public func draw(_ text: Text, in rect: CGRect) { draw(resolve(text), in: rect) }

  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
    // A symbol is laid out in its ideal size, then scaled.
    guard symbol.size.width > 0, symbol.size.height > 0 else { return }
    var context = self
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / symbol.size.width, y: rect.height / symbol.size.height)
    context.drawNode(symbol.node, in: CGRect(origin: .zero, size: symbol.size))
  }

  public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
    drawNode(symbol.node, in: rect(of: symbol.size, at: point, anchor))
  }
}

// For frameworks that draw views in a canvas.
extension GraphicsContext {
  /// The size of a view, in points; zero if it has no content.
  package func size<V: View>(of view: V, in proposal: ProposedViewSize) -> CGSize {
    onNode(of: view) { $0.size(proposal) } ?? .zero
  }

  /// Draws a view in a rectangle, centered if it has another size.
  package func place<V: View>(_ view: V, in rect: CGRect) {
    let placed = onNode(of: view) { node -> ArchiveNode in
      var placed = node.placeIdentified(ProposedViewSize(rect.size))
      placed.frame.origin.x += rect.minX + (rect.width - placed.frame.width) / 2
      placed.frame.origin.y += rect.minY + (rect.height - placed.frame.height) / 2
      return placed
    }
    if let placed { append(placed) }
  }

  package func notice(_ text: String) {
    onMain { $0.context.session.notice(text) }
  }
}

extension GraphicsContext {
  private func rect(of size: CGSize, at point: CGPoint, _ anchor: UnitPoint) -> CGRect {
    CGRect(
      x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y,
      width: size.width, height: size.height)
  }

  /// The context whose foreground style is `shading`.
  private func shaded(by shading: Shading?) -> GraphicsContext {
    guard let shading else { return self }
    guard case .style(let style) = shading.kind, !(style.base is ForegroundStyle) else {
      return shading.isForeground ? self : with(AnyShapeStyle(ShadingStyle(shading: shading)))
    }
    return with(style)
  }

  private func with(_ style: AnyShapeStyle) -> GraphicsContext {
    var environment = environment
    environment.foregroundLevels = [style]
    return replacing(environment)
  }

  private func drawView<V: View>(_ view: V, in rect: CGRect) {
    guard let placed = onNode(of: view, { $0.placeIdentified(ProposedViewSize(rect.size)) })
    else { return }
    append(moved(placed, to: rect.origin))
  }

  private func drawNode(_ node: _LayoutNode, in rect: CGRect) {
    let placed = onMain { _ in node.placeIdentified(ProposedViewSize(rect.size)) }
    append(moved(placed, to: rect.origin))
  }

  private func moved(_ node: ArchiveNode, to origin: CGPoint) -> ArchiveNode {
    var node = node
    node.frame.origin.x += origin.x
    node.frame.origin.y += origin.y
    return node
  }

  /// Runs `body` with the view's first node, in the context's environment. Returns nil if the view
  /// has no node.
  fileprivate func onNode<V: View, R>(
    of view: V, _ body: @MainActor (_LayoutNode) -> R
  ) -> R? {
    // The main actor evaluates canvases, but the closures are not isolated.
    nonisolated(unsafe) let view = view
    nonisolated(unsafe) let environment = environment
    return onMain { layer in
      var context = layer.context
      context.environment = environment
      return V._makeNodes(view, context).first.map(body)
    }
  }
}

/// Adapts a canvas's shading to `ShapeStyle`.
private struct ShadingStyle: ShapeStyle {
  typealias Resolved = Never

  let shading: GraphicsContext.Shading

  func _paint(_ request: _PaintRequest) -> Paint { shading.paint(request) }
}

extension GraphicsContext.Shading {
  fileprivate var isForeground: Bool {
    if case .style(let style) = kind { style.base is ForegroundStyle } else { false }
  }
}
