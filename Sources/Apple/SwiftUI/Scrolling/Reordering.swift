// Compatibility (iOS 27): accepted | `reorderable`, `reorderContainer`, `swipeActionsContainer` |
//   nothing is dragged or swiped

/// What a person moved in a container, and where to.
public struct ReorderDifference<ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable>:
  Hashable, Sendable
{
  public struct Destination: Hashable, Sendable {
    public enum Position: Hashable, Sendable {
      case before(ItemID)
      case end
    }

    public var position: Position
    public var collectionID: CollectionID

    public init(position: Position, collectionID: CollectionID) {
      self.position = position
      self.collectionID = collectionID
    }
  }

  public var sources: [ItemID]
  public var destination: Destination
}

extension ReorderDifference.Destination
where CollectionID == ReorderableSingleCollectionIdentifier {
  public init(position: Position) {
    self.init(position: position, collectionID: ReorderableSingleCollectionIdentifier())
  }
}

/// The identifier of the only collection in a container.
public struct ReorderableSingleCollectionIdentifier: Hashable, Sendable {}

extension DynamicViewContent {
  nonisolated public func reorderable() -> some DynamicViewContent<Self.Data> { self }

  nonisolated public func reorderable(
    collectionID: some Hashable & Sendable
  ) -> some DynamicViewContent<Self.Data> { self }
}

extension View {
  nonisolated public func reorderContainer<Item: Identifiable>(
    for item: Item.Type, isEnabled: Bool = true,
    move:
      @escaping (
        ReorderDifference<Item.ID, ReorderableSingleCollectionIdentifier>
      ) -> Void
  ) -> some View where Item.ID: Sendable { self }

  nonisolated public func reorderContainer<Item: Identifiable, CollectionID: Hashable & Sendable>(
    for item: Item.Type, in collectionID: CollectionID.Type, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<Item.ID, CollectionID>) -> Void
  ) -> some View where Item.ID: Sendable { self }

  nonisolated public func reorderContainer<Item, ItemID: Hashable & Sendable>(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, isEnabled: Bool = true,
    move: @escaping (ReorderDifference<ItemID, ReorderableSingleCollectionIdentifier>) -> Void
  ) -> some View { self }

  nonisolated public func reorderContainer<
    Item, ItemID: Hashable & Sendable, CollectionID: Hashable & Sendable
  >(
    for item: Item.Type, itemID: KeyPath<Item, ItemID>, in collectionID: CollectionID.Type,
    isEnabled: Bool = true, move: @escaping (ReorderDifference<ItemID, CollectionID>) -> Void
  ) -> some View { self }

  nonisolated public func swipeActionsContainer() -> some View { self }

  nonisolated public func swipeActions(
    edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true,
    @ViewBuilder content: () -> some View, onPresentationChanged: @escaping (Bool) -> Void
  ) -> some View { self }
}
