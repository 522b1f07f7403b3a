import AppIntents
import SwiftUI
import UserNotifications
import WidgetKit

/// A button that schedules a notification.
@main
struct KettleControl: ControlWidget {
  var body: some ControlWidgetConfiguration {
    StaticControlConfiguration(kind: "Kettle") {
      ControlWidgetButton(action: BoilIntent()) { Label("Boil", systemImage: "cup.and.saucer") }
    }
  }
}

struct BoilIntent: AppIntent {
  static let title: LocalizedStringResource = "Boil"

  func perform() async throws -> some IntentResult {
    let content = UNMutableNotificationContent()
    content.title = "Water is ready"
    content.body = "It stays hot for <10> minutes."
    try await UNUserNotificationCenter.current().add(
      UNNotificationRequest(
        identifier: "ready", content: content,
        trigger: UNTimeIntervalNotificationTrigger(timeInterval: 240, repeats: false)))
    return .result()
  }
}
