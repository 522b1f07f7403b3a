import DeviceEngine
import Foundation

extension HostState {
  /// The placements that are about to show something else: they load or reload, or their next entry
  /// is due. With a fast clock, only those that load: others reload all the time.
  package var awaited: [PlacementID] {
    placements.filter { placed in
      placed.isLoading(at: clock.now)
        || clock.rate <= 1
          && (placed.isReloading || placed.nextEntry.map { $0 <= clock.now } ?? false)
    }.map(\.id)
  }
}

extension PlacementState {
  /// Whether it shows nothing yet or its placeholder, and its first timeline is on its way.
  func isLoading(at now: Date) -> Bool {
    guard shown == .nothing || shown == .placeholder else { return false }
    let isDue = nextReload.map { $0 <= now } ?? false
    return failure == nil && isSetAside == nil && (isReloading || isDue)
  }
}

extension ControlState {
  /// Whether its first value is on its way.
  var isLoading: Bool { !isLoaded && failure == nil && unsetParameters.isEmpty }
}
