import DeviceEngine
import DeviceStore
import HostLink

// The notifications that extensions and apps schedule.
extension WidgetHost {
  func answer(_ command: NotificationCommand, from id: ExtensionIdentifier) -> HostAnswer {
    guard let app = installed[id] else { return .failure("the extension is not installed") }
    var next = notificationEngine
    next.handle(command, from: id, named: name(of: app), at: clock.now)
    do {
      try store.apply(
        next.takeChanged().map(StoreChange.notifications), durability: .acknowledged)
    } catch {
      return .failure("\(error)")
    }
    notificationEngine = next
    flush()
    return .done
  }

  func restoreNotifications(_ stored: StoredState) {
    notificationEngine = NotificationEngine(
      restoring: stored.notifications.filter { installed[$0.id] != nil })
  }

  func performNotificationActions() {
    pending.store += notificationEngine.takeChanged().map(StoreChange.notifications)
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
