import DeviceEngine
import Foundation
import HostLink

// The push token of an app's widgets: one for all whose kinds have a push handler.
extension WidgetHost {
  /// nil where no widget of the app has a push handler, or where there is no such app.
  public func widgetPushToken(of id: ExtensionIdentifier) -> Data? {
    installed[id]?.takesWidgetPushes == true ? activities.apps[id]?.widgetToken : nil
  }

  /// An app that has a push handler for widgets has a token from its installation on; one of the other
  /// environment is made anew. Throws `HostError.storeFailed`.
  ///
  /// - Returns: Whether there is another token than before.
  @discardableResult
  func giveWidgetToken(_ id: ExtensionIdentifier) throws -> Bool {
    guard installed[id]?.takesWidgetPushes == true else { return false }
    var facts = activities.app(id)
    if let token = facts.widgetToken, pushTokens.isOwn(token) { return false }
    facts.widgetToken = pushTokens.make("widgets \(id)")
    try keep(facts)
    tell([.extensions(extensionList)])
    return true
  }

  /// The placed widgets that pushes to the app's token reload.
  func pushedWidgets(
    of app: InstalledExtension, in arrangement: Arrangement
  ) -> [PlacedConfiguration] {
    arrangement.placements.filter { $0.extension == app.id && app.isPushed($0) }
      .map(PlacedConfiguration.init)
  }

  /// Tells the handlers of those apps of whose widgets with a handler one was placed, configured or
  /// removed.
  func tellPushedWidgets(since old: Arrangement, _ changes: ArrangementChanges) {
    let removed = changes.removedPlacements.compactMap { try? old.placement($0).extension }
    for id in Set(changes.placements.map(\.extension) + removed) {
      guard let app = installed[id], app.takesWidgetPushes,
        pushedWidgets(of: app, in: old) != pushedWidgets(of: app, in: arrangement)
      else { continue }
      tellPushTokens(of: .widgets, to: id)
    }
  }

  /// Asks for the timelines of all that are placed, as a push does.
  ///
  /// - Returns: What comes of it, for a server's author.
  func reloadPushedWidgets(of app: InstalledExtension) -> String {
    let kinds = app.contents.widgets.filter(\.hasPushHandler).map(\.kind)
    engine.handle(.pushed(app.id, kinds: Set(kinds)), at: clock.now)
    let all = arrangement.placements.filter { $0.extension == app.id && app.isPushed($0) }.map(\.id)
    let waiting = all.filter { engine.schedule(of: $0)?.isReloading == false }
    flush()
    return all.isEmpty
      ? PushSentences.nonePlaced : PushSentences.reloads(all.count, waiting: waiting)
  }
}

extension InstalledExtension {
  fileprivate func isPushed(_ placement: Placement) -> Bool {
    widget(ofKind: placement.kind)?.hasPushHandler == true
  }
}
