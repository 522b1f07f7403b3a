import HostLink

extension Arrangement {
  /// Changes a placement's family in place. If it would exceed the screen, it moves left or up;
  /// items in the way move to free places. A placement in a stack must leave it first, because all
  /// members have one family. Throws `HostError.unknownPlacement`, `.badPlace`.
  public mutating func resize(
    _ id: PlacementID, to family: WidgetFamilyName
  ) throws(HostError) {
    try checkIsPlacedByUser(.placement(id))
    var placement = try placement(id)
    if family == placement.family { return }
    if case .stack(let stack, _) = placement.place {
      throw .badPlace(
        reason: "\(id) is in stack \(stack), whose members have one size; move it out first")
    }
    var next = self
    next.placements.removeAll { $0.id == id }
    placement.family = family
    let device = placement.role
    let place = place(placement.place, fitting: family, in: capacities[device] ?? .standard)
    try next.add(placement, at: place, on: device)
    self = next
  }

  /// The nearest place at which a family does not exceed its screen.
  private func place(
    _ place: WidgetPlace, fitting family: WidgetFamilyName, in capacity: SurfaceCapacity
  ) -> WidgetPlace {
    switch place {
    case .home(let page, let column, let row):
      guard let size = capacity.home.cells(of: family) else { return place }
      return .home(
        page: page, column: min(column, capacity.home.columns - size.columns),
        row: min(row, capacity.home.rows - size.rows))
    case .lockRow(let position):
      return .lockRow(position: family == .accessoryRectangular ? min(position, 2) : position)
    case .list, .face, .lockInline, .side, .stack: return place
    }
  }
}
