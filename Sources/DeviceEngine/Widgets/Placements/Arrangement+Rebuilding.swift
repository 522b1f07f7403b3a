extension Arrangement {
  /// An arrangement of placements and stacks of which some may be missing or in impossible places,
  /// as after a recovery of a damaged store.
  ///
  /// Items keep their places if they are free. Others move to the first free place of their family.
  /// A stack with one remaining member is dissolved; the members of a missing stack form one again.
  /// A placement for which no place is free is left out. One that the device cannot show keeps its
  /// place.
  package init(
    rebuilding placements: [Placement], _ stacks: [SmartStack], room: SurfaceRoom = .standard
  ) {
    self.init(room: room)
    let known = Dictionary(stacks.map { ($0.id, $0) }) { first, _ in first }
    var members: [StackIdentifier: [(position: Int, placement: Placement)]] = [:]
    for placement in placements {
      if case .stack(let stack, let position) = placement.place {
        members[stack, default: []].append((position, placement))
      } else {
        addAnywhere(placement, preferring: placement.place)
      }
    }
    // Items at known places first, so that the others do not displace them.
    let order = members.keys.sorted {
      (known[$0] == nil ? 1 : 0, $0) < (known[$1] == nil ? 1 : 0, $1)
    }
    for id in order {
      let group = (members[id] ?? []).sorted { $0.position < $1.position }.map(\.placement)
      addStack(id, of: group, like: known[id])
    }
    let positions = Dictionary(
      placements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.placements.sort { positions[$0.id] ?? 0 < positions[$1.id] ?? 0 }
  }

  private mutating func addAnywhere(_ placement: Placement, preferring place: WidgetPlace?) {
    let isTaken = place.map { place in items.contains { $0.place == place } } ?? false
    if let place, !isTaken, (try? add(placement, at: place)) != nil { return }
    let aside = place ?? .home(page: 0, column: 0, row: 0)
    let hasSurface = place?.surface.map { room.surfaces.contains($0) } ?? true
    if !hasSurface || !room.families.contains(placement.family) {
      var kept = placement
      kept.place = aside
      placements.append(kept)
      return
    }
    try? add(placement, at: nil)
  }

  private mutating func addStack(
    _ id: StackIdentifier, of group: [Placement], like old: SmartStack?
  ) {
    guard let first = group.first else { return }
    addAnywhere(first, preferring: old?.place)
    guard (try? placement(first.id)) != nil else { return }
    for other in group.dropFirst() {
      // The place is taken: only a widget that the device cannot show may share it.
      addAnywhere(other, preferring: (try? self.placement(first.id))?.place)
      _ = try? stack(other.id, onto: first.id, newStack: id)
    }
    if let old, (try? stack(id)) != nil {
      try? setSmartRotate(old.smartRotate, of: id)
      try? rotate(id, to: old.top)
    } else if (try? stack(id)) != nil {
      try? rotate(id, to: first.id)
    }
  }
}
