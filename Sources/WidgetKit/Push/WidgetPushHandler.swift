import HostLink

/// Is told of the app's push token for widgets, so that a server can have them reloaded.
///
/// ```swift
/// struct Registration: WidgetPushHandler {
///   func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo]) {
///     // Tell the server `pushInfo.token`, or that it may stop where `widgets` is empty.
///   }
/// }
/// ```
/// A configuration names it with `pushHandler(_:)`; several may name the same one.
public protocol WidgetPushHandler {
  init()
  /// The token is another, or the placed widgets that pushes reload are. `widgets` are all of them.
  func pushTokenDidChange(_ pushInfo: WidgetPushInfo, widgets: [WidgetInfo])
}

/// The push token of an app's widgets: one for all that have a push handler.
public struct WidgetPushInfo: Hashable, Sendable {
  /// Servers name it in hexadecimal. It is valid until a handler is told another one.
  public let token: Data
}
