import ViewArchive

// Compatibility (modifiers): works | `visualEffect` | with the view's size and position

/// Changes of a view's appearance that do not change its layout.
public protocol VisualEffect: Sendable, Animatable {
  /// Returns a view with the effect.
  @MainActor func _apply(to view: AnyView) -> AnyView
}

/// No change.
public struct EmptyVisualEffect: VisualEffect {
  public init() {}

  public func _apply(to view: AnyView) -> AnyView { view }
}

/// An effect after another one.
struct AddedVisualEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let effect: @MainActor @Sendable (AnyView) -> AnyView

  func _apply(to view: AnyView) -> AnyView { effect(base._apply(to: view)) }
}

extension VisualEffect {
  func adding(
    _ effect: @escaping @MainActor @Sendable (AnyView) -> AnyView
  ) -> AddedVisualEffect<Self> {
    AddedVisualEffect(base: self, effect: effect)
  }

  public func opacity(_ opacity: Double) -> some VisualEffect {
    adding { AnyView($0.opacity(opacity)) }
  }

  public func blendMode(_ blendMode: BlendMode) -> some VisualEffect {
    adding { AnyView($0.blendMode(blendMode)) }
  }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    adding { AnyView($0.blur(radius: radius, opaque: opaque)) }
  }

  public func brightness(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.brightness(amount)) }
  }

  public func contrast(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.contrast(amount)) }
  }

  public func grayscale(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.grayscale(amount)) }
  }

  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    adding { AnyView($0.hueRotation(angle)) }
  }

  public func saturation(_ amount: Double) -> some VisualEffect {
    adding { AnyView($0.saturation(amount)) }
  }

  public func offset(_ offset: CGSize) -> some VisualEffect {
    adding { AnyView($0.offset(offset)) }
  }

  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    adding { AnyView($0.offset(x: x, y: y)) }
  }

  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }

  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(scale, anchor: anchor)) }
  }

  public func scaleEffect(
    x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center
  ) -> some VisualEffect {
    adding { AnyView($0.scaleEffect(x: x, y: y, anchor: anchor)) }
  }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    adding { AnyView($0.rotationEffect(angle, anchor: anchor)) }
  }

  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    adding {
      AnyView(
        $0.rotation3DEffect(
          angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective))
    }
  }

  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    adding { AnyView($0.transformEffect(transform)) }
  }

  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    adding { AnyView($0.projectionEffect(transform)) }
  }

  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect {
    adding { AnyView($0.colorEffect(shader, isEnabled: isEnabled)) }
  }

  public func distortionEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding {
      AnyView(
        $0.distortionEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }
  }

  public func layerEffect(
    _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
  ) -> some VisualEffect {
    adding {
      AnyView($0.layerEffect(shader, maxSampleOffset: maxSampleOffset, isEnabled: isEnabled))
    }
  }
}

/// `visualEffect(_:)`: applies effects that depend on the view's size and position, which are known
/// after the whole widget is placed.
public struct _VisualEffectModifier {
  let effect: @MainActor (GeometryProxy) -> (AnyView) -> AnyView
}

extension _VisualEffectModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    VisualEffectNode(content, context, effect: effect)
  }
}

@MainActor
final class VisualEffectNode: WrapperNode {
  private let context: _ViewContext
  private let effect: @MainActor (GeometryProxy) -> (AnyView) -> AnyView

  init(
    _ content: _LayoutNode, _ context: _ViewContext,
    effect: @escaping @MainActor (GeometryProxy) -> (AnyView) -> AnyView
  ) {
    self.context = context
    self.effect = effect
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let node = ArchiveNode(
      kind: "visualEffect", frame: CGRect(origin: .zero, size: size(proposal)))
    return session.geometry.deferred(node) { [content, context, effect] node, frame, frames in
      let proxy = GeometryProxy(
        globalFrame: frame, frames: frames, environment: context.environment)
      let view = effect(proxy)(AnyView(NodeView(node: content)))
      node.children = AnyView._makeNodes(view, context).map { $0.placeIdentified(proposal) }
    }
  }
}

/// A view whose node exists already.
private struct NodeView: PrimitiveView {
  let node: _LayoutNode

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { [node] }
}

extension View {
  nonisolated public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    modifier(
      _VisualEffectModifier { proxy in
        let applied = effect(EmptyVisualEffect(), proxy)
        return { applied._apply(to: $0) }
      })
  }
}
