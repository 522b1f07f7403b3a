import Foundation
import HostLink

// The Live Activity of an alarm: pending while the alarm is scheduled, else active. Its content
// follows the alarm, so that it never becomes stale and never ends after eight hours.
extension StoredActivity {
  init(
    alarm: StoredAlarm, _ request: AlarmRequest, id: ActivityID, extension app: ExtensionID,
    budget: PushBudget, at now: Date
  ) {
    self.init(
      id: id, extension: app, attributesType: request.attributesType,
      attributes: request.attributes, content: ActivityContentMessage(state: Data()),
      state: .pending, start: now, budget: budget)
    self.alarm = alarm
    present(at: now)
  }

  /// Sets the values that follow from the alarm.
  ///
  /// - Parameter date: When the alarm changed.
  mutating func present(at date: Date) {
    guard let alarm else { return }
    let wasPending = state == .pending
    state = alarm.state == .scheduled ? .pending : .active
    if state == .pending {
      start = alarm.nextDate ?? date
    } else if wasPending {
      start = date
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    // An alert is more relevant than the activities of all apps.
    content = ActivityContentMessage(
      state: (try? encoder.encode(alarm.content)) ?? Data(),
      relevanceScore: alarm.state == .alerting ? .greatestFiniteMagnitude : 0)
    updated = date
  }

  /// Makes the alarm's first change that is due.
  mutating func stepAlarm(to now: Date) -> AlarmStep? {
    guard let date = alarm?.nextDate, let step = alarm?.step(to: now) else { return nil }
    present(at: date)
    if step == .alerted { ring() }
    return step
  }

  /// Alerts the user.
  mutating func ring() {
    alert = alarm?.alert
    alertCount += 1
  }
}
