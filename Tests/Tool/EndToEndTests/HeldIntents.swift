import DeviceEngine
import ExtensionPool
import Foundation
import HostLink
import Synchronization

/// Forwards all calls to real extensions; delays `perform` while intents are held.
final class HeldIntents: ExtensionService {
  private struct Door {
    var isHeld = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var observers: [CheckedContinuation<Void, Never>] = []
  }

  private let extensions: any ExtensionService
  private let door = Mutex(Door())

  init(_ extensions: any ExtensionService) {
    self.extensions = extensions
  }

  /// Delays intents from now on.
  func hold() { door.withLock { $0.isHeld = true } }

  /// Returns once an intent is waiting.
  func held() async {
    await withCheckedContinuation { continuation in
      let isThere = door.withLock { door in
        if door.waiting.isEmpty { door.observers.append(continuation) }
        return !door.waiting.isEmpty
      }
      if isThere { continuation.resume() }
    }
  }

  /// Resumes waiting intents and stops delaying later ones.
  func release() {
    let waiting = door.withLock { door in
      door.isHeld = false
      defer { door.waiting = [] }
      return door.waiting
    }
    for continuation in waiting { continuation.resume() }
  }

  private func pass() async {
    await withCheckedContinuation { continuation in
      let woken = door.withLock { door -> [CheckedContinuation<Void, Never>] in
        guard door.isHeld else { return [continuation] }
        door.waiting.append(continuation)
        defer { door.observers = [] }
        return door.observers
      }
      for continuation in woken { continuation.resume() }
    }
  }

  // MARK: ExtensionService

  func perform(
    _ request: PerformRequest, of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> PerformReply {
    await pass()
    return try await extensions.perform(request, of: app, clock: clock, device: device)
  }

  func describe(_ bundle: URL) async throws -> BundleDescription {
    try await extensions.describe(bundle)
  }

  func timeline(
    _ call: HostCall, of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> TimelineReply {
    try await extensions.timeline(call, of: app, clock: clock, device: device)
  }

  func recommendations(
    kind: String, of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [ConfigurationRecommendation] {
    try await extensions.recommendations(kind: kind, of: app, clock: clock, device: device)
  }

  func relevance(
    kind: String, of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [RelevanceAttribute] {
    try await extensions.relevance(kind: kind, of: app, clock: clock, device: device)
  }

  func options(
    _ request: OptionsRequest, of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> OptionsReply {
    try await extensions.options(request, of: app, clock: clock, device: device)
  }

  func shortcuts(
    of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> [AppShortcutDescription] {
    try await extensions.shortcuts(of: app, clock: clock, device: device)
  }

  func control(
    _ request: ControlRequest, of app: InstalledExtension, clock: HostClock, device: DeviceSettings
  ) async throws -> ControlReply {
    try await extensions.control(request, of: app, clock: clock, device: device)
  }

  func controlTokens(
    _ controls: [PlacedControl], of app: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws {
    try await extensions.controlTokens(controls, of: app, clock: clock, device: device)
  }

  func widgetToken(
    _ token: Data, widgets: [PlacedConfiguration], of app: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws {
    try await extensions.widgetToken(
      token, widgets: widgets, of: app, clock: clock, device: device)
  }

  func activity(
    _ request: ActivityRequest, of app: InstalledExtension, clock: HostClock,
    device: DeviceSettings
  ) async throws -> ActivityReply {
    try await extensions.activity(request, of: app, clock: clock, device: device)
  }

  func activityNews(_ news: ActivityNews, for id: ExtensionID) async {
    await extensions.activityNews(news, for: id)
  }

  func end(_ id: ExtensionID) async { await extensions.end(id) }
  func removeData(of id: ExtensionID) async { await extensions.removeData(of: id) }
  func states() async -> [ExtensionID: ExtensionServiceState] { await extensions.states() }
  func listen(_ listener: ExtensionServiceListener) async { await extensions.listen(listener) }
}
