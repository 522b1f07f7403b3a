import UIKit
import WidgetKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    print("launched", launchOptions?[.url] ?? "without a link")
    window = UIWindow(frame: UIScreen.main.bounds)
    window?.rootViewController = RackController()
    window?.makeKeyAndVisible()
    return true
  }

  func applicationDidBecomeActive(_ application: UIApplication) {
    print("active \(application.applicationState == .active)")
  }

  func applicationDidEnterBackground(_ application: UIApplication) { print("background") }

  func application(
    _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any] = [:]
  ) -> Bool {
    print("open", url)
    return true
  }

  func application(
    _ application: UIApplication, continue userActivity: NSUserActivity,
    restorationHandler: @escaping ([any UIUserActivityRestoring]?) -> Void
  ) -> Bool {
    print(
      "continue", userActivity.activityType,
      userActivity.userInfo?[WidgetCenter.UserInfoKey.kind] ?? "no kind")
    return true
  }
}

final class RackController: UIViewController {
  override func viewDidLoad() { print("loaded") }
}
