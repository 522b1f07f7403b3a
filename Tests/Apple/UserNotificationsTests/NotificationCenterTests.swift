import Foundation
import Synchronization
import Testing

@testable import UserNotifications

struct NotificationCenterTests {
  /// A clock that the test sets.
  private final class Clock: Sendable {
    let date = Mutex(Date(timeIntervalSinceReferenceDate: 800_000_000))
    func advance(_ seconds: Double) { date.withLock { $0 += seconds } }
  }

  private let clock = Clock()
  private let center: UNUserNotificationCenter

  init() {
    center = UNUserNotificationCenter { [clock] in clock.date.withLock { $0 } }
  }

  private func request(
    _ name: String, _ trigger: UNNotificationTrigger? = nil
  ) -> UNNotificationRequest {
    let content = UNMutableNotificationContent()
    content.title = name
    return UNNotificationRequest(identifier: name, content: content, trigger: trigger)
  }

  private func names() async -> (pending: [String], delivered: [String]) {
    (
      await center.pendingNotificationRequests().map(\.identifier),
      await center.deliveredNotifications().map(\.request.identifier)
    )
  }

  @Test func requestIsDeliveredAtItsDate() async throws {
    try await center.add(
      request("a", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)))
    try await center.add(request("now"))
    #expect(await names() == (["a"], ["now"]))
    clock.advance(59)
    #expect(await names() == (["a"], ["now"]))
    clock.advance(1)
    #expect(await names() == ([], ["now", "a"]))
  }

  @Test func repeatingRequestRemainsAndReplacesItsNotification() async throws {
    try await center.add(
      request("a", UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)))
    clock.advance(1_000_000)
    #expect(await names() == (["a"], ["a"]))
    clock.advance(60)
    #expect(await center.deliveredNotifications().count == 1)
  }

  @Test func calendarTriggerDeliversAtTimeOfDay() async throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    let now = clock.date.withLock { $0 }
    var components = calendar.dateComponents([.hour, .minute], from: now + 3600)
    components.calendar = calendar
    try await center.add(
      request("a", UNCalendarNotificationTrigger(dateMatching: components, repeats: false)))
    clock.advance(3500)
    #expect(await names().delivered == [])
    clock.advance(100)
    #expect(await names().delivered == ["a"])
  }

  @Test func sameIdentifierReplacesRequest() async throws {
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: false)
    try await center.add(request("a", trigger))
    try await center.add(request("a", trigger))
    #expect(await names().pending == ["a"])
    center.removePendingNotificationRequests(withIdentifiers: ["a", "other"])
    #expect(await names().pending == [])
  }

  @Test func requestKeepsContentOfItsCreation() {
    let content = UNMutableNotificationContent()
    content.body = "one"
    let request = UNNotificationRequest(identifier: "a", content: content, trigger: nil)
    content.body = "two"
    #expect(request.content.body == "one")
  }

  @Test func settingsFollowAuthorization() async throws {
    #expect(await center.notificationSettings().authorizationStatus == .notDetermined)
    #expect(try await center.requestAuthorization(options: [.alert]))
    let settings = await center.notificationSettings()
    #expect(settings.authorizationStatus == .authorized)
    #expect(settings.alertSetting == .enabled)
    #expect(settings.soundSetting == .disabled)
  }
}
