import ViewArchive

/// The subviews of a view that an author's container takes apart.
///
/// A subview takes its environment from where the container puts it, not from where it was
/// declared. The nodes of all subviews are therefore created once for each environment in which
/// one of them is used.
///
/// The life cycle actions of the subviews run once.
@MainActor
final class SubviewSource {
  /// The parts of a context that differ between the places where a container puts its subviews.
  private struct Surroundings: Equatable {
    let environment: EnvironmentValues.Revision
    let stackAxis: Axis?
    let symbolEffects: [String]?
    let timings: Int

    init(_ context: _ViewContext) {
      environment = context.environment.revision
      stackAxis = context.stackAxis
      symbolEffects = context.symbolEffects
      timings = context.timings.count
    }
  }

  private let make: @MainActor (_ViewContext) -> [_LayoutNode]
  private var created: [(surroundings: Surroundings, nodes: [_LayoutNode])] = []
  let subviews: [(id: Subview.ID, values: ContainerValues)]

  /// - Parameter inspect: Receives the nodes by which the subviews are counted. They are not drawn.
  init<Content: View>(
    _ content: Content, _ context: _ViewContext, inspect: ([_LayoutNode]) -> Void
  ) {
    make = { Content._makeNodes(content, $0) }
    var context = context
    context.labelRecorder = nil
    let nodes = context.session.discardingAppearActions { Content._makeNodes(content, context) }
    var counts: [String?: Int] = [:]
    subviews = nodes.map { node in
      let count = counts[node.identity, default: 0]
      counts[node.identity] = count + 1
      return (Subview.ID(identity: node.identity, occurrence: count), node.containerValues)
    }
    inspect(nodes)
  }

  /// The node of a subview inside `context`; nil if there is none.
  func node(at index: Int, _ context: _ViewContext) -> _LayoutNode? {
    let nodes = nodes(context)
    return nodes.indices.contains(index) ? nodes[index] : nil
  }

  private func nodes(_ context: _ViewContext) -> [_LayoutNode] {
    let surroundings = Surroundings(context)
    if let known = created.first(where: { $0.surroundings == surroundings }) { return known.nodes }
    var nodes: [_LayoutNode] = []
    if created.isEmpty {
      nodes = make(context)
    } else {
      var context = context
      context.labelRecorder = nil
      nodes = context.session.discardingAppearActions { make(context) }
    }
    created.append((surroundings, nodes))
    return nodes
  }
}
