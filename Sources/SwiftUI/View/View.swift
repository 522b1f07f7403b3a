/// A part of a user interface, described by other views.
///
/// Widgets are evaluated once: `body` is called, primitive views make layout nodes, the nodes are
/// placed, and the placed tree becomes the archive. There is no graph, and a second evaluation only
/// where `onAppear` has changed what a view owns.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// The layout nodes of `view`: one for a primitive, any number for groups.
  @MainActor static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode]
}

extension View {
  /// A composite view's nodes are those of its body, with its dynamic properties filled in.
  @MainActor
  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    guard let inner = context.descending(into: Self.self) else { return [] }
    let ready = DynamicPropertyFields.of(Self.self).installed(in: view, context: inner)
    return Body._makeNodes(ready.body, inner)
  }
}

extension Never: View {
  public var body: Never { fatalError("Never has no body") }

  public static func _makeNodes(_ view: Never, _ context: _ViewContext) -> [_LayoutNode] {}
}

/// A view that makes its nodes itself.
@MainActor
protocol PrimitiveView: View where Body == Never {
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode]
}

extension PrimitiveView {
  public var body: Never { fatalError("\(Self.self) is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    view.makeNodes(context)
  }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never

  public var body: Never { fatalError("Optional is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    guard let view else { return [] }
    return Wrapped._makeNodes(view, context)
  }
}
