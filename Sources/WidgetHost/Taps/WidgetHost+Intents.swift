import DeviceEngine
import HostLink

extension WidgetHost {
  /// Performs an intent; what keeps it from being performed is the reply's error.
  func reply(to request: PerformRequest, of app: InstalledExtension) async -> PerformReply {
    let reply: PerformReply
    do {
      reply = try await extensions.perform(
        request, of: app, clock: clock.extensionClock, device: device)
    } catch {
      reply = PerformReply(error: FetchFailure(error).message)
    }
    await refreshExtensionStates()
    return reply
  }

  /// Opens what an intent's result opens; nil where that is nothing. Throws
  /// `HostError.extensionFailed` where the intent failed.
  func open(
    _ reply: PerformReply, from id: String, info: [String: String] = [:],
    in app: InstalledExtension
  ) throws -> DeliveredLink? {
    if let error = reply.error { throw HostError.extensionFailed(app.id, reason: error) }
    guard reply.url != nil || reply.opensApp else { return nil }
    return deliver(url: reply.url, from: id, info: info, to: app)
  }
}
