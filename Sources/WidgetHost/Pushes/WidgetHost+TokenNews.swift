import DeviceEngine
import Foundation
import HostLink

// What push handlers are told of tokens.
extension WidgetHost {
  /// Tells an extension's push handlers their tokens, with all that they are for. Changes that come
  /// while it is being told are told together after that.
  func tellPushTokens(of subject: PushTokenNews.Subject, to id: ExtensionIdentifier) {
    guard let app = installed[id], app.hasPushHandler(of: subject),
      tokenNews.begin(subject, to: id)
    else { return }
    interactions += 1
    Task {
      while isStarted, tokenNews.take(subject, to: id) { await told(subject, to: id) }
      tokenNews.end(subject, to: id)
      interactions -= 1
      resumeSettlersIfIdle()
    }
  }

  /// As it is now: the extension may be another, or gone, since there was something to tell.
  private func told(_ subject: PushTokenNews.Subject, to id: ExtensionIdentifier) async {
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
      notice("\(app.name) was not told its push tokens: \(FetchFailure(error).message)")
    }
  }
}

extension InstalledExtension {
  fileprivate func hasPushHandler(of subject: PushTokenNews.Subject) -> Bool {
    switch subject {
    case .controls: contents.controls.contains(where: \.hasPushHandler)
    case .widgets: takesWidgetPushes
    }
  }
}
