import AppKit
import WidgetKit

@main
final class AppDelegate: NSObject, NSApplicationDelegate {
  func applicationDidFinishLaunching(_ notification: Notification) {
    print("launched", notification.name.rawValue)
  }

  func applicationDidBecomeActive(_ notification: Notification) {
    print("active \(NSApp.isActive)")
  }

  func applicationDidResignActive(_ notification: Notification) { print("resigned") }

  func application(_ application: NSApplication, open urls: [URL]) {
    print("open", urls)
  }

  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool {
    print(
      "continue", userActivity.activityType,
      userActivity.userInfo?[WidgetCenter.UserInfoKey.kind] ?? "no kind")
    return true
  }
}
