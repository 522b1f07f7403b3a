import DeviceEngine
import HostLink

// The notifications that extensions and apps schedule.
extension WidgetHost {
  func answer(_ command: NotificationCommand, from id: ExtensionIdentifier) -> HostAnswer {
    guard let app = installed[id] else { return .failure("the extension is not installed") }
    notificationEngine.handle(command, from: id, named: name(of: app), at: clock.now)
    flush()
    return .done
  }

  func performNotificationActions() {
    var isChanged = false
    for action in notificationEngine.takeActions() {
      switch action {
      case .record(let row): record(row)
      case .publish: isChanged = true
      }
    }
    if isChanged { pending.changes.append(.notifications(notificationEngine.delivered)) }
  }
}
