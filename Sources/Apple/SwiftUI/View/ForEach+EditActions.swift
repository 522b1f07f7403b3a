// Compatibility (views): accepted | `ForEach(editActions:)`, `List(editActions:)` | lists are not
//   edited

/// How users may edit the elements of a list. Lists here are not edited.
public struct EditActions<Data>: OptionSet, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) {
    self.rawValue = rawValue
  }
}

extension EditActions {
  public static var all: EditActions<Data> { EditActions(rawValue: 3) }
}

extension EditActions where Data: MutableCollection {
  public static var move: EditActions<Data> { EditActions(rawValue: 1 << 0) }
}

extension EditActions where Data: RangeReplaceableCollection {
  public static var delete: EditActions<Data> { EditActions(rawValue: 1 << 1) }
}

/// The elements are shown; users cannot edit them.
extension ForEach where Content: View {
  public init<C>(
    _ data: Binding<C>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  )
  where
    Data == [Binding<C.Element>], C: MutableCollection, C: RandomAccessCollection,
    C.Element: Identifiable, ID == C.Element.ID
  {
    self.init(data: data.map { $0 }, content: content, id: { $0.wrappedValue.id })
  }

  public init<C>(
    _ data: Binding<C>, id: KeyPath<C.Element, ID>, editActions: EditActions<C>,
    @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
  ) where Data == [Binding<C.Element>], C: MutableCollection, C: RandomAccessCollection {
    self.init(data: data.map { $0 }, content: content, id: { $0.wrappedValue[keyPath: id] })
  }
}
