import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

// The intents and entities of an app by name, for tests.
extension WidgetHost {
  /// The intents, entities and enums of an app and its extension. Starts their processes if needed.
  /// Throws `HostError.unknownExtension`, `.extensionFailed`.
  public func intents(of id: ExtensionID) async throws(HostError) -> IntentCatalog {
    let app = try app(id)
    do {
      var catalog = IntentCatalog()
      if app.hasLifeCycle {
        defer { planSuspension(of: app.id) }
        catalog = try await apps.appIntents(of: app, clock: clock.extensionClock, device: device)
      }
      catalog.add(
        try await extensions.intents(of: app, clock: clock.extensionClock, device: device))
      return catalog
    } catch {
      throw .extensionFailed(id, reason: FetchFailure(error).message)
    }
  }

  /// Performs an intent: in the process that performs it as a shortcut. The user is not asked: what
  /// the intent asks is confirmed. No card appears; the reply has what it would show.
  ///
  /// - Throws: `HostError.unknownExtension`, `.locked`. An intent that fails throws nothing: the
  ///   reply has its error.
  public func run(
    _ action: IntentAction, with values: [String: ConfigurationValue], of id: ExtensionID
  ) async throws(HostError) -> PerformReply {
    let app = try app(id)
    guard !device.isLocked else { throw .locked }
    beginWork()
    defer { endWork() }
    let request = PerformRequest(
      action: action, display: device.snippetDisplay(card: 0, confirmsAll: true), values: values)
    let reply = await snippetReply(to: request, of: app)
    if reply.error == nil, reply.url != nil || reply.opensApp {
      _ = deliver(url: reply.url, from: id.rawValue, info: [:], to: app)
    }
    return reply
  }

  /// What the query of an entity finds: in the app's process if the type is part of the app, else
  /// in the extension's. Throws `HostError.unknownExtension`, `.extensionFailed`.
  public func entities(
    _ request: EntityRequest, of id: ExtensionID
  ) async throws(HostError) -> [ResolvedEntity] {
    let app = try app(id)
    do {
      if app.hasLifeCycle {
        defer { planSuspension(of: app.id) }
        let found = try await apps.appEntities(
          request, in: app, clock: clock.extensionClock, device: device)
        if let found { return found }
      }
      return try await extensions.entities(
        request, of: app, clock: clock.extensionClock, device: device)
    } catch {
      throw .extensionFailed(id, reason: FetchFailure(error).message)
    }
  }
}
