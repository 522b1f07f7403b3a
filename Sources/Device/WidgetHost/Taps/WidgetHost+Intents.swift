import DeviceEngine
import HostLink

extension WidgetHost {
  /// Performs an intent. If the call itself fails, the reply's `error` says why.
  ///
  /// - Parameter opensApp: Whether the app may come to the front for it; if not, the extension
  ///   performs it.
  func reply(
    to request: PerformRequest, of app: InstalledExtension, opensApp: Bool = true
  ) async -> PerformReply {
    let reply: PerformReply
    do {
      reply =
        opensApp
        ? try await performed(request, of: app)
        : try await extensions.perform(
          request, of: app, clock: clock.extensionClock, device: device)
    } catch {
      reply = PerformReply(error: FetchFailure(error).message)
    }
    await refreshExtensionStates()
    return reply
  }

  /// Opens the app or link that an intent's result requests; nil if it requests none. Throws
  /// `HostError.extensionFailed` if the intent failed.
  func open(
    _ reply: PerformReply, from id: String, info: [String: String] = [:],
    in app: InstalledExtension
  ) throws -> DeliveredLink? {
    if let error = reply.error { throw HostError.extensionFailed(app.id, reason: error) }
    guard reply.url != nil || reply.opensApp else { return nil }
    return deliver(url: reply.url, from: id, info: info, to: app)
  }
}
