/// SwiftUI's underscored interface for containers that take their content apart. It is older than
/// `Group(subviews:)`, and layout libraries use it.
public enum _VariadicView {
  public typealias Root = _VariadicView_Root
  public typealias ViewRoot = _VariadicView_ViewRoot
  public typealias UnaryViewRoot = _VariadicView_UnaryViewRoot
  public typealias MultiViewRoot = _VariadicView_MultiViewRoot
  public typealias Children = _VariadicView_Children

  /// The content of a root.
  public struct Tree<Root: _VariadicView_Root, Content> {
    public var root: Root
    public var content: Content

    public init(root: Root, content: Content) {
      self.root = root
      self.content = content
    }

    public init(_ root: Root, @ViewBuilder content: () -> Content) {
      self.init(root: root, content: content())
    }
  }
}

public protocol _VariadicView_Root {}

/// Creates a view from the children of a tree.
@MainActor @preconcurrency
public protocol _VariadicView_ViewRoot: _VariadicView_Root {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency func body(children: _VariadicView.Children) -> Body
}

/// The views of the root's body form a single view.
public protocol _VariadicView_UnaryViewRoot: _VariadicView_ViewRoot {}

/// The views of the root's body are views of the container around the tree.
public protocol _VariadicView_MultiViewRoot: _VariadicView_ViewRoot {}

/// The children of a tree, in order. As a view, all of them.
public struct _VariadicView_Children: RandomAccessCollection {
  public struct Element: Identifiable {
    let subview: Subview

    public var id: AnyHashable { subview.id }

    public subscript<Traits: _ViewTraitKey>(key: Traits.Type) -> Traits.Value {
      subview.containerValues[trait: key]
    }
  }

  let subviews: SubviewsCollection

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Element { Element(subview: subviews[index]) }
}

extension _VariadicView_Children: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { subviews.makeNodes(context) }
}

extension _VariadicView_Children.Element: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { subview.makeNodes(context) }
}

extension _VariadicView.Tree: View where Root: _VariadicView_ViewRoot, Content: View {
  public typealias Body = Never

  public var body: Never { fatalError("Tree is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    let children = _VariadicView.Children(
      subviews: SubviewsCollection(of: view.content, context))
    let nodes = context.bodyNodes(of: view.root) { $0.body(children: children) }
    guard Root.self is any _VariadicView_UnaryViewRoot.Type, nodes.count != 1 else { return nodes }
    return [joined(nodes, along: .vertical, context)]
  }
}

/// A value that the root of a `_VariadicView` reads from its children.
public protocol _ViewTraitKey {
  associatedtype Value
  static var defaultValue: Value { get }
}

extension View {
  nonisolated public func _trait<K: _ViewTraitKey>(
    _ key: K.Type, _ value: K.Value
  ) -> some View {
    modifier(_ContainerValueModifier { $0[trait: key] = value })
  }
}
