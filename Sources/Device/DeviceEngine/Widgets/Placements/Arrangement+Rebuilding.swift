import HostLink

extension Arrangement {
  /// An arrangement of placements and stacks of which some may be missing or in impossible places,
  /// as after a recovery of a damaged store.
  ///
  /// Items keep their places if they are free. Others move to the first free place of their family.
  /// A stack with one remaining member is dissolved; the members of a missing stack form one again.
  /// A placement for which no place is free is left out. One that the device cannot show keeps its
  /// place.
  package init(
    rebuilding placements: [Placement], _ stacks: [SmartStack],
    capacity: SurfaceCapacity = .standard,
    pad: SurfaceCapacity = .standardPad
  ) {
    self.init(capacity: capacity, pad: pad)
    let known = Dictionary(stacks.map { ($0.id, $0) }) { first, _ in first }
    var members: [StackID: [(position: Int, placement: Placement)]] = [:]
    // Each item of a list is added behind those before it.
    for placement in placements.sorted(by: { $0.place.listPosition < $1.place.listPosition }) {
      if case .stack(let stack, let position) = placement.place {
        members[stack, default: []].append((position, placement))
      } else {
        addAnywhere(placement, preferring: placement.place, on: placement.role)
      }
    }
    // Items at known places first, so that the others do not displace them.
    func rank(_ id: StackID) -> (Int, Int, StackID) {
      (known[id] == nil ? 1 : 0, known[id]?.place.listPosition ?? 0, id)
    }
    let order = members.keys.sorted { rank($0) < rank($1) }
    for id in order {
      let group = (members[id] ?? []).sorted { $0.position < $1.position }.map(\.placement)
      addStack(id, of: group, like: known[id])
    }
    let positions = Dictionary(
      placements.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    self.placements.sort { positions[$0.id] ?? 0 < positions[$1.id] ?? 0 }
  }

  private mutating func addAnywhere(
    _ placement: Placement, preferring place: WidgetPlace?, on device: DeviceRole
  ) {
    // In a list, items make room.
    let isTaken =
      place?.surface?.isList != true && items(of: device).contains { $0.place == place }
    if let place, !isTaken, (try? add(placement, at: place, on: device)) != nil { return }
    // What a device without a Home Screen shows depends on the surface only.
    if let capacity = capacities[device],
      place?.surface.map(capacity.surfaces.contains) == false
        || !capacity.families.contains(placement.family)
    {
      var kept = placement
      kept.place = place ?? .home(page: 0, column: 0, row: 0)
      kept.device = kept.place.role == device ? nil : device
      placements.append(kept)
      return
    }
    try? add(placement, at: nil, on: device)
  }

  private mutating func addStack(
    _ id: StackID, of group: [Placement], like old: SmartStack?
  ) {
    guard let first = group.first else { return }
    let device = old?.role ?? first.role
    addAnywhere(first, preferring: old?.place, on: device)
    guard (try? placement(first.id)) != nil else { return }
    for other in group.dropFirst() {
      // The place is taken: only a widget that the device cannot show may share it.
      addAnywhere(other, preferring: (try? self.placement(first.id))?.place, on: device)
      _ = try? stack(.placement(other.id), onto: .placement(first.id), newStack: id)
    }
    if let old, (try? stack(id)) != nil {
      try? setSmartRotate(old.smartRotate, of: id)
      try? rotate(id, to: old.top)
    } else if (try? stack(id)) != nil {
      try? rotate(id, to: first.id)
    }
  }
}

extension WidgetPlace {
  /// The position in a list; 0 for other places.
  fileprivate var listPosition: Int {
    if case .list(_, let position) = self { position } else { 0 }
  }
}
