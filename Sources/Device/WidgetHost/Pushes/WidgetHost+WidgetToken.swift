import DeviceEngine
import Foundation
import HostLink

// The push token that all widgets of an app share.
extension WidgetHost {
  /// The token of an app's widgets; nil if the app is unknown or none of its widgets has a push
  /// handler.
  public func widgetPushToken(of id: ExtensionID) -> Data? {
    installed[id]?.acceptsWidgetPushes == true ? activities.apps[id]?.widgetToken : nil
  }

  /// Issues a token to an app whose widgets have a push handler, unless it already has one of the
  /// current push environment. Throws `HostError.storeFailed`.
  ///
  /// - Returns: Whether a new token was issued.
  @discardableResult
  func issueWidgetToken(_ id: ExtensionID) throws -> Bool {
    guard installed[id]?.acceptsWidgetPushes == true else { return false }
    var facts = activities.app(id)
    if let token = facts.widgetToken, pushTokens.isOwn(token) { return false }
    facts.widgetToken = pushTokens.make("widgets \(id)")
    try keep(facts)
    publish([.extensions(extensionList)])
    return true
  }

  /// The placed widgets that pushes to the app's token reload.
  func pushedWidgets(
    of app: InstalledExtension, in arrangement: Arrangement
  ) -> [PlacedConfiguration] {
    arrangement.placements.filter { $0.extension == app.id && app.isPushed($0) }
      .map(PlacedConfiguration.init)
  }

  /// Sends the token again to the apps whose list of widgets with a push handler changed.
  func sendChangedWidgetTokens(since old: Arrangement, _ changes: ArrangementChanges) {
    let removed = changes.removedPlacements.compactMap { try? old.placement($0).extension }
    for id in Set(changes.placements.map(\.extension) + removed) {
      guard let app = installed[id], app.acceptsWidgetPushes,
        pushedWidgets(of: app, in: old) != pushedWidgets(of: app, in: arrangement)
      else { continue }
      sendPushTokens(of: .widgets, to: id)
    }
  }

  /// Requests the timelines of an app's placed widgets that have a push handler.
  ///
  /// - Returns: A sentence about the result, for the author of the server.
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
