/// A part of a user interface.
///
/// Widgets are evaluated once: `body` is called, primitive views create layout nodes, the nodes are
/// placed, and the placed tree becomes the archive. There is no dependency graph. The tree is
/// evaluated a second time only if an `onAppear` action changed a view's state.
@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Body { get }

  /// Returns the layout nodes of `view`: one for most primitive views, any number for groups.
  @MainActor static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode]
}

extension View {
  /// Installs the dynamic properties of a composite view and returns the nodes of its body.
  @MainActor
  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    context.bodyNodes(of: view) { $0.body }
  }
}

extension Never: View {
  public typealias Body = Never

  nonisolated public var body: Never { fatalError("Never has no body") }

  public static func _makeNodes(_ view: Never, _ context: _ViewContext) -> [_LayoutNode] {}
}

/// A view that creates its layout nodes itself instead of having a body.
///
/// ```swift
/// extension Divider: PrimitiveView {
///   func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { [DividerNode(context)] }
/// }
/// ```
/// Dynamic properties such as `@Environment` are not installed in a primitive view: read
/// `context.environment` instead. To change the environment of the views inside, change a copy of
/// the context.
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
