import ViewArchive

// Compatibility (modifiers): works | `hidden`
// Compatibility (modifiers): accepted | `contentShape` | taps have the area of the view

/// `id(_:)`.
public struct _IdentityModifier {
  let identity: String
}

extension _IdentityModifier: ViewModifier {
  public typealias Body = Never

  public static func _makeNodes(
    _ modifier: Self, _ context: _ViewContext,
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode]
  ) -> [_LayoutNode] {
    let nodes = content(context.addingPlace(modifier.identity))
    for node in nodes { node.identity = modifier.identity }
    return nodes
  }
}

/// `hidden()`: keeps the view's space but draws nothing.
public struct _HiddenModifier {}

extension _HiddenModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    HiddenNode(content, context)
  }
}

@MainActor
final class HiddenNode: WrapperNode {
  override func place(_ proposal: ProposedViewSize) -> ArchiveNode {
    ArchiveNode(kind: "hidden", frame: CGRect(origin: .zero, size: size(proposal)))
  }
}

/// `contentShape(_:)`: the area that responds to taps.
public struct _ContentShapeModifier<HitShape: Shape> {
  let shape: HitShape
}

extension _ContentShapeModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    let (shape, environment) = (shape, context.environment)
    return MarkNode(content, context) { node in
      node.hitShape =
        shape.path(in: CGRect(origin: .zero, size: node.frame.size), environment).archived
    }
  }
}

/// `allowsHitTesting(false)`: removes the actions of all views inside.
public struct _AllowsHitTestingModifier {
  let isAllowed: Bool
}

extension _AllowsHitTestingModifier: NodeModifier {
  public typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    isAllowed ? content : MarkNode(content, context) { $0.removeActions() }
  }
}

extension ArchiveNode {
  fileprivate mutating func removeActions() {
    action = nil
    for index in children.indices { children[index].removeActions() }
  }
}

extension View {
  nonisolated public func id<ID: Hashable>(_ id: ID) -> some View {
    modifier(_IdentityModifier(identity: "\(id)"))
  }

  /// Identifies a view, for example a `Canvas` symbol.
  ///
  /// - Parameter includeOptional: Has no effect: a tag is also found as an optional.
  nonisolated public func tag<V: Hashable>(
    _ tag: V, includeOptional: Bool = true
  ) -> some View {
    layoutValue(key: TagKey.self, value: AnyHashable(tag))
  }

  nonisolated public func hidden() -> some View { modifier(_HiddenModifier()) }

  nonisolated public func contentShape<S: Shape>(_ shape: S, eoFill: Bool = false) -> some View {
    modifier(_ContentShapeModifier(shape: shape))
  }

  /// Has an effect only if `kind` contains `.interaction`.
  nonisolated public func contentShape<S: Shape>(
    _ kind: ContentShapeKinds, _ shape: S, eoFill: Bool = false
  ) -> some View {
    modifier(
      _ConditionalModifier(
        isActive: kind.contains(.interaction), base: _ContentShapeModifier(shape: shape)))
  }

  nonisolated public func allowsHitTesting(_ enabled: Bool) -> some View {
    modifier(_AllowsHitTestingModifier(isAllowed: enabled))
  }
}

/// The purposes of a content shape.
public struct ContentShapeKinds: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let interaction = ContentShapeKinds(rawValue: 1 << 0)
  public static let dragPreview = ContentShapeKinds(rawValue: 1 << 1)
  public static let contextMenuPreview = ContentShapeKinds(rawValue: 1 << 2)
  public static let hoverEffect = ContentShapeKinds(rawValue: 1 << 3)
  public static let accessibility = ContentShapeKinds(rawValue: 1 << 4)
}

/// Applies `base` if `isActive`.
struct _ConditionalModifier<Base: NodeModifier> {
  let isActive: Bool
  let base: Base
}

extension _ConditionalModifier: NodeModifier {
  typealias Body = Never

  func node(wrapping content: _LayoutNode, _ context: _ViewContext) -> _LayoutNode {
    isActive ? base.node(wrapping: content, context) : content
  }
}
