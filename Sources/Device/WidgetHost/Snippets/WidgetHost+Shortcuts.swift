import DeviceEngine
import ExtensionPool
import Foundation
import HostLink

// The shortcuts of apps, which the user runs in Spotlight.
extension WidgetHost {
  /// The shortcuts of an app or, if it has none, of its extension. Starts their processes if
  /// needed. Throws `HostError.unknownExtension`, `.extensionFailed`.
  public func shortcuts(of id: ExtensionID) async throws(HostError) -> [AppShortcutDescription] {
    let app = try app(id)
    do {
      if app.hasLifeCycle {
        defer { planSuspension(of: app.id) }
        let shortcuts = try await apps.appShortcuts(
          of: app, clock: clock.extensionClock, device: device)
        if !shortcuts.isEmpty { return shortcuts }
      }
      return try await extensions.shortcuts(
        of: app, clock: clock.extensionClock, device: device)
    } catch {
      throw .extensionFailed(id, reason: FetchFailure(error).message)
    }
  }

  /// Runs a shortcut. Returns when its intent has ended or asks the user: with the card that is
  /// then on the screen, or nil if there is none.
  ///
  /// - Throws: `HostError.unknownExtension`, `.unknownShortcut`, `.extensionFailed`, `.locked`. An
  ///   intent that fails throws nothing: the card has its error.
  public func runShortcut(
    _ title: String, of id: ExtensionID
  ) async throws(HostError) -> SnippetState? {
    let shortcuts = try await shortcuts(of: id)
    let app = try app(id)
    guard let shortcut = shortcuts.first(where: { $0.title == title }) else {
      throw .unknownShortcut(title, extension: id, known: shortcuts.map(\.title))
    }
    guard !device.isLocked else { throw .locked }
    let card = snippets.engine.begin(
      extension: id, app: name(of: app), title: title, locale: device.locale)
    performSnippetActions()
    beginWork()
    Task {
      let request = PerformRequest(
        action: shortcut.action, display: device.snippetDisplay(card: card))
      let reply = await snippetReply(to: request, of: app)
      if reply.error == nil, reply.url != nil || reply.opensApp {
        _ = deliver(url: reply.url, from: id.rawValue, info: [:], to: app)
      }
      snippets.engine.finish(reply, card: card)
      performSnippetActions()
      endWork()
    }
    return await settledSnippet(card)
  }
}
