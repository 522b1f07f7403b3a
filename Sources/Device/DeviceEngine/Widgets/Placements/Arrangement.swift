import HostLink

/// The placements and stacks of all devices, their places, and the rules between them.
///
/// ```swift
/// var arrangement = Arrangement(placements: stored.placements, stacks: stored.stacks)
/// let before = arrangement
/// try arrangement.move("p1", to: .lockInline)
/// let changes = arrangement.changes(since: before)   // to store and to report
/// ```
/// Invariants, where an item is a placement outside stacks, or a stack:
/// - No two items of a device share a cell, position or side.
/// - A family is only on surfaces that support it.
/// - An item that the device cannot show keeps its place and blocks no other; see `problem(_:)`.
/// - The items of a list of a device, such as the Today View, have consecutive positions from 0.
/// - A stack has at least two members, all of its family, with consecutive positions from 0.
///
/// An operation that throws changes nothing. An arrangement knows no extensions: whether a kind
/// exists and supports a family is the host's check.
public struct Arrangement: Equatable, Sendable {
  /// In the order in which they were added.
  public internal(set) var placements: [Placement]
  /// In the order in which they were created.
  public internal(set) var stacks: [SmartStack]
  /// What the devices with a Home Screen have room for. What the others show depends on the
  /// surface only.
  public internal(set) var capacities: [DeviceRole: SurfaceCapacity]

  /// - Parameters:
  ///   - capacity: That of the main device.
  ///   - pad: That of the pad beside it, also while it is not connected.
  public init(
    placements: [Placement] = [], stacks: [SmartStack] = [], capacity: SurfaceCapacity = .standard,
    pad: SurfaceCapacity = .standardPad
  ) {
    self.placements = placements
    self.stacks = stacks
    capacities = [.main: capacity, .pad: pad]
  }

  /// A placement outside stacks, or a stack.
  struct Item: Equatable {
    var id: ArrangedID
    var family: WidgetFamilyName
    var place: WidgetPlace
    var otherCells: OtherCells?
  }

  /// The items of a device.
  func items(of device: DeviceRole) -> [Item] {
    placements.compactMap { placement in
      if case .stack = placement.place { return nil }
      guard placement.role == device else { return nil }
      return Item(
        id: .placement(placement.id), family: placement.family, place: placement.place,
        otherCells: placement.otherCells)
    }
      + stacks.filter { $0.role == device }.map {
        Item(id: .stack($0.id), family: $0.family, place: $0.place, otherCells: $0.otherCells)
      }
  }
}

// MARK: - Lookup
extension Arrangement {
  /// Throws `HostError.unknownPlacement`.
  public func placement(_ id: PlacementID) throws(HostError) -> Placement {
    guard let placement = placements.first(where: { $0.id == id }) else {
      throw .unknownPlacement(id)
    }
    return placement
  }

  /// Throws `HostError.unknownStack`.
  public func stack(_ id: StackID) throws(HostError) -> SmartStack {
    guard let stack = stacks.first(where: { $0.id == id }) else { throw .unknownStack(id) }
    return stack
  }

  /// What occupies a place.
  enum Occupant {
    case placement(Placement)
    case stack(SmartStack)
  }

  /// Throws `HostError.unknownPlacement`, also for a stack.
  func item(_ id: ArrangedID) throws(HostError) -> Occupant {
    switch id {
    case .placement(let id): return .placement(try placement(id))
    case .stack(let id):
      guard let stack = stacks.first(where: { $0.id == id }) else {
        throw .unknownPlacement(PlacementID(id.rawValue))
      }
      return .stack(stack)
    }
  }

  /// The stack that contains a placement.
  public func stack(of id: PlacementID) -> SmartStack? {
    stacks.first { $0.members.contains(id) }
  }

  /// The surface of a placement; for a stack's member, the surface of the stack.
  public func surface(of placement: Placement) -> SurfaceName {
    placement.place.surface ?? stack(of: placement.id)?.place.surface ?? .home
  }

  /// The device of a placement; for a stack's member, the device of the stack.
  public func device(of placement: Placement) -> DeviceRole {
    stack(of: placement.id)?.role ?? placement.role
  }
}

extension Arrangement {
  /// Why the device does not show a placement; nil if it does.
  public func problem(_ placement: Placement) -> String? {
    capacities[device(of: placement)]?.problem(placement.family, on: surface(of: placement))
  }
}

/// The differences between two arrangements.
public struct ArrangementChanges: Equatable, Sendable {
  /// New or changed placements.
  public var placements: [Placement]
  public var removedPlacements: [PlacementID]
  /// New or changed stacks.
  public var stacks: [SmartStack]
  public var removedStacks: [StackID]
}

extension Arrangement {
  public func changes(since old: Arrangement) -> ArrangementChanges {
    ArrangementChanges(
      placements: placements.changed(since: old.placements),
      removedPlacements: old.placements.idsMissing(in: placements),
      stacks: stacks.changed(since: old.stacks), removedStacks: old.stacks.idsMissing(in: stacks))
  }
}

extension Array where Element: Identifiable & Equatable {
  fileprivate func changed(since old: Self) -> Self {
    let known = Dictionary(uniqueKeysWithValues: old.map { ($0.id, $0) })
    return filter { known[$0.id] != $0 }
  }

  fileprivate func idsMissing(in new: Self) -> [Element.ID] {
    let known = Set(new.map(\.id))
    return map(\.id).filter { !known.contains($0) }
  }
}
