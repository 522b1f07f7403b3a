import DeviceEngine
import Foundation
import HostLink

// Sends push tokens to extensions' push handlers.
extension WidgetHost {
  /// Sends an extension's push handlers their tokens and the widgets or controls these are for.
  /// Changes during a call are combined into one following call.
  func sendPushTokens(of subject: PushTokenNews.Subject, to id: ExtensionID) {
    guard let app = installed[id], app.hasPushHandler(of: subject),
      pushes.news.begin(subject, to: id)
    else { return }
    beginWork()
    Task {
      while isStarted, pushes.news.take(subject, to: id) { await sendTokens(of: subject, to: id) }
      pushes.news.end(subject, to: id)
      endWork()
    }
  }

  /// Sends the current tokens. The extension may have been replaced or removed since the change.
  private func sendTokens(
    of subject: PushTokenNews.Subject, to id: ExtensionID
  ) async {
    guard let app = installed[id], app.hasPushHandler(of: subject) else { return }
    do {
      switch subject {
      case .controls:
        try await extensions.controlTokens(
          controls.placed(of: id).filter { $0.pushToken != nil }, of: app,
          clock: clock.extensionClock, device: device)
      case .widgets:
        guard let token = widgetPushToken(of: id) else { return }
        try await extensions.widgetToken(
          token, widgets: pushedWidgets(of: app, in: arrangement), of: app,
          clock: clock.extensionClock, device: device)
      }
    } catch {
      notice("\(app.name) did not receive its push tokens: \(FetchFailure(error).message)")
    }
  }
}

extension InstalledExtension {
  fileprivate func hasPushHandler(of subject: PushTokenNews.Subject) -> Bool {
    switch subject {
    case .controls: contents.controls.contains(where: \.hasPushHandler)
    case .widgets: acceptsWidgetPushes
    }
  }
}
