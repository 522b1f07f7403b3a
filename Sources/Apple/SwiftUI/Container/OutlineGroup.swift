/// A tree of data: a view for each root element, or a collapsed group if the element has children.
public struct OutlineGroup<Data: RandomAccessCollection, ID: Hashable, Parent, Leaf, Subgroup> {
  let data: [Data.Element]
  let id: (Data.Element) -> ID
  let children: (Data.Element) -> Data?
  let leaf: (Data.Element) -> Leaf
}

/// The children of a group. Widgets do not show them.
public struct OutlineSubgroupChildren {
  let content: AnyView
}

extension OutlineSubgroupChildren: StylePart {
  public typealias Body = Never
}

extension OutlineGroup: View where Parent: View, Leaf: View, Subgroup: View {
  public var body: some View {
    ForEach(data.indices, id: \.self) { index in
      let element = data[index]
      if children(element) != nil {
        DisclosureGroup(label: leaf(element), isExpanded: false) { EmptyView() }
      } else {
        leaf(element)
      }
    }
  }
}

extension OutlineGroup
where
  ID == Data.Element.ID, Parent: View, Parent == Leaf, Data.Element: Identifiable,
  Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init<DataElement: Identifiable>(
    _ root: DataElement, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(
      data: [root], id: \.id, children: { $0[keyPath: children] }, leaf: content)
  }

  public init<DataElement: Identifiable>(
    _ data: Data, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where ID == DataElement.ID, DataElement == Data.Element {
    self.init(
      data: Array(data), id: \.id, children: { $0[keyPath: children] }, leaf: content)
  }
}

extension OutlineGroup
where
  Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
  public init<DataElement>(
    _ root: DataElement, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      data: [root], id: { $0[keyPath: id] }, children: { $0[keyPath: children] }, leaf: content)
  }

  public init<DataElement>(
    _ data: Data, id: KeyPath<DataElement, ID>, children: KeyPath<DataElement, Data?>,
    @ViewBuilder content: @escaping (DataElement) -> Leaf
  ) where DataElement == Data.Element {
    self.init(
      data: Array(data), id: { $0[keyPath: id] }, children: { $0[keyPath: children] },
      leaf: content)
  }
}
