import AppIntents
import HostLink

/// Push handlers: reports changed tokens to them.
extension ExtensionRuntime {
  /// Calls each handler type once, with all of the user's controls.
  func reportTokens(of placed: [PlacedControl]) async {
    var infos: [ControlInfo] = []
    for control in placed {
      let source = controls.first { $0.kind == control.kind }?.source
      infos.append(
        ControlInfo(control, intent: .known(await source?.intent(with: control.values))))
    }
    for handler in controls.compactMap(\.pushHandler).distinct({ ObjectIdentifier($0) }) {
      handler.init().pushTokensDidChange(controls: infos)
    }
  }

  /// Calls each handler type once, with the app's token and the placed widgets that it reloads.
  func reportToken(_ token: Data, widgets placed: [PlacedConfiguration]) async {
    let sources = sources
    var infos: [WidgetInfo] = []
    for widget in placed {
      let source = sources[widget.kind]
      let appIntent = PlacedAppIntent.known(await source?.appIntent(with: widget.values))
      let intent = source?.intent(with: widget.values)
      if let info = WidgetInfo(widget, intent: intent, appIntent: appIntent) { infos.append(info) }
    }
    let pushInfo = WidgetPushInfo(token: token)
    for handler in widgets.compactMap(\.pushHandler).distinct({ ObjectIdentifier($0) }) {
      handler.init().pushTokenDidChange(pushInfo, widgets: infos)
    }
  }
}

extension Array {
  /// Removes duplicates and keeps the first of each.
  fileprivate func distinct(_ identity: (Element) -> ObjectIdentifier) -> [Element] {
    var seen: Set<ObjectIdentifier> = []
    return filter { seen.insert(identity($0)).inserted }
  }
}
