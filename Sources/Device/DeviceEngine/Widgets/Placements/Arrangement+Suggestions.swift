import HostLink

// Widgets that the Smart Stack of a watch shows by itself.
extension Arrangement {
  /// The widgets of the Smart Stack, in the order of their positions.
  public var smartStack: [Placement] {
    placements.compactMap { placement -> (position: Int, placement: Placement)? in
      guard case .list(.smartStack, let position) = placement.place else { return nil }
      return (position, placement)
    }
    .sorted { $0.position < $1.position }.map(\.placement)
  }

  /// Adds a suggestion at the end of the Smart Stack. Throws `HostError.badPlace` if it is full.
  public mutating func add(
    _ suggestion: SmartStackSuggestion, as id: PlacementID
  ) throws(HostError) {
    let end = count(of: .smartStack, of: .watch)
    var placement = Placement(
      id: id, extension: suggestion.id.extension, kind: suggestion.id.kind,
      family: .accessoryRectangular, place: .list(.smartStack, position: end),
      configuration: suggestion.configuration)
    placement.isSuggestion = true
    try add(placement, at: placement.place)
  }

  /// Throws `HostError.badPlace` if a widget is a suggestion, which users do not change.
  public func checkIsPlacedByUser(_ id: ArrangedID) throws(HostError) {
    guard isSuggestion(id) else { return }
    throw .badPlace(
      reason: "\(id) is a suggestion of the Smart Stack, which disappears when it is not relevant "
        + "any more; it cannot be moved, configured or removed")
  }

  func isSuggestion(_ id: ArrangedID) -> Bool {
    placements.contains { .placement($0.id) == id && $0.isSuggestion }
  }
}
