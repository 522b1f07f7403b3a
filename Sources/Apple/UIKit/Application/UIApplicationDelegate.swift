import Foundation

// Compatibility (SwiftUI.apps): partial | `@main` class with `UIApplicationDelegate` |
//   `UIApplication`, `UIResponder`, `UIWindow` and `UIViewController` without views; no scene
//   delegates

/// The object that an app tells about its life cycle.
///
/// On Linux there are no optional requirements: every callback has a default implementation that
/// does nothing. The system creates the delegate of `@main` and of `UIApplicationDelegateAdaptor`
/// with its `init()`; the builder generates the code for it (`_AppDelegateCreating`).
@preconcurrency @MainActor
public protocol UIApplicationDelegate: NSObjectProtocol {
  func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool
  func applicationDidFinishLaunching(_ application: UIApplication)
  func applicationDidBecomeActive(_ application: UIApplication)
  func applicationWillResignActive(_ application: UIApplication)
  func applicationWillEnterForeground(_ application: UIApplication)
  func applicationDidEnterBackground(_ application: UIApplication)
  func applicationWillTerminate(_ application: UIApplication)
  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool
  func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool
  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool
  func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  )
  func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  )
}

extension UIApplicationDelegate {
  public func application(
    _ application: UIApplication,
    willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    true
  }

  public func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    applicationDidFinishLaunching(application)
    return true
  }

  public func applicationDidFinishLaunching(_ application: UIApplication) {}

  public func applicationDidBecomeActive(_ application: UIApplication) {}

  public func applicationWillResignActive(_ application: UIApplication) {}

  public func applicationWillEnterForeground(_ application: UIApplication) {}

  public func applicationDidEnterBackground(_ application: UIApplication) {}

  public func applicationWillTerminate(_ application: UIApplication) {}

  public func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
  ) -> Bool {
    false
  }

  public func application(
    _ application: UIApplication, willContinueUserActivityWithType userActivityType: String
  ) -> Bool {
    false
  }

  public func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    false
  }

  public func application(
    _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
  ) {}

  public func application(
    _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: any Error
  ) {}
}

extension UIApplicationDelegate {
  /// The entry point of an app whose delegate is marked `@main`.
  public static func main() {
    AppProcess.connect()
    let delegate = AppProcess.makeDelegate(Self.self, conformingTo: "UIApplicationDelegate")
    AppProcess.run(AppLifeCycle(delegate: delegate))
  }
}

/// Creates an app delegate of UIKit or AppKit. The builder generates the conformance, because a
/// class with a plain `init()` cannot be created through its metatype.
@preconcurrency @MainActor
public protocol _AppDelegateCreating {
  static func _create() -> AnyObject
}

extension AppProcess {
  /// Creates a delegate with its `init()`. Ends the process if the builder has not seen its class.
  /// - Parameter conformance: The protocol that the class conforms to.
  package static func makeDelegate<Delegate>(
    _ type: Delegate.Type, conformingTo conformance: String
  ) -> Delegate {
    guard let delegate = (type as? any _AppDelegateCreating.Type)?._create() as? Delegate else {
      fail(
        "the app delegate \(type) cannot be created; declare it in the app's sources, outside of "
          + "other types and not private, and name \(conformance) in its declaration")
    }
    return delegate
  }
}

/// A delegate that passes its calls to the delegate of another framework.
@MainActor
package protocol AppDelegateForwarding: UIApplicationDelegate {
  var target: AnyObject { get }
}

/// An object that restores its state from a user activity.
@preconcurrency @MainActor
public protocol UIUserActivityRestoring {}
