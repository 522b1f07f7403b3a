import DeviceEngine
import DeviceStore
import HostLink

// The notifications that extensions and apps schedule.
extension WidgetHost {
  func answer(_ command: NotificationCommand, from id: ExtensionID) -> HostAnswer {
    guard let app = installed[id] else { return .failure("the extension is not installed") }
    var next = notificationEngine
    next.handle(command, from: id, named: name(of: app), at: clock.now)
    do {
      try store.apply(next.takeStoreChanges(), durability: .acknowledged)
    } catch {
      return .failure("\(error)")
    }
    notificationEngine = next
    flush()
    return .done
  }

  func restoreNotifications(_ stored: StoredState) {
    notificationEngine = NotificationEngine(
      restoring: stored.notifications.filter { installed[$0.id] != nil },
      lastNumber: stored.counters[.notification] ?? 0)
  }

  func performNotificationActions() {
    pending.store += notificationEngine.takeStoreChanges()
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

extension NotificationEngine {
  /// What has changed since the last call, for the store.
  fileprivate mutating func takeStoreChanges() -> [StoreChange] {
    let changed = takeChanged().map(StoreChange.notifications)
    return changed.isEmpty ? [] : changed + [.counter(.notification, lastNumber)]
  }
}
