import Foundation

/// The object that an app of a Mac tells about its life cycle.
///
/// On Linux there are no optional requirements: every callback has a default implementation that
/// does nothing. The system creates the delegate of `@main` and of `NSApplicationDelegateAdaptor`
/// with its `init()`; the builder generates the code for it (`_AppDelegateCreating`).
@preconcurrency @MainActor
public protocol NSApplicationDelegate: NSObjectProtocol {
  func applicationWillFinishLaunching(_ notification: Notification)
  func applicationDidFinishLaunching(_ notification: Notification)
  func applicationWillBecomeActive(_ notification: Notification)
  func applicationDidBecomeActive(_ notification: Notification)
  func applicationWillResignActive(_ notification: Notification)
  func applicationDidResignActive(_ notification: Notification)
  func applicationWillTerminate(_ notification: Notification)
  func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool
  func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool
  func application(_ application: NSApplication, open urls: [URL])
  func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool
  func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
}

extension NSApplicationDelegate {
  public func applicationWillFinishLaunching(_ notification: Notification) {}

  public func applicationDidFinishLaunching(_ notification: Notification) {}

  public func applicationWillBecomeActive(_ notification: Notification) {}

  public func applicationDidBecomeActive(_ notification: Notification) {}

  public func applicationWillResignActive(_ notification: Notification) {}

  public func applicationDidResignActive(_ notification: Notification) {}

  public func applicationWillTerminate(_ notification: Notification) {}

  public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
    false
  }

  public func applicationSupportsSecureRestorableState(_ app: NSApplication) -> Bool { false }

  public func application(_ application: NSApplication, open urls: [URL]) {}

  public func application(
    _ application: NSApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    false
  }

  public func application(
    _ application: NSApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any NSUserActivityRestoring]) -> Void
  ) -> Bool {
    false
  }

  public func application(
    _ application: NSApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: NSApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

extension NSApplicationDelegate {
  /// The entry point of an app whose delegate is marked `@main`.
  public static func main() {
    AppProcess.connect()
    let delegate = AppProcess.makeDelegate(Self.self, conformingTo: "NSApplicationDelegate")
    AppProcess.run(AppLifeCycle(delegate: MacDelegateCalls.installed(for: delegate)))
  }
}
