import ViewArchive

// Compatibility (modifiers): works | `opacity`, `blur`, `shadow`, `brightness`, `contrast`,
//   `saturation`, `grayscale`, `hueRotation`, `colorInvert`, `colorMultiply`, `luminanceToAlpha`,
//   `blendMode`, `compositingGroup`, `drawingGroup` | colors are non-linear sRGB for every
//   `colorMode`

/// Applies effects to its content's drawing without changing the layout.
@MainActor
final class EffectNode: WrapperNode {
  private let kind: String
  private let effects: @MainActor (CGSize) -> [NodeEffect]

  init(
    _ content: _LayoutNode, _ context: _ViewContext, kind: String,
    effects: @escaping @MainActor (CGSize) -> [NodeEffect]
  ) {
    self.kind = kind
    self.effects = effects
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    let inner = content.placeIdentified(proposal)
    let frame = CGRect(origin: .zero, size: size(proposal))
    return ArchiveNode(
      kind: kind, frame: frame, effects: effects(frame.size), children: [inner])
  }
}

/// Modifies its content's archive node without changing the layout.
@MainActor
final class MarkNode: WrapperNode {
  private let change: (inout ArchiveNode) -> Void

  init(
    _ content: _LayoutNode, _ context: _ViewContext, change: @escaping (inout ArchiveNode) -> Void
  ) {
    self.change = change
    super.init(content, context)
  }

  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    var node = content.placeIdentified(proposal)
    change(&node)
    return node
  }
}

/// `opacity(_:)`.
public struct _OpacityEffect {
  let opacity: Double
}

extension _OpacityEffect: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let opacity = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return EffectNode(content, context, kind: "opacity") { _ in [.opacity(opacity)] }
  }
}

extension View {
  /// - Parameter opacity: 0…1; other values are clamped.
  nonisolated public func opacity(_ opacity: Double) -> some View {
    modifier(_OpacityEffect(opacity: opacity))
  }
}
