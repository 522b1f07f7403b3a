/// The views of a builder's block, in order.
public struct TupleView<T> {
  public var value: T
  private let makeAll: @MainActor (_ViewContext) -> [_LayoutNode]

  init(_ value: T, makeAll: @escaping @MainActor (_ViewContext) -> [_LayoutNode]) {
    self.value = value
    self.makeAll = makeAll
  }
}

extension TupleView: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] { makeAll(context) }
}

/// The statically typed views of a tuple. `@unchecked Sendable` because builders create it on any
/// thread, but only the main actor evaluates it.
struct TupleElements<each Content: View>: @unchecked Sendable {
  let views: (repeat each Content)

  @MainActor
  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    var nodes: [_LayoutNode] = []
    var position = 0
    for view in repeat each views {
      nodes += Self.nodes(of: view, context.addingPlace(String(position)))
      position += 1
    }
    return nodes
  }

  @MainActor
  private static func nodes<V: View>(of view: V, _ context: _ViewContext) -> [_LayoutNode] {
    V._makeNodes(view, context)
  }
}
