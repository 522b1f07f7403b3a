import AppIntents
import HostLink

/// Push handlers: what they are told of tokens.
extension ExtensionRuntime {
  /// Tells each handler of all the controls, as a person's device does.
  func changeTokens(of placed: [PlacedControl]) async {
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

  /// Tells each handler the app's token, and the placed widgets that pushes to it reload.
  func changeToken(_ token: Data, widgets placed: [PlacedConfiguration]) async {
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
  /// Each once, where it stands first.
  fileprivate func distinct(_ identity: (Element) -> ObjectIdentifier) -> [Element] {
    var met: Set<ObjectIdentifier> = []
    return filter { met.insert(identity($0)).inserted }
  }
}
