import DeviceEngine
import DeviceStore
import ExtensionPool
import Foundation
import HostLink
import ViewArchive
import WidgetHost

/// A device with real extension processes and a clock that only the test advances.
struct HostedDevice {
  static let noon = Date(timeIntervalSince1970: 1_772_711_100)

  let folder: TemporaryFolder
  let clock = ManualClock(noon)
  let pool: ExtensionPool
  /// Between the host and the pool.
  let extensions: HeldIntents
  let host: WidgetHost
  /// The installed extension.
  let id: ExtensionID

  init(_ bundle: URL) async throws {
    folder = try TemporaryFolder()
    var settings = HostSettings()
    // Avoids an additional reload at midnight, when the sample's policy also requests one.
    settings.reloads.significantHours = []
    pool = ExtensionPool(
      folders: ExtensionFolders(state: folder.url), settings: settings, isTrusted: { _ in true })
    extensions = HeldIntents(pool)
    host = WidgetHost(
      store: MemoryStore(), extensions: extensions, clock: clock, settings: settings, seed: 1,
      apps: pool)
    try await host.start()
    id = try await host.install(bundle).id
  }

  /// Places a widget and waits for its timeline.
  func place(
    _ kind: String, _ family: WidgetFamilyName,
    configuration: [String: ConfigurationValue] = [:]
  ) async throws -> PlacementState {
    let placed = try await host.place(
      extension: id, kind: kind, family: family, configuration: configuration)
    await host.settle()
    return try await host.placementState(placed.id)
  }

  /// Configures a placement and waits for its new timeline.
  func configure(
    _ id: PlacementID, _ values: [String: ConfigurationValue]
  ) async throws -> PlacementState {
    try await host.configure(id, values)
    await host.settle()
    return try await host.placementState(id)
  }

  /// The accessibility elements of a placement, in reading order.
  func elements(_ id: PlacementID) async throws -> [AccessibilityElement] {
    let shown = try await host.shown(id)
    return try ViewArchive(decoding: shown.archive)
      .accessibilityElements(flipped: shown.flippedToggles) { _, _ in "…" }
  }

  func labels(_ id: PlacementID) async throws -> [String] {
    try await elements(id).map(\.label)
  }

  /// Advances the clock; performs everything that becomes due, date by date.
  func advance(to date: Date) async {
    while let wake = await host.nextWake(), wake <= date {
      clock.advance(to: wake)
      await host.settle()
    }
    clock.advance(to: date)
    await host.settle()
  }

  /// The diary that a fixture's app and extension write into the defaults of an app group.
  func diary(inGroup group: String) throws -> [String] {
    let file = folder.url.appendingPathComponent("groups/\(group)")
    let found = FileManager.default.enumerator(at: file, includingPropertiesForKeys: nil)?
      .compactMap { $0 as? URL }.first { $0.pathExtension == "plist" }
    guard let found else { return [] }
    let data = try Data(contentsOf: found)
    let values = try PropertyListSerialization.propertyList(from: data, format: nil)
    return (values as? [String: Any])?["diary"] as? [String] ?? []
  }

  func end() async {
    await host.stop()
    await pool.endAll()
  }
}
