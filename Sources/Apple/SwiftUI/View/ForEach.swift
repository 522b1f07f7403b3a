import NoticeCatalog

/// Creates a view for each element of a collection, identified by the element's ID.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
  public var data: Data
  public var content: (Data.Element) -> Content
  let id: (Data.Element) -> ID

  init(data: Data, content: @escaping (Data.Element) -> Content, id: @escaping (Data.Element) -> ID)
  {
    self.data = data
    self.content = content
    self.id = id
  }

  /// For frameworks whose content is not a view.
  package init(
    data: Data, content: @escaping (Data.Element) -> Content,
    identify: @escaping (Data.Element) -> ID
  ) {
    self.init(data: data, content: content, id: identify)
  }
}

extension ForEach: View where Content: View {
  public typealias Body = Never

  public var body: Never { fatalError("ForEach is primitive and has no body") }

  public static func _makeNodes(_ view: Self, _ context: _ViewContext) -> [_LayoutNode] {
    if let data = view.data as? any ContextualData { return data.makeNodes(context) }
    var ids: Set<ID> = []
    return view.data.flatMap { element in
      let id = view.id(element)
      let identity = "\(id)"
      if !ids.insert(id).inserted {
        context.noteMistake(
          NoticeKind.duplicateIDs.notice("ForEach has the id \(identity) several times."))
      }
      let nodes = Content._makeNodes(view.content(element), context.addingPlace(identity))
      for node in nodes {
        if node.identity == nil { node.identity = identity }
        if context.session.live != nil, node.element == nil { node.element = AnyHashable(id) }
      }
      return nodes
    }
  }
}

extension ForEach where Content: View, ID == Data.Element.ID, Data.Element: Identifiable {
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {
    self.init(data: data, content: content, id: { $0.id })
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data: data.map { $0 }, content: content, id: { $0.wrappedValue.id })
  }
}

extension ForEach where Content: View {
  @_disfavoredOverload
  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C: MutableCollection, C: RandomAccessCollection {
    self.init(data: data.map { $0 }, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}

extension ForEach where Content: View {
  public init(
    _ data: Data, id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {
    self.init(data: data, content: content, id: { $0[keyPath: id] })
  }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
  public init(_ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content) {
    self.init(data: data, content: content, id: { $0 })
  }
}
