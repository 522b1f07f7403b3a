import HostLink

/// Receives the push token with which a server reloads the app's widgets.
///
/// ```swift
/// struct Registration: WidgetPushHandler {
///   func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
///     // Send `pushInfo.token` to the server. If `widgets` is empty, tell it to stop.
///   }
/// }
/// ```
/// Set it with `pushHandler(_:)`. Several configurations can share one handler type.
public protocol WidgetPushHandler {
  init()
  /// Called when the token or the placed widgets that it reloads have changed. `widgets` contains
  /// all of them.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token of an app's widgets. All widgets with a push handler share one.
public struct WidgetPushInfo: Hashable, Sendable {
  /// Servers use it in hexadecimal. It is valid until a handler receives another one.
  public let token: Data
}
