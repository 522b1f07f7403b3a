// Compatibility (views): works | `Group(subviews:)`, `ForEach(subviews:)`, `containerValue`,
//   `_VariadicView`

/// One of the views that a container was given, as resolved by `Group(subviews:)`.
public struct Subview: Identifiable {
  /// The identity from `ForEach` or `id(_:)`, or else the position.
  public struct ID: Hashable, CustomStringConvertible {
    let identity: String?
    /// The number of subviews before this one with the same identity.
    let occurrence: Int

    public var description: String {
      guard let identity else { return "subview \(occurrence)" }
      return occurrence == 0 ? identity : "\(identity) \(occurrence)"
    }
  }

  let source: SubviewSource
  let index: Int
  public let id: ID
  public let containerValues: ContainerValues
}

extension Subview: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    source.node(at: index, context).map { [$0] } ?? []
  }
}

/// The subviews of a view, in order.
public struct SubviewsCollection: RandomAccessCollection {
  let subviews: [Subview]

  init(_ subviews: [Subview]) {
    self.subviews = subviews
  }

  /// - Parameter inspect: Receives one node for each subview. They are not drawn.
  @MainActor
  init<Content: View>(
    of content: Content, _ context: _ViewContext, inspect: ([_LayoutNode]) -> Void = { _ in }
  ) {
    let source = SubviewSource(content, context, inspect: inspect)
    subviews = source.subviews.enumerated().map { index, subview in
      Subview(source: source, index: index, id: subview.id, containerValues: subview.values)
    }
  }

  public var startIndex: Int { 0 }
  public var endIndex: Int { subviews.count }
  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

/// Some of the subviews of a view.
public struct SubviewsCollectionSlice: RandomAccessCollection {
  let subviews: ArraySlice<Subview>

  public var startIndex: Int { subviews.startIndex }
  public var endIndex: Int { subviews.endIndex }
  public subscript(index: Int) -> Subview { subviews[index] }

  public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
    SubviewsCollectionSlice(subviews: subviews[bounds])
  }
}

extension SubviewsCollection: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    subviews.flatMap { $0.makeNodes(context) }
  }
}

extension SubviewsCollectionSlice: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    subviews.flatMap { $0.makeNodes(context) }
  }
}

/// The content of `Group(subviews:transform:)`.
public struct GroupElementsOfContent<Subviews: View, Content: View> {
  let view: Subviews
  let transform: (SubviewsCollection) -> Content
}

extension GroupElementsOfContent: PrimitiveView {
  public typealias Body = Never

  func makeNodes(_ context: _ViewContext) -> [_LayoutNode] {
    Content._makeNodes(transform(SubviewsCollection(of: view, context)), context)
  }
}

extension Group {
  /// Resolves the subviews of `view` and creates a view from them.
  public init<Base: View, Result: View>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result> {
    self.init(content: GroupElementsOfContent(view: view, transform: transform))
  }
}

/// The data of a `ForEach`, which is known only in a context. As a collection, it is empty.
protocol ContextualData {
  var makeNodes: @MainActor (_ViewContext) -> [_LayoutNode] { get }
}

/// The data of `ForEach(subviews:content:)`.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection, ContextualData {
  let makeNodes: @MainActor (_ViewContext) -> [_LayoutNode]

  public var startIndex: Int { 0 }
  /// 0 until the view is evaluated.
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> Subview { preconditionFailure("The collection is empty.") }
}

extension ForEach where Content: View {
  /// Creates a view for each subview of `view`.
  public init<V: View>(
    subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content
  ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
    // Only the main actor evaluates the view.
    nonisolated(unsafe) let (view, content) = (view, content)
    self.init(
      data: ForEachSubviewCollection { context in
        let subviews = SubviewsCollection(of: view, context)
        typealias Views = ForEach<SubviewsCollection, Subview.ID, Content>
        return Views._makeNodes(Views(subviews, content: content), context)
      }, content: content, id: { $0.id })
  }
}
