import HostLink

extension Arrangement {
  /// Adds a placement at `place`, or at the first free place for its family on a device; the place
  /// and the device of `placement` are ignored. Throws `HostError.badPlace`, `.unknownStack`.
  ///
  /// - Parameters:
  ///   - role: nil is the device that the place means.
  ///   - face: The watch face whose free slots come first.
  public mutating func add(
    _ placement: Placement, at place: WidgetPlace?, on role: DeviceRole? = nil,
    preferring face: WatchFaceName? = nil
  ) throws(HostError) {
    var next = self
    var placement = placement
    let device = try device(role, at: place)
    if let place {
      placement.place = place
    } else {
      placement.place = try firstFree(for: placement.family, on: device, face)
    }
    placement.device = placement.place.role == device ? nil : device
    if let surface = placement.place.surface {
      try check(placement.family, on: surface, of: device)
    }
    switch placement.place {
    case .stack(let stack, let position):
      next.placements.append(placement)
      try next.insert([placement.id], into: stack, at: position)
    case .list(let list, let position):
      try next.check(.placement(placement.id), placement.family, in: list, of: device, at: position)
      next.placements.append(placement)
      next.arrangeLists(placing: .placement(placement.id), in: list, of: device, at: position)
    case .home, .lockInline, .lockRow, .side, .face:
      try next.makeRoom(
        at: placement.place, of: device, for: .placement(placement.id), placement.family)
      next.placements.append(placement)
    }
    self = next
  }

  /// Moves a placement or a whole stack. Items in the way move to free places. Throws
  /// `HostError.badPlace`, `.unknownPlacement`, `.unknownStack`.
  ///
  /// - Parameter role: nil is the present device if it has the place, or else the device that the
  ///   place means.
  public mutating func move(
    _ id: ArrangedID, to place: WidgetPlace, on role: DeviceRole? = nil
  ) throws(HostError) {
    try checkIsPlacedByUser(id)
    var next = self
    let device = try device(role, of: id, at: place)
    switch try item(id) {
    case .stack(let stack):
      if case .stack = place {
        throw .badPlace(
          reason: "a stack cannot contain a stack; drop it onto the other stack to merge them")
      }
      try next.takePlace(place, of: device, id, stack.family)
    case .placement(let placement):
      if case .stack(let stack, let position) = place {
        try next.insert([placement.id], into: stack, at: position)
      } else {
        next.detach(placement.id)
        try next.takePlace(place, of: device, id, placement.family)
      }
    }
    self = next
  }

  /// Removes a placement, or a stack with all its members. A stack with one remaining member is
  /// dissolved. Throws `HostError.unknownPlacement`.
  public mutating func remove(_ id: ArrangedID) throws(HostError) {
    switch try item(id) {
    case .stack(let stack):
      placements.removeAll { stack.members.contains($0.id) }
      stacks.removeAll { $0.id == stack.id }
    case .placement(let placement):
      detach(placement.id)
      placements.removeAll { $0.id == placement.id }
    }
    arrangeLists()
  }

  /// Replaces the configured values. Throws `HostError.unknownPlacement`.
  public mutating func configure(
    _ id: PlacementID, _ values: [String: ConfigurationValue]
  ) throws(HostError) {
    guard let index = placements.firstIndex(where: { $0.id == id }) else {
      throw .unknownPlacement(id)
    }
    placements[index].configuration = values
  }

  /// Throws `HostError.badPlace` if the device does not have a surface, or not for a family. What
  /// no device allows is checked with the place.
  private func check(
    _ family: WidgetFamilyName, on surface: SurfaceName, of device: DeviceRole
  ) throws(HostError) {
    guard let capacity = capacities[device],
      surface.shows(family) || !capacity.surfaces.contains(surface)
    else {
      return
    }
    if let problem = capacity.problem(family, on: surface) { throw .badPlace(reason: problem) }
  }

  /// Sets the place of an item or of a stack's member, and the device of an item's members.
  ///
  /// - Parameter otherCells: Replaces the cells on Home Screens of other shapes, unless it is nil.
  mutating func setPlace(
    _ place: WidgetPlace, on device: DeviceRole, of id: ArrangedID, _ otherCells: OtherCells? = nil
  ) {
    let named = place.role == device ? nil : device
    if let index = placements.firstIndex(where: { .placement($0.id) == id }) {
      // The cells of another device mean nothing here.
      if placements[index].role != device { placements[index].otherCells = nil }
      placements[index].place = place
      placements[index].device = named
      placements[index].otherCells = otherCells ?? placements[index].otherCells
    } else if let index = stacks.firstIndex(where: { .stack($0.id) == id }) {
      let isNew = stacks[index].role != device
      if isNew { stacks[index].otherCells = nil }
      stacks[index].place = place
      stacks[index].device = named
      stacks[index].otherCells = otherCells ?? stacks[index].otherCells
      if isNew { number(stacks[index]) }
    }
  }

  /// Moves an item to a place outside stacks.
  private mutating func takePlace(
    _ place: WidgetPlace, of device: DeviceRole, _ id: ArrangedID, _ family: WidgetFamilyName
  ) throws(HostError) {
    if let surface = place.surface { try check(family, on: surface, of: device) }
    if case .list(let list, let position) = place {
      try check(id, family, in: list, of: device, at: position)
      arrangeLists(placing: id, in: list, of: device, at: position)
    } else {
      try makeRoom(at: place, of: device, for: id, family)
      setPlace(place, on: device, of: id)
      arrangeLists()
    }
  }

  /// Moves the items at a place elsewhere, for an item that may be new.
  private mutating func makeRoom(
    at place: WidgetPlace, of device: DeviceRole, for id: ArrangedID, _ family: WidgetFamilyName
  ) throws(HostError) {
    let displaced: [ArrangedID: WidgetPlace]
    if case .home(let page, let column, let row) = place {
      var grid = try grid(of: device)
      let cell = HomeGrid.Cell(page: page, column: column, row: row)
      displaced = try grid.move(id, family, to: cell).mapValues(\.place)
    } else {
      var slots = SlotRows(items(of: device))
      displaced = try slots.move(id, family, to: place)
    }
    for (other, place) in displaced { setPlace(place, on: device, of: other) }
  }

  private func firstFree(
    for family: WidgetFamilyName, on role: DeviceRole, _ face: WatchFaceName?
  ) throws(HostError) -> WidgetPlace {
    guard let capacity = capacities[role] else {
      return try firstFree(for: family, onCompanion: role, face)
    }
    if SurfaceName.lock.shows(family) {
      return try SlotRows(items(of: role)).firstFree(for: family)
    }
    guard SurfaceName.home.shows(family), capacity.families.contains(family) else {
      throw .badPlace(reason: "no surface of this device supports \(family.rawValue)")
    }
    guard let cell = try grid(of: role).firstFree(for: family) else {
      throw .badPlace(
        reason: "all \(HomeGrid.pages) pages of the Home Screen are full; remove a widget first")
    }
    return cell.place
  }

  /// The end of the first list that shows the family, or else a slot of a watch face.
  private func firstFree(
    for family: WidgetFamilyName, onCompanion role: DeviceRole, _ face: WatchFaceName?
  ) throws(HostError) -> WidgetPlace {
    if let list = SurfaceName.lists.first(where: {
      $0.role == role && $0.shows(family)
    }) {
      return .list(list, position: count(of: list, of: role))
    }
    guard role == .watch, family.isAccessory else {
      throw .badPlace(reason: "the \(role.rawValue) does not show \(family.rawValue)")
    }
    let slots = SlotRows(items(of: role))
    let faces = ([face].compactMap(\.self) + WatchFaceName.allCases)
      .filter { $0.slots.contains(family) }
    if let place = faces.lazy.compactMap({ try? slots.firstFree(for: family, on: $0) }).first {
      return place
    }
    throw .badPlace(
      reason: "no watch face has a free slot for \(family.rawValue); remove a widget first")
  }

  private func grid(of device: DeviceRole) throws(HostError) -> HomeGrid {
    let capacity = capacities[device] ?? .standard
    var grid = HomeGrid(capacity.home)
    for item in items(of: device) where capacity.problem(item.family, on: .home) == nil {
      guard case .home(let page, let column, let row) = item.place else { continue }
      try grid.put(item.id, item.family, at: .init(page: page, column: column, row: row))
    }
    return grid
  }
}
