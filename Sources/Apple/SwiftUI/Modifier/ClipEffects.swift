import ViewArchive

/// `clipShape(_:style:)`.
public struct _ClipEffect<ClipShape: Shape> {
  let shape: ClipShape
  let style: FillStyle
  let kind: String
}

extension _ClipEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let (shape, style, environment) = (shape, style, context.environment)
    func clip(_ size: CGSize, _ environment: EnvironmentValues) -> NodeEffect {
      let path = shape.path(in: CGRect(origin: .zero, size: size), environment)
      return .clip(path.archived, evenOdd: style.isEOFilled, antialiased: style.isAntialiased)
    }
    let node = EffectNode(content, context, kind: kind) { [clip($0, environment)] }
    guard let container = environment.containerShape,
      shape.inEnvironment(environment).usesContainer
    else { return node }
    return ContainedNode(node, container: container, context) { node, distance in
      var environment = environment
      environment.containerShape?.distance = distance
      node.effects = [clip(node.frame.size, environment)]
    }
  }
}

/// Completes its content's archive node when the distance from the container is known.
@MainActor
final class ContainedNode: WrapperNode {
  private let container: ContainerShape
  private let complete: @MainActor (inout ArchiveNode, _ distance: CGFloat) -> Void

  init(
    _ content: _LayoutNode, container: ContainerShape, _ context: _ViewContext,
    complete: @escaping @MainActor (inout ArchiveNode, _ distance: CGFloat) -> Void
  ) {
    self.container = container
    self.complete = complete
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let geometry = session.geometry
    return geometry.deferred(content.placeIdentified(proposal)) {
      [container, complete, geometry] node, frame, frames in
      complete(&node, container.distance(of: frame, frames, in: geometry))
    }
  }
}

/// `mask(alignment:_:)`: multiplies the content's alpha by the mask's.
public struct _MaskEffect<Mask> {
  let mask: Mask
  let alignment: Alignment
}

extension _MaskEffect: ViewModifier where Mask: View {
  public typealias Body = Never
}

extension _MaskEffect: NodeModifier where Mask: View {
  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let layers = children(of: mask, nil, context)
    let alignment = alignment
    return EffectNode(content, context, kind: "mask") { size in
      let placed = layers.map {
        $0.placeAligned(ProposedViewSize(size), in: size, alignment)
      }
      return [
        .mask(
          placed.count == 1
            ? placed[0]
            : ArchiveNode(
              kind: "mask", frame: CGRect(origin: .zero, size: size), children: placed))
      ]
    }
  }
}

extension View {
  nonisolated public func clipShape<S: Shape>(
    _ shape: S, style: FillStyle = FillStyle()
  ) -> some View {
    modifier(_ClipEffect(shape: shape, style: style, kind: "clipShape"))
  }

  nonisolated public func clipped(antialiased: Bool = false) -> some View {
    modifier(
      _ClipEffect(
        shape: Rectangle(), style: FillStyle(antialiased: antialiased), kind: "clipped"))
  }

  /// `radius` is in points.
  nonisolated public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    modifier(
      _ClipEffect(
        shape: RoundedRectangle(cornerRadius: radius),
        style: FillStyle(antialiased: antialiased), kind: "cornerRadius"))
  }

  nonisolated public func mask<Mask: View>(
    alignment: Alignment = .center, @ViewBuilder _ mask: () -> Mask
  ) -> some View {
    modifier(_MaskEffect(mask: mask(), alignment: alignment))
  }

  @_disfavoredOverload
  nonisolated public func mask<Mask: View>(_ mask: Mask) -> some View {
    modifier(_MaskEffect(mask: mask, alignment: .center))
  }

  /// Draws a line of `width` points inside the view's edges.
  nonisolated public func border<S: ShapeStyle>(_ content: S, width: CGFloat = 1) -> some View {
    overlay(Rectangle().strokeBorder(content, lineWidth: width))
  }
}
