import DeviceEngine

extension HostState {
  /// The placements that show nothing yet or their placeholder, and whose first timeline is on its
  /// way.
  package var loading: [PlacementID] {
    placements.filter { placed in
      guard placed.shown == .nothing || placed.shown == .placeholder else { return false }
      let isDue = placed.nextReload.map { $0 <= clock.now } ?? false
      return placed.failure == nil && placed.isSetAside == nil && (placed.isReloading || isDue)
    }.map(\.id)
  }
}
