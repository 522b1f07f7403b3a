import HostLink

/// Which widgets stand where: the placements and stacks of a device, and the rules that keep them
/// apart.
///
/// ```swift
/// var arrangement = Arrangement(placements: stored.placements, stacks: stored.stacks)
/// let before = arrangement
/// try arrangement.move("p1", to: .standBy(.left))
/// let changes = arrangement.changes(since: before)   // what to store and to tell
/// ```
/// Invariants: no two items (a placement outside of stacks, or a stack) share a cell, position or
/// side; families stand on surfaces that show them; a stack's members are of its family, at least
/// two, and their places count up from 0. An operation that throws leaves everything as it was.
public struct Arrangement: Equatable, Sendable {
  /// In the order in which they were placed.
  public internal(set) var placements: [Placement]
  /// In the order in which they were made.
  public internal(set) var stacks: [SmartStack]

  public init(placements: [Placement] = [], stacks: [SmartStack] = []) {
    self.placements = placements
    self.stacks = stacks
  }

  /// What stands by itself: a placement outside of stacks, or a stack.
  struct Item: Equatable {
    var id: String
    var family: WidgetFamilyName
    var place: Place
  }

  var items: [Item] {
    placements.compactMap { placement in
      if case .stack = placement.place { return nil }
      return Item(id: placement.id, family: placement.family, place: placement.place)
    } + stacks.map { Item(id: $0.id, family: $0.family, place: $0.place) }
  }
}

// Looking up.
extension Arrangement {
  /// Throws `HostError.unknownPlacement`.
  public func placement(_ id: PlacementIdentifier) throws(HostError) -> Placement {
    guard let placement = placements.first(where: { $0.id == id }) else {
      throw .unknownPlacement(id)
    }
    return placement
  }

  /// Throws `HostError.unknownStack`.
  public func stack(_ id: StackIdentifier) throws(HostError) -> SmartStack {
    guard let stack = stacks.first(where: { $0.id == id }) else { throw .unknownStack(id) }
    return stack
  }

  /// The stack that a placement is a member of.
  public func stack(of id: PlacementIdentifier) -> SmartStack? {
    stacks.first { $0.members.contains(id) }
  }

  /// The surface that a placement is on, a stack's member on its stack's.
  public func surface(of placement: Placement) -> PlacementSurface {
    placement.place.surface ?? stack(of: placement.id)?.place.surface ?? .home
  }
}

/// What is different between two arrangements.
public struct ArrangementChanges: Equatable, Sendable {
  /// New or with another place.
  public var placements: [Placement]
  public var removedPlacements: [PlacementIdentifier]
  /// New or otherwise changed.
  public var stacks: [SmartStack]
  public var removedStacks: [StackIdentifier]
}

extension Arrangement {
  public func changes(since old: Arrangement) -> ArrangementChanges {
    ArrangementChanges(
      placements: placements.changed(since: old.placements),
      removedPlacements: old.placements.gone(in: placements),
      stacks: stacks.changed(since: old.stacks), removedStacks: old.stacks.gone(in: stacks))
  }
}

extension Array where Element: Identifiable & Equatable {
  fileprivate func changed(since old: Self) -> Self {
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    return filter { known[$0.id] != $0 }
  }

  fileprivate func gone(in new: Self) -> [Element.ID] {
    let known = Set(new.map(\.id))
    return map(\.id).filter { !known.contains($0) }
  }
}
