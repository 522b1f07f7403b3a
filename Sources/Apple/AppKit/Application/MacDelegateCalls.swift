import Foundation

/// Passes the steps of an app's life cycle, which are those of UIKit, to a delegate of AppKit.
@MainActor
final class MacDelegateCalls: NSObject, UIApplicationDelegate, AppDelegateForwarding {
  private let delegate: any NSApplicationDelegate
  private let application = NSApplication.shared
  var target: AnyObject { delegate }

  private init(_ delegate: any NSApplicationDelegate) { self.delegate = delegate }

  /// Sets the app's delegate. Returns the object that passes it the calls.
  static func installed(for delegate: any NSApplicationDelegate) -> MacDelegateCalls {
    NSApplication.shared.delegate = delegate
    return MacDelegateCalls(delegate)
  }

  /// Posts a notification and passes it to the delegate, which AppKit does in this order.
  private func post(
    _ name: Notification.Name, _ call: (any NSApplicationDelegate) -> (Notification) -> Void
  ) {
    let notification = Notification(name: name, object: application)
    call(delegate)(notification)
    NotificationCenter.default.post(notification)
  }

  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    post(NSApplication.willFinishLaunchingNotification) { $0.applicationWillFinishLaunching }
    return true
  }

  func applicationDidFinishLaunching(_ application: UIApplication) {
    post(NSApplication.didFinishLaunchingNotification) { $0.applicationDidFinishLaunching }
  }

  func applicationWillEnterForeground(_ application: UIApplication) {
    post(NSApplication.willBecomeActiveNotification) { $0.applicationWillBecomeActive }
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    post(NSApplication.didBecomeActiveNotification) { $0.applicationDidBecomeActive }
  }

  func applicationWillResignActive(_ application: UIApplication) {
    post(NSApplication.willResignActiveNotification) { $0.applicationWillResignActive }
  }

  func applicationDidEnterBackground(_ application: UIApplication) {
    post(NSApplication.didResignActiveNotification) { $0.applicationDidResignActive }
  }

  func applicationWillTerminate(_ application: UIApplication) {
    post(NSApplication.willTerminateNotification) { $0.applicationWillTerminate }
  }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    delegate.application(application, open: [url])
    return true
  }

  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    delegate.application(
      self.application, willContinueUserActivityWithType: userActivityType)
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    delegate.application(self.application, continue: userActivity) { _ in restorationHandler(nil) }
  }
}
